import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder with its missing parents. Root passes each one on to the owner of the folder it lies in: the window
 * may run as another user than the terminal.
 */
export function makeOwnedFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  makeOwnedFolder(parent);
  // Not recursive: `recursive` would hide that a file stands in the way. Another process may have been faster.
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    if (!existsSync(folder)) throw thrown;
    return;
  }
  giveToFolderOwner(folder, parent);
}

/** Gives a file that root made to the owner of its folder. SQLite does the same for its -wal and -shm files. */
export function giveToFolderOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder);
  if (owner.uid !== 0) chownSync(file, owner.uid, owner.gid);
}
