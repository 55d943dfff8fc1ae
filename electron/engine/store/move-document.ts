import { fail, succeed, type Result } from '../../../shared/result.ts';
import { CodedError } from '../../../shared/app-error.ts';
import { recordChange } from './changes.ts';
import { findLibrary, type ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { dismissDemo, recallDemo } from './settings.ts';
import { moveVectors } from './vector-index.ts';
import { indexVersion, unindexVersion } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

export interface Move {
  /** UUID of the library that holds the documents. */
  library: string;
  /** Their keys. */
  documents: readonly string[];
  /** UUID of the library that gets them. */
  to: string;
  account: string;
  indexTerms: IndexTermsOf;
}

/**
 * Moves documents with all their versions into another library: all of them or none. Words are written anew there, since
 * each library has an index of its own; vectors are kept, and put under the other library. References into the old library
 * lead nowhere afterwards. Answers how many there were. Errors: `library-unknown`, `document-unknown`, `key-taken`.
 */
export function moveDocuments(store: Store, move: Move): Result<{ documents: number }> {
  try {
    return inWriteTransaction(store, () => {
      const from = findLibrary(store, move.library);
      const to = findLibrary(store, move.to);
      if (from === null || to === null) return fail('library-unknown', { library: from ? move.to : move.library });
      const keys = [...new Set(move.documents.map(documentKeyName))];
      if (from.row === to.row) return succeed({ documents: 0 });
      for (const key of keys)
        moveDocument(store, { from, to, key, account: move.account, indexTerms: move.indexTerms });
      return succeed({ documents: keys.length });
    });
  } catch (thrown) {
    // Thrown and not answered, so that what was moved before it is taken back.
    if (thrown instanceof CodedError) return fail(thrown.code, thrown.details);
    throw thrown;
  }
}

interface OneMove {
  from: ResolvedLibrary;
  to: ResolvedLibrary;
  key: string;
  account: string;
  indexTerms: IndexTermsOf;
}

function moveDocument(store: Store, { from, to, key, account, indexTerms }: OneMove): void {
  const document = liveDocument(store, from, key);
  if (document === undefined) throw new CodedError('document-unknown', { document: key });
  if (liveDocument(store, to, key) !== undefined) throw new CodedError('key-taken', { library: to.name, key });
  const versions = store.database.prepare('SELECT id FROM version WHERE document = ?').pluck().all(document);
  for (const version of versions as number[]) unindexVersion(store, from.row, version);
  putUnder(store, to, document);
  for (const version of versions as number[]) {
    indexVersion(store, to.row, version, indexTerms);
    moveVectors(store, to.row, version);
  }
  if (isDemo(store, from)) dismissDemo(store, from.name, key);
  if (isDemo(store, to)) recallDemo(store, to.name, key);
  recordChange(store, account, 'move', { library: from.id, to: to.id, document });
}

function liveDocument(store: Store, library: ResolvedLibrary, key: string): number | undefined {
  return store.database
    .prepare<[number, string], number>('SELECT id FROM document WHERE library = ? AND key = ? AND removed_at IS NULL')
    .pluck()
    .get(library.row, key);
}

/** Every row that says of a document in which library it is. Its watched folder asks nothing about it any more. */
function putUnder(store: Store, library: ResolvedLibrary, document: number): void {
  const rows = { library: library.row, document };
  for (const update of [
    'UPDATE document SET library = @library WHERE id = @document',
    'UPDATE passage SET library = @library WHERE document = @document',
    'UPDATE passage_key SET library = @library WHERE passage IN (SELECT id FROM passage WHERE document = @document)',
    'UPDATE embedding SET library = @library WHERE passage IN (SELECT id FROM passage WHERE document = @document)',
    'UPDATE phrasing SET library = @library WHERE document = @document',
  ]) {
    store.database.prepare(update).run(rows);
  }
  store.database.prepare('DELETE FROM watch_notice WHERE document = ?').run(document);
}

function isDemo(store: Store, { row }: ResolvedLibrary): boolean {
  return store.database.prepare('SELECT demo FROM library WHERE id = ?').pluck().get(row) === 1;
}
