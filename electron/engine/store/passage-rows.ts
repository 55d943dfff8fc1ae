import type { DocumentKind, PassageKind } from '../../../shared/document.ts';
import type { PassageDraft } from '../split/passage-draft.ts';
import type { Store } from './open-store.ts';
import { passageWordsMaker, type IndexTermsOf } from './passage-words.ts';
import { textHash } from './text-hash.ts';
import { countWords, wordsWriter } from './words-index.ts';

/** Where passages belong. */
export interface PassageOwner {
  libraryRow: number;
  documentRow: number;
  versionRow: number;
  title: string;
  kind: DocumentKind;
}

/**
 * Writes the passages of a version with their clause keys and their words. `attached`: phrasings that people gave to a
 * passage, by its place. Vectors are not touched.
 */
export function insertPassages(
  store: Store,
  owner: PassageOwner,
  drafts: readonly PassageDraft[],
  attached: ReadonlyMap<number, string[]>,
  indexTerms: IndexTermsOf,
): void {
  const insert = store.database.prepare(INSERT_PASSAGE);
  const insertKey = store.database.prepare(
    'INSERT OR IGNORE INTO passage_key (library, key, passage, own) VALUES (?, ?, ?, ?)',
  );
  const writeWords = wordsWriter(store, owner.libraryRow);
  const wordsOf = passageWordsMaker(indexTerms);
  drafts.forEach((draft, ordinal) => {
    const phrasings = phrasingsText([...draft.tags, ...(attached.get(ordinal) ?? [])]);
    const words = wordsOf({ ...draft, title: owner.title, phrasings });
    const { lastInsertRowid } = insert.run({
      ...ownerColumns(owner),
      ...draftColumns(owner, draft),
      phrasings,
      length: words.length,
      ordinal,
    });
    const id = Number(lastInsertRowid);
    writeWords(id, words.tokens);
    if (draft.clauseKey !== null) insertKey.run(owner.libraryRow, draft.clauseKey, id, 1);
    for (const key of draft.otherKeys) insertKey.run(owner.libraryRow, key, id, 0);
  });
  countWords(store, owner.libraryRow, owner.versionRow, 1);
}

/** Tags of the author and phrasings of people as they lie beside a passage: one a line. */
export function phrasingsText(phrasings: readonly string[]): string {
  return phrasings.join('\n');
}

const INSERT_PASSAGE = `
  INSERT INTO passage (library, document, version, ordinal, start_offset, end_offset, first_line, last_line, first_page,
    last_page, page_labels, headings, section_depth, clause, clause_key, kind, tags, phrasings, text_hash, text,
    words_length)
  VALUES (@library, @document, @version, @ordinal, @start, @end, @firstLine, @lastLine, @firstPage,
    @lastPage, @pageLabels, @headings, @sectionDepth, @clause, @clauseKey, @kind, @tags, @phrasings, @textHash, @text,
    @length)`;

function ownerColumns(owner: PassageOwner) {
  return { library: owner.libraryRow, document: owner.documentRow, version: owner.versionRow };
}

function draftColumns(owner: PassageOwner, draft: PassageDraft) {
  return {
    start: draft.start,
    end: draft.end,
    firstLine: draft.lines?.[0] ?? null,
    lastLine: draft.lines?.[1] ?? null,
    firstPage: draft.pages?.[0] ?? null,
    lastPage: draft.pages?.[1] ?? null,
    pageLabels: draft.pageLabels === null ? null : JSON.stringify(draft.pageLabels),
    headings: JSON.stringify(draft.headings),
    sectionDepth: draft.sectionDepth,
    clause: draft.clause,
    clauseKey: draft.clauseKey,
    kind: kindOf(owner, draft),
    tags: JSON.stringify(draft.tags),
    textHash: textHash(draft.text),
    text: draft.text,
  };
}

function kindOf(owner: PassageOwner, draft: PassageDraft): PassageKind {
  return draft.kind === 'rule' ? owner.kind : draft.kind;
}
