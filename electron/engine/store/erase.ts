import { CodedError } from '../../../shared/app-error.ts';
import type { Store } from './open-store.ts';
import { removeErasedCopies } from './original-copies.ts';
import { readSetting, writeSetting } from './settings.ts';
import { asStoreError } from './store-errors.ts';

/**
 * Deleting is not erasing. `secure_delete` clears deleted cells and pages, but SQLite moves cells between pages as they
 * fill, and leaves the older copies in the unused part of a page (seen in 2 of 12 random stores); and all of it stays in
 * the write-ahead log. So the file is written anew and the log cut afterwards. Another process that reads or writes at
 * this moment can hold that up: that it is due is remembered, and tried again when the store is opened next.
 */
export function markErasing(store: Store): void {
  writeSetting(store, 'erase-due', '1');
}

/** Whether nothing of what was erased is left in the files. Not inside a transaction. */
export function finishErasing(store: Store): boolean {
  if (readSetting(store, 'erase-due') === null) return true;
  try {
    removeErasedCopies(store);
    store.database.exec('VACUUM');
    const [outcome] = store.database.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').all();
    if (outcome?.busy !== 0) return false;
    writeSetting(store, 'erase-due', null);
    return true;
  } catch (thrown) {
    const error = asStoreError(thrown, store.folder);
    if (error instanceof CodedError && (error.code === 'store-busy' || error.code === 'disk-full')) return false;
    throw error;
  }
}
