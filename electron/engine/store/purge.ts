import { LIMITS } from '../../../shared/limits.ts';
import { recordChange } from './changes.ts';
import { finishErasing, markErasing } from './erase.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { dropUnusedOriginals } from './originals.ts';
import { eraseDeletedWords } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

const MS_PER_DAY = 86_400_000;

/**
 * Erases removed documents: text, passages, tags, and originals that no other version uses. Inside a write transaction;
 * `finishErasing` has to follow it. Answers how many there were.
 */
export function purgeDocuments(
  store: Store,
  library: ResolvedLibrary,
  documents: readonly number[],
  account: string,
): number {
  if (documents.length === 0) return 0;
  const drop = store.database.prepare('DELETE FROM document WHERE id = ?');
  for (const document of documents) {
    drop.run(document);
    recordChange(store, account, 'purge', { library: library.id, document });
  }
  dropUnusedOriginals(store);
  if (isLive(store, library)) eraseDeletedWords(store, library.row);
  markErasing(store);
  return documents.length;
}

/** Erases a removed library with all that it held. Answers how many documents there were. */
export function purgeLibrary(store: Store, library: ResolvedLibrary, account: string): number {
  const documents = store.database
    .prepare('SELECT id FROM document WHERE library = ?')
    .pluck()
    .all(library.row) as number[];
  purgeDocuments(store, library, documents, account);
  store.database.prepare('DELETE FROM library WHERE id = ?').run(library.row);
  recordChange(store, account, 'purge', { library: library.id });
  markErasing(store);
  return documents.length;
}

/** Erases what was removed more than `LIMITS.removedDays` before `now` (milliseconds). Answers how many documents. */
export function purgeExpired(store: Store, now: number, account: string): number {
  const limit = now - LIMITS.removedDays * MS_PER_DAY;
  if (!anyExpired(store, limit)) return 0;
  const purged = inWriteTransaction(store, () => {
    let count = 0;
    for (const { document, ...library } of expiredDocuments(store, limit)) {
      count += purgeDocuments(store, library, [document], account);
    }
    for (const library of expiredLibraries(store, limit)) count += purgeLibrary(store, library, account);
    return count;
  });
  finishErasing(store);
  return purged;
}

function isLive(store: Store, library: ResolvedLibrary): boolean {
  return (
    store.database.prepare('SELECT 1 FROM library WHERE id = ? AND removed_at IS NULL').get(library.row) !== undefined
  );
}

function anyExpired(store: Store, limit: number): boolean {
  return expiredDocuments(store, limit).length > 0 || expiredLibraries(store, limit).length > 0;
}

function expiredDocuments(store: Store, limit: number): (ResolvedLibrary & { document: number })[] {
  return store.database
    .prepare<[number], ResolvedLibrary & { document: number }>(
      `SELECT library.id AS row, library.uuid AS id, library.name, document.id AS document
       FROM document JOIN library ON library.id = document.library WHERE document.removed_at < ?`,
    )
    .all(limit);
}

function expiredLibraries(store: Store, limit: number): ResolvedLibrary[] {
  return store.database
    .prepare<[number], ResolvedLibrary>(
      'SELECT id AS row, uuid AS id, name FROM library WHERE removed_at < ? ORDER BY id',
    )
    .all(limit);
}
