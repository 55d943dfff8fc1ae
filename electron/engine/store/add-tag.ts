import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import type { ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { insertOwnPhrasing } from './own-phrasings.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { retagDocument } from './retag-passages.ts';
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
    retagDocument(store, tag.library.row, document, tag.indexTerms);
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

function insertTag(store: Store, tag: NewTag, document: number, passage: TaggedPassage): void {
  const { library, phrasing, author } = tag;
  insertOwnPhrasing(store, { ...passage, library: library.row, document, phrasing, meaning: null, author });
}
