import type { DocumentKind, PassageKind } from '../../../shared/document.ts';
import type { PassageDraft } from '../split/passage-draft.ts';
import type { IndexTerms } from '../text/terms.ts';
import type { Store } from './open-store.ts';
import { textHash } from './text-hash.ts';

/** Makes the tokens of a text. */
export type IndexTermsOf = (text: string) => IndexTerms;

/** Where passages belong. */
export interface PassageOwner {
  libraryRow: number;
  documentRow: number;
  versionRow: number;
  title: string;
  kind: DocumentKind;
}

/**
 * Writes the passages of a version with their clause keys. `attached`: phrasings that people gave to a passage, by its
 * place. Words and vectors are not touched.
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
  drafts.forEach((draft, ordinal) => {
    const tags = [...draft.tags, ...(attached.get(ordinal) ?? [])];
    const words = wordsOf(owner.title, draft, tags, indexTerms);
    const { lastInsertRowid } = insert.run({
      ...ownerColumns(owner),
      ...draftColumns(owner, draft),
      ...words,
      ordinal,
    });
    const id = Number(lastInsertRowid);
    if (draft.clauseKey !== null) insertKey.run(owner.libraryRow, draft.clauseKey, id, 1);
    for (const key of draft.otherKeys) insertKey.run(owner.libraryRow, key, id, 0);
  });
}

/** Tokens of a passage's tags as the index holds them: printed words, and those stems that are not among them. */
export function tagTokens(tags: readonly string[], indexTerms: IndexTermsOf): string {
  return withStems(tags.join('\n'), indexTerms);
}

const INSERT_PASSAGE = `
  INSERT INTO passage (library, document, version, ordinal, start_offset, end_offset, first_line, last_line, first_page,
    last_page, page_labels, headings, section_depth, clause, clause_key, kind, tags, text_hash, text, words_number,
    words_heading, words_body, words_stems, words_tags, words_length)
  VALUES (@library, @document, @version, @ordinal, @start, @end, @firstLine, @lastLine, @firstPage,
    @lastPage, @pageLabels, @headings, @sectionDepth, @clause, @clauseKey, @kind, @tags, @textHash, @text, @number, @heading,
    @body, @stems, @tagTokens, @length)`;

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

function wordsOf(title: string, draft: PassageDraft, tags: readonly string[], indexTerms: IndexTermsOf) {
  const body = indexTerms(draft.text);
  const headings = draft.headings[0] === title ? draft.headings : [title, ...draft.headings];
  return {
    number: draft.clause === null ? '' : indexTerms(draft.clause).printed,
    heading: withStems(headings.join('\n'), indexTerms),
    body: body.printed,
    stems: body.stems,
    tagTokens: tagTokens(tags, indexTerms),
    length: body.length,
  };
}

function withStems(text: string, indexTerms: IndexTermsOf): string {
  if (text === '') return '';
  const { printed, stems } = indexTerms(text);
  const known = new Set(printed.split(' '));
  const added = stems.split(' ').filter((stem) => stem !== '' && !known.has(stem));
  return [printed, ...new Set(added)].join(' ');
}
