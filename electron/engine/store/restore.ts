import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { enqueueJob } from './jobs.ts';
import { findLibraryByName, reviveLibrary, type ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { recallDemo } from './settings.ts';
import { putBack } from './take-out.ts';
import { inWriteTransaction } from './write-transaction.ts';

export interface Restoration {
  /** UUID of the library. */
  library: string;
  /** Key of the document; left out: the library with all that was removed with it. */
  document?: string | undefined;
  account: string;
  indexTerms: IndexTermsOf;
}

/**
 * Takes the last removal back: words answer at once, vectors are queued. Answers how many documents came back. Errors:
 * `library-unknown`, `document-unknown`, `key-taken` {key}: another document has the key by now, `library-name-taken`.
 */
export function restore(store: Store, restoration: Restoration): Result<{ documents: number }> {
  return inWriteTransaction(store, () => {
    const library = store.database
      .prepare<[string], ResolvedLibrary & { removed_at: number | null }>(
        'SELECT id AS row, uuid AS id, name, removed_at FROM library WHERE uuid = ?',
      )
      .get(restoration.library);
    if (library === undefined) return fail('library-unknown', { library: restoration.library });
    const documents = removedDocuments(store, library.row, restoration.document);
    if (restoration.document !== undefined && documents.length === 0) {
      return fail('document-unknown', { document: restoration.document });
    }
    const refused = refusal(store, library, documents);
    if (refused !== null) return refused;
    if (library.removed_at !== null) reviveLibrary(store, library.row);
    for (const { row, key } of documents) {
      putBack(store, library.row, row, restoration.indexTerms);
      recallDemo(store, library.name, key);
    }
    enqueueJob(store, { kind: 'embed', once: true });
    recordChange(store, restoration.account, 'restore', {
      library: library.id,
      document: restoration.document === undefined ? null : (documents[0]?.row ?? null),
      documents: documents.length,
    });
    return succeed({ documents: documents.length });
  });
}

interface RemovedDocument {
  row: number;
  key: string;
}

/** The last removed one of that key, or all that went with the library. */
function removedDocuments(store: Store, libraryRow: number, key: string | undefined): RemovedDocument[] {
  if (key !== undefined) {
    return store.database
      .prepare<[number, string], RemovedDocument>(
        `SELECT id AS row, key FROM document WHERE library = ? AND key = ? AND removed_at IS NOT NULL
         ORDER BY removed_at DESC, id DESC LIMIT 1`,
      )
      .all(libraryRow, documentKeyName(key));
  }
  return store.database
    .prepare<[number], RemovedDocument>(
      'SELECT id AS row, key FROM document WHERE library = ? AND removed_at IS NOT NULL AND removed_with_library = 1',
    )
    .all(libraryRow);
}

function refusal(store: Store, library: ResolvedLibrary, documents: readonly RemovedDocument[]) {
  const named = findLibraryByName(store, library.name);
  if (named !== null && named.row !== library.row) return fail('library-name-taken', { library: library.name });
  const live = store.database.prepare('SELECT 1 FROM document WHERE library = ? AND key = ? AND removed_at IS NULL');
  const taken = documents.find(({ key }) => live.get(library.row, key) !== undefined);
  return taken === undefined ? null : fail('key-taken', { library: library.name, key: taken.key });
}
