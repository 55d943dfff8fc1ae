import type { Store } from './open-store.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { dropVectors, queueVectors } from './vector-index.ts';
import { indexVersion, unindexVersion } from './words-index.ts';

/** Takes a document out of words, vectors and every list; text and originals stay. Inside a write transaction. */
export function takeOut(store: Store, libraryRow: number, documentRow: number, withLibrary: boolean): void {
  for (const version of versionsOf(store, documentRow)) {
    unindexVersion(store, libraryRow, version);
    dropVectors(store, version);
  }
  store.database
    .prepare('UPDATE document SET removed_at = ?, removed_with_library = ? WHERE id = ?')
    .run(Date.now(), withLibrary ? 1 : 0, documentRow);
}

/** Takes the removal of a document back: its words answer at once, its vectors are queued. */
export function putBack(store: Store, libraryRow: number, documentRow: number, indexTerms: IndexTermsOf): void {
  for (const version of versionsOf(store, documentRow)) {
    indexVersion(store, libraryRow, version, indexTerms);
    queueVectors(store, version);
  }
  store.database
    .prepare('UPDATE document SET removed_at = NULL, removed_with_library = 0 WHERE id = ?')
    .run(documentRow);
}

function versionsOf(store: Store, documentRow: number): number[] {
  return store.database.prepare('SELECT id FROM version WHERE document = ?').pluck().all(documentRow) as number[];
}
