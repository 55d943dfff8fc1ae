import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { finishErasing } from './erase.ts';
import { withdrawReadJobs } from './jobs.ts';
import type { ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { purgeDocuments, purgeLibrary } from './purge.ts';
import { dismissDemo } from './settings.ts';
import { takeOut } from './take-out.ts';
import { clearUnreadFile } from './unread-files.ts';
import { dropWordsIndex } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

export interface Removal {
  /** UUID of the library. */
  library: string;
  /** Key of the document; left out: the whole library. */
  document?: string | undefined;
  /** Erases the text for good, also of what was removed before. */
  now?: boolean | undefined;
  account: string;
}

/**
 * Removes a document or a library: gone from every leg, list and count at once. Its text stays for
 * `LIMITS.removedDays`, unless `now`. Files that still wait to be read into a removed library are not brought in. A key
 * that only names a file which could not be read is forgotten. Answers how many documents went, and whether the text is
 * out of the files too: with `now` another process at work can delay that until the store is opened next. Errors:
 * `library-unknown`, `document-unknown`.
 */
export function remove(store: Store, removal: Removal): Result<{ documents: number; erased: boolean }> {
  const removed = inWriteTransaction(store, () => {
    const library = libraryFor(store, removal);
    if (library === null) return fail('library-unknown', { library: removal.library });
    return removal.document === undefined
      ? succeed({ documents: removeLibrary(store, library, removal) })
      : removeDocument(store, library, documentKeyName(removal.document), removal);
  });
  if (!removed.ok) return removed;
  return succeed({ ...removed.value, erased: removal.now === true && finishErasing(store) });
}

interface FoundLibrary extends ResolvedLibrary {
  demo: number;
  removed_at: number | null;
}

function libraryFor(store: Store, removal: Removal): FoundLibrary | null {
  const library = store.database
    .prepare<[string], FoundLibrary>('SELECT id AS row, uuid AS id, name, demo, removed_at FROM library WHERE uuid = ?')
    .get(removal.library);
  return library === undefined || (library.removed_at !== null && removal.now !== true) ? null : library;
}

function removeLibrary(store: Store, library: FoundLibrary, removal: Removal): number {
  const live = liveDocuments(store, library, null);
  if (library.removed_at === null) {
    for (const document of live) takeOut(store, library.row, document, true);
    dropWordsIndex(store, library.row);
    store.database.prepare('UPDATE library SET removed_at = ? WHERE id = ?').run(Date.now(), library.row);
    withdrawReadJobs(store, library.name);
    if (library.demo === 1) dismissDemo(store, library.name, null);
    recordChange(store, removal.account, 'remove', { library: library.id, documents: live.length });
  }
  return removal.now === true ? purgeLibrary(store, library, removal.account) : live.length;
}

function removeDocument(
  store: Store,
  library: FoundLibrary,
  key: string,
  removal: Removal,
): Result<{ documents: number }> {
  const [live] = liveDocuments(store, library, key);
  if (live !== undefined) {
    takeOut(store, library.row, live, false);
    if (library.demo === 1) dismissDemo(store, library.name, key);
    recordChange(store, removal.account, 'remove', { library: library.id, document: live });
  }
  const purged =
    removal.now === true ? purgeDocuments(store, library, removedDocuments(store, library, key), removal.account) : 0;
  const documents = Math.max(purged, live === undefined ? 0 : 1);
  const forgotten = clearUnreadFile(store, library.row, key);
  return documents === 0 && !forgotten ? fail('document-unknown', { document: key }) : succeed({ documents });
}

/** Rows of the library's documents; of one key when it is given. */
function liveDocuments(store: Store, library: FoundLibrary, key: string | null): number[] {
  return store.database
    .prepare('SELECT id FROM document WHERE library = @row AND removed_at IS NULL AND (@key IS NULL OR key = @key)')
    .pluck()
    .all({ row: library.row, key }) as number[];
}

function removedDocuments(store: Store, library: FoundLibrary, key: string): number[] {
  return store.database
    .prepare('SELECT id FROM document WHERE library = ? AND removed_at IS NOT NULL AND key = ?')
    .pluck()
    .all(library.row, key) as number[];
}
