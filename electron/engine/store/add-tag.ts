import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import type { ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { phrasingsText } from './passage-rows.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { attachedPhrasings } from './phrasings.ts';
import { reindexPassage } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A phrasing by which a person wants a rule to be found. */
export interface NewTag {
  library: ResolvedLibrary;
  /** Key of the document. */
  document: string;
  /** The rule: by clause key (every clause that bears it as its own), or by a line of the original. */
  place: { clauseKey: string } | { line: number };
  phrasing: string;
  author: string;
  account: string;
  indexTerms: IndexTermsOf;
}

/**
 * Attaches a phrasing to a rule of the newest version, and writes the words of that rule again in the same transaction:
 * it is found by the phrasing from then on, also in the versions before. Answers to how many passages it went. Errors:
 * `document-unknown`, `clause-unknown` {clause}, `line-unknown` {line}.
 */
export function addTag(store: Store, tag: NewTag): Result<{ passages: number }> {
  return inWriteTransaction(store, () => {
    const document = store.database
      .prepare<[number, string], number>('SELECT id FROM document WHERE library = ? AND key = ? AND removed_at IS NULL')
      .pluck()
      .get(tag.library.row, documentKeyName(tag.document));
    if (typeof document !== 'number') return fail('document-unknown', { document: tag.document });
    const passages = passagesAt(store, document, tag.place);
    if (passages.length === 0) {
      return 'line' in tag.place
        ? fail('line-unknown', { line: tag.place.line })
        : fail('clause-unknown', { clause: tag.place.clauseKey });
    }
    for (const passage of passages) insertTag(store, tag, document, passage);
    for (const version of versionsOf(store, document)) retagVersion(store, tag, document, version);
    recordChange(store, tag.account, 'tag', { library: tag.library.id, document, passages: passages.length });
    return succeed({ passages: passages.length });
  });
}

interface TaggedPassage {
  clauseKey: string | null;
  textHash: string;
}

function passagesAt(store: Store, document: number, place: NewTag['place']): TaggedPassage[] {
  const passages = `
    SELECT clause_key AS clauseKey, text_hash AS textHash FROM passage
    WHERE version = (SELECT id FROM newest_version WHERE document = ?)`;
  return 'line' in place
    ? store.database
        .prepare<[number, number], TaggedPassage>(`${passages} AND ? BETWEEN first_line AND last_line ORDER BY ordinal`)
        .all(document, place.line)
    : store.database
        .prepare<[number, string], TaggedPassage>(`${passages} AND clause_key = ? ORDER BY ordinal`)
        .all(document, place.clauseKey);
}

/** A phrasing that the rule already has is not written twice. */
function insertTag(store: Store, tag: NewTag, document: number, passage: TaggedPassage): void {
  store.database
    .prepare(
      `INSERT INTO phrasing (library, document, clause_key, text_hash, phrasing, origin, author, created_at)
       SELECT @library, @document, @clauseKey, @textHash, @phrasing, 'person', @author, @at
       WHERE NOT EXISTS (SELECT 1 FROM phrasing WHERE document = @document AND origin = 'person'
         AND clause_key IS @clauseKey AND text_hash = @textHash AND phrasing = @phrasing)`,
    )
    .run({
      ...passage,
      library: tag.library.row,
      document,
      phrasing: tag.phrasing,
      author: tag.author,
      at: Date.now(),
    });
}

function versionsOf(store: Store, document: number): number[] {
  return store.database.prepare('SELECT id FROM version WHERE document = ?').pluck().all(document) as number[];
}

function retagVersion(store: Store, tag: NewTag, document: number, version: number): void {
  const passages = store.database
    .prepare<[number], TaggedPassage & { id: number; tags: string; held: string }>(
      `SELECT id, clause_key AS clauseKey, text_hash AS textHash, tags, phrasings AS held FROM passage
       WHERE version = ? ORDER BY ordinal`,
    )
    .all(version);
  const update = store.database.prepare('UPDATE passage SET phrasings = ? WHERE id = ?');
  for (const [place, phrasings] of attachedPhrasings(store, document, passages)) {
    const passage = passages[place];
    if (passage === undefined) continue;
    const text = phrasingsText([...(JSON.parse(passage.tags) as string[]), ...phrasings]);
    if (text === passage.held) continue;
    update.run(text, passage.id);
    reindexPassage(store, tag.library.row, passage.id, tag.indexTerms);
  }
}
