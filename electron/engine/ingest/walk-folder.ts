import fs from 'node:fs/promises';
import path from 'node:path';
import type { AppError, ErrorCode } from '../../../shared/app-error.ts';

/** What lies below a folder. */
export interface FolderWalk {
  /** Files, relative to the folder. */
  files: string[];
  /** What is passed over, relative to the folder, with the reason: nothing is left out without being told. */
  passedOver: { relative: string; error: AppError }[];
}

/**
 * Everything below a folder but what is hidden. Links are not followed: one can lead out of the folder, or round in a
 * circle. A folder that cannot be opened is passed over, and the others go on. `relative` is empty for the folder itself.
 */
export async function walkFolder(folder: string): Promise<FolderWalk> {
  const walk: FolderWalk = { files: [], passedOver: [] };
  const waiting = [''];
  for (let inner = waiting.pop(); inner !== undefined; inner = waiting.pop()) {
    const entries = await entriesOf(path.join(folder, inner));
    if (entries === null) {
      walk.passedOver.push({ relative: inner, error: passed('folder-unreadable') });
      continue;
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const relative = path.join(inner, entry.name);
      if (entry.isFile()) walk.files.push(relative);
      else if (entry.isDirectory()) waiting.push(relative);
      else
        walk.passedOver.push({ relative, error: passed(entry.isSymbolicLink() ? 'link-not-followed' : 'not-a-file') });
    }
  }
  return walk;
}

async function entriesOf(folder: string) {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

function passed(code: ErrorCode): AppError {
  return { code, details: {} };
}
