import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { passageWordsMaker, type IndexTermsOf, type WordedPassage } from './passage-words.ts';

/**
 * One FTS5 table for each library: FTS5 counts documents over the whole table, so a shared one would let one library's
 * words move another's ranking. Beside constant parts its name, a row number, is all that SQL is built from.
 */
export function wordsTable(libraryRow: number): string {
  if (!Number.isSafeInteger(libraryRow) || libraryRow < 1) throw new RangeError('not a library row');
  return `words_${libraryRow}`;
}

/**
 * Makes the words index of a library. The application folds and splits the text itself, so the tokenizer only has to cut
 * at spaces: `ascii` takes every character beyond ASCII for a part of a word, where `unicode61` would fold once more and
 * cut at those that its own version of Unicode does not know. Without places (`detail = none`) it is a third as large.
 */
export function createWordsIndex(store: Store, libraryRow: number): void {
  const table = wordsTable(libraryRow);
  store.database.exec(`
    CREATE VIRTUAL TABLE ${table} USING fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    );
    INSERT INTO ${table} (${table}, rank) VALUES ('secure-delete', 1);
    CREATE VIRTUAL TABLE ${table}_terms USING fts5vocab('${table}', 'row');
    UPDATE library SET words_passages = 0, words_length = 0 WHERE id = ${libraryRow};
  `);
}

/** Drops the words index of a library that is removed. */
export function dropWordsIndex(store: Store, libraryRow: number): void {
  const table = wordsTable(libraryRow);
  store.database.exec(`DROP TABLE ${table}_terms; DROP TABLE ${table};`);
}

/** Writes the tokens of passages into the words index of a library, one after the other. `countWords` has to follow. */
export function wordsWriter(store: Store, libraryRow: number): (passage: number, tokens: string) => void {
  const insert = store.database.prepare(`INSERT INTO ${wordsTable(libraryRow)} (rowid, words) VALUES (?, ?)`);
  return (passage, tokens) => void insert.run(passage, tokens);
}

/** Writes the words of all passages of a version that came back, from their text. */
export function indexVersion(store: Store, libraryRow: number, versionRow: number, indexTerms: IndexTermsOf): void {
  const write = wordsWriter(store, libraryRow);
  const wordsOf = passageWordsMaker(indexTerms);
  const rows = store.database.prepare<[number], WordedRow>(`${WORDED} WHERE version.id = ? ORDER BY ordinal`);
  for (const row of rows.all(versionRow)) write(row.id, wordsOf(wordedPassage(row)).tokens);
  countWords(store, libraryRow, versionRow, 1);
}

/** Takes the words of all passages of a version out. */
export function unindexVersion(store: Store, libraryRow: number, versionRow: number): void {
  store.database
    .prepare(`DELETE FROM ${wordsTable(libraryRow)} WHERE rowid IN (SELECT id FROM passage WHERE version = ?)`)
    .run(versionRow);
  countWords(store, libraryRow, versionRow, -1);
}

/** Writes the words of one passage again after its phrasings changed. */
export function reindexPassage(store: Store, libraryRow: number, passageId: number, indexTerms: IndexTermsOf): void {
  const row = store.database.prepare<[number], WordedRow>(`${WORDED} WHERE passage.id = ?`).get(passageId);
  if (row === undefined) return;
  store.database.prepare(`DELETE FROM ${wordsTable(libraryRow)} WHERE rowid = ?`).run(passageId);
  wordsWriter(store, libraryRow)(passageId, passageWordsMaker(indexTerms)(wordedPassage(row)).tokens);
}

const WORDED = `
  SELECT passage.id, version.title, passage.headings, passage.clause, passage.text, passage.phrasings
  FROM passage JOIN version ON version.id = passage.version`;

type WordedRow = Omit<WordedPassage, 'headings'> & { id: number; headings: string };

function wordedPassage(row: WordedRow): WordedPassage {
  return { ...row, headings: JSON.parse(row.headings) as string[] };
}

/**
 * Merges the index into one piece. Deleting from a contentless table only marks rows as dead; their terms stay in the
 * file, whatever `secure-delete` says, until a merge leaves them out.
 */
export function eraseDeletedWords(store: Store, libraryRow: number): void {
  const table = wordsTable(libraryRow);
  store.database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
}

/** Ids of the passages that the index of a library holds, ascending. */
export function indexedPassages(store: Store, libraryRow: number): number[] {
  const ids = store.database
    .prepare(`SELECT id FROM ${wordsTable(libraryRow)}_docsize ORDER BY id`)
    .pluck()
    .all();
  return ids as number[];
}

/** In how many passages of the library each term stands, in any field; 0 for a term that is not there. */
export function documentFrequencies(
  store: Store,
  library: ResolvedLibrary,
  terms: readonly string[],
): Map<string, number> {
  const find = store.database
    .prepare<[string], number>(`SELECT doc FROM ${wordsTable(library.row)}_terms WHERE term = ?`)
    .pluck();
  return new Map([...new Set(terms)].map((term) => [term, find.get(term) ?? 0]));
}

/** How many passages the library's words index holds, and their mean length in words and Han characters. */
export function wordsStatistics(store: Store, library: ResolvedLibrary): { passages: number; averageLength: number } {
  const counted = store.database
    .prepare<[number], { passages: number; length: number }>(
      'SELECT words_passages AS passages, words_length AS length FROM library WHERE id = ?',
    )
    .get(library.row);
  const { passages, length } = counted ?? { passages: 0, length: 0 };
  return { passages, averageLength: passages === 0 ? 0 : length / passages };
}

/** Brings the counters of a library up to date after a version's words came in (1) or went out (-1). */
export function countWords(store: Store, libraryRow: number, versionRow: number, sign: 1 | -1): void {
  store.database
    .prepare(
      `UPDATE library SET
         words_passages = words_passages + @sign * (SELECT count(*) FROM passage WHERE version = @version),
         words_length = words_length + @sign * (SELECT total(words_length) FROM passage WHERE version = @version)
       WHERE id = @library`,
    )
    .run({ sign, version: versionRow, library: libraryRow });
}
