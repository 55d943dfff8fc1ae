import type { VerifyReport } from '../../../shared/operation-results.ts';
import type { Store } from './open-store.ts';
import { indexedPassages } from './words-index.ts';

interface LibraryRow {
  id: number;
  uuid: string;
  words_passages: number;
  words_length: number;
}

/** Each library's words index against the passages that should be in it, and its counters against both. */
export function wordsProblems(store: Store): VerifyReport['problems'] {
  return store.database
    .prepare<[], LibraryRow>('SELECT id, uuid, words_passages, words_length FROM library WHERE removed_at IS NULL')
    .all()
    .flatMap((library) => libraryProblems(store, library));
}

function libraryProblems(store: Store, library: LibraryRow): VerifyReport['problems'] {
  const rows = store.database
    .prepare<[number], { id: number; words_length: number }>(
      `SELECT passage.id, passage.words_length FROM passage JOIN document ON document.id = passage.document
       WHERE document.library = ? AND document.removed_at IS NULL`,
    )
    .all(library.id);
  const wanted = new Set(rows.map((row) => row.id));
  const found = new Set(indexedPassages(store, library.id));
  const missing = [...wanted].filter((id) => !found.has(id)).length;
  const orphaned = [...found].filter((id) => !wanted.has(id)).length;
  const length = rows.reduce((sum, row) => sum + row.words_length, 0);
  const miscounted = library.words_passages !== wanted.size || library.words_length !== length;
  const details = { library: library.uuid };
  return [
    ...(missing === 0 ? [] : [{ code: 'words-missing' as const, details: { ...details, count: missing } }]),
    ...(orphaned === 0 ? [] : [{ code: 'words-orphaned' as const, details: { ...details, count: orphaned } }]),
    ...(miscounted ? [{ code: 'words-index-damaged' as const, details: { ...details, part: 'counters' } }] : []),
  ];
}
