import fs from 'node:fs/promises';
import type { AppError } from '../../../shared/app-error.ts';
import { apartFromTwins, fileWithin, type PlannedFile } from './plan-import.ts';
import { walkFolder } from './walk-folder.ts';

/** A file of a watched folder as it is now. */
export interface SeenFile extends PlannedFile {
  /** Size, time of change and permissions: differs when the file is another one, or may be read by now. */
  stamp: string;
  /** Why it is passed over; null for a file that can be read. */
  error: AppError | null;
}

/** How a watched folder is now. */
export interface FolderLook {
  /** Of the drive. */
  device: string;
  /** By key. */
  files: Map<string, SeenFile>;
}

/** Looks at every file below a folder without opening one; null when the folder is not there or cannot be opened. */
export async function lookAtFolder(folder: string): Promise<FolderLook | null> {
  const device = await fs.stat(folder).then(
    ({ dev }) => String(dev),
    () => null,
  );
  const walk = await walkFolder(folder);
  const isOpen = !walk.passedOver.some(({ relative }) => relative === '');
  if (device === null || !isOpen) return null;
  const { first, twins } = apartFromTwins(walk.files.map((relative) => fileWithin(folder, relative)));
  const seen = await Promise.all(first.map(seenFile));
  const passedOver = [
    // A key of its own, which no file can have: it is not composed.
    ...twins.map((twin) => ({ ...twin, key: twin.file })),
    ...walk.passedOver.map(({ relative, error }) => ({ ...fileWithin(folder, relative), error })),
  ].map((entry) => ({ ...entry, stamp: entry.error.code }));
  const files = [...seen.filter((file) => file !== null), ...passedOver];
  return { device, files: new Map(files.map((file) => [file.key, file])) };
}

/** Null when it is gone since its folder was read. */
async function seenFile(planned: PlannedFile): Promise<SeenFile | null> {
  try {
    const { size, mtimeMs, mode } = await fs.lstat(planned.path);
    return { ...planned, stamp: `${size} ${mtimeMs} ${mode}`, error: null };
  } catch {
    return null;
  }
}
