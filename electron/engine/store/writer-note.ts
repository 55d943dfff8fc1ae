import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToFolderOwner } from './folder-owner.ts';

/** The process that took the write lock last. SQLite itself cannot say who holds its lock. */
interface Writer {
  pid: number;
  /** Milliseconds since 1970. */
  since: number;
}

const FILE = 'writer.json';

/** Called by whoever has just got the write lock. */
export function noteWriter(folder: string): void {
  const file = join(folder, FILE);
  const isNew = !existsSync(file);
  const writer: Writer = { pid: process.pid, since: Date.now() };
  writeFileSync(file, JSON.stringify(writer), { mode: 0o600 });
  if (isNew) giveToFolderOwner(file, folder);
}

/** Null when nobody wrote yet, or when the note is being written this moment. */
export function readWriter(folder: string): Writer | null {
  try {
    const note: unknown = JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
    if (typeof note !== 'object' || note === null || !('pid' in note) || !('since' in note)) return null;
    return typeof note.pid === 'number' && typeof note.since === 'number' ? { pid: note.pid, since: note.since } : null;
  } catch {
    return null;
  }
}
