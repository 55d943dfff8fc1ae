import type { Store } from './open-store.ts';
import { phrasingsText } from './passage-rows.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { attachedPhrasings, attachedTo } from './phrasings.ts';
import { reindexPassage } from './words-index.ts';

/**
 * Makes people's phrasings of a document's rules find them, in every version, and those that were removed no longer:
 * writes the words of the passages whose phrasings changed again. Inside a write transaction.
 */
export function retagDocument(store: Store, libraryRow: number, documentRow: number, indexTerms: IndexTermsOf): void {
  const versions = store.database.prepare('SELECT id FROM version WHERE document = ?').pluck().all(documentRow);
  for (const version of versions as number[]) {
    retagVersion(store, libraryRow, { document: documentRow, version }, indexTerms);
    linkTaught(store, documentRow, version);
  }
}

/** Remembers which passages of a version people's phrasings stand for. Inside a write transaction. */
export function linkTaught(store: Store, documentRow: number, versionRow: number): void {
  const passages = store.database
    .prepare<[number], { id: number; clauseKey: string | null; textHash: string }>(
      'SELECT id, clause_key AS clauseKey, text_hash AS textHash FROM passage WHERE version = ? ORDER BY ordinal',
    )
    .all(versionRow);
  store.database
    .prepare('DELETE FROM taught_passage WHERE passage IN (SELECT id FROM passage WHERE version = ?)')
    .run(versionRow);
  const insert = store.database.prepare('INSERT INTO taught_passage (passage, phrasing) VALUES (?, ?)');
  for (const { id, place } of attachedTo(store, documentRow, passages)) insert.run(passages[place]?.id, id);
}

function retagVersion(
  store: Store,
  libraryRow: number,
  rows: { document: number; version: number },
  indexTerms: IndexTermsOf,
): void {
  const passages = store.database
    .prepare<[number], { id: number; clauseKey: string | null; textHash: string; tags: string; held: string }>(
      `SELECT id, clause_key AS clauseKey, text_hash AS textHash, tags, phrasings AS held FROM passage
       WHERE version = ? ORDER BY ordinal`,
    )
    .all(rows.version);
  const attached = attachedPhrasings(store, rows.document, passages);
  const update = store.database.prepare('UPDATE passage SET phrasings = ? WHERE id = ?');
  passages.forEach((passage, place) => {
    const said = attached.get(place) ?? [];
    if (said.length === 0 && passage.held === '') return;
    const text = phrasingsText([...(JSON.parse(passage.tags) as string[]), ...said]);
    if (text === passage.held) return;
    update.run(text, passage.id);
    reindexPassage(store, libraryRow, passage.id, indexTerms);
  });
}
