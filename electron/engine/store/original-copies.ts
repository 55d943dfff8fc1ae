import fs from 'node:fs';
import path from 'node:path';
import type { Store } from './open-store.ts';

/** What a copy of an original beside the store is for; one process at a time makes copies of a kind. */
export type CopyPurpose = 'reread' | 'recognise';

const COPY = /^(?:reread|recognise)-(\d+)$/;

/** The copy of a version's original. */
export function copyPath(store: Store, purpose: CopyPurpose, versionRow: number): string {
  return path.join(store.folder, `${purpose}-${versionRow}`);
}

/** Takes away what a process that was killed left. */
export function removeLeftCopies(store: Store, purpose: CopyPurpose): void {
  for (const name of copies(store)) if (name.startsWith(purpose)) remove(store, name);
}

/** No text may stay beside the store that was erased from it; a process that still reads such a copy has no use for it. */
export function removeErasedCopies(store: Store): void {
  const version = store.database.prepare('SELECT 1 FROM version WHERE id = ?');
  for (const name of copies(store)) {
    if (version.get(Number(COPY.exec(name)?.[1])) === undefined) remove(store, name);
  }
}

function copies(store: Store): string[] {
  return fs.readdirSync(store.folder).filter((name) => COPY.test(name));
}

function remove(store: Store, name: string): void {
  fs.rmSync(path.join(store.folder, name), { force: true });
}
