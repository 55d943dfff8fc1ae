import type { Store } from './open-store.ts';
import { asStoreError } from './store-errors.ts';
import { noteWriter } from './writer-note.ts';

/**
 * Runs a write: all of it or nothing. Takes the lock at once (BEGIN IMMEDIATE), since a read that turns into a write
 * fails without waiting when another process wrote in between. Throws `store-busy` after `LIMITS.storeBusy`.
 */
export function inWriteTransaction<T>(store: Store, write: () => T): T {
  if (store.database.inTransaction) return write();
  const run = store.database.transaction(() => {
    noteWriter(store.folder);
    return write();
  });
  try {
    return run.immediate();
  } catch (thrown) {
    throw asStoreError(thrown, store.folder);
  }
}
