import fs from 'node:fs';
import path from 'node:path';
import type { Store } from './open-store.ts';
import { isRunning } from './process-identity.ts';

/** What a copy of an original beside the store is for. */
export type CopyPurpose = 'reread' | 'recognise';

/** Version and process: two processes may read the same version, and neither may take the other's copy away. */
const COPY = /^(?:reread|recognise)-(?<version>\d+)-(?<pid>\d+)$/;

/** The copy of a version's original that this process makes. */
export function copyPath(store: Store, purpose: CopyPurpose, versionRow: number): string {
  return path.join(store.folder, `${purpose}-${versionRow}-${process.pid}`);
}

/** Takes away what processes that were killed left. */
export function removeLeftCopies(store: Store): void {
  for (const { name, pid } of copies(store)) if (!isRunning({ pid, started: '' })) remove(store, name);
}

/** No text may stay beside the store that was erased from it; a process that still reads such a copy has no use for it. */
export function removeErasedCopies(store: Store): void {
  const isThere = store.database.prepare('SELECT 1 FROM version WHERE id = ?');
  for (const { name, version } of copies(store)) if (isThere.get(version) === undefined) remove(store, name);
}

function copies(store: Store): { name: string; version: number; pid: number }[] {
  return fs.readdirSync(store.folder).flatMap((name) => {
    const groups = COPY.exec(name)?.groups;
    return groups ? [{ name, version: Number(groups['version']), pid: Number(groups['pid']) }] : [];
  });
}

function remove(store: Store, name: string): void {
  fs.rmSync(path.join(store.folder, name), { force: true });
}
