import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { termsOf } from '../text/terms.ts';
import { wordsTable } from './words-index.ts';

/** A word of a library's texts. */
export interface KnownWord {
  word: string;
  /** In how many passages it stands. */
  passages: number;
}

/**
 * Words of a library that begin so, from `shortest` to `longest` letters. The index is read from the first to the last of
 * them, so three letters at the start keep that short.
 */
export function wordsBeginning(
  store: Store,
  library: ResolvedLibrary,
  start: string,
  { shortest, longest }: { shortest: number; longest: number },
): KnownWord[] {
  return store.database
    .prepare<[string, string, number, number], KnownWord>(
      `SELECT term AS word, doc AS passages FROM ${wordsTable(library.row)}_terms
       WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?`,
    )
    .all(start, `${start}\u{10FFFF}`, shortest, longest);
}

/** Those of the words that stand in a library, also where they are stems only. */
export function wordsAmong(store: Store, library: ResolvedLibrary, words: readonly string[]): KnownWord[] {
  return store.database
    .prepare<[string], KnownWord>(
      `SELECT term AS word, doc AS passages FROM ${wordsTable(library.row)}_terms
       WHERE term IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(words));
}

/** Passages that are read to see whether a word is printed in one. */
const READ_FOR_A_WORD = 5;

/**
 * Whether a word, letters and digits alone, is printed in a passage that is not removed. The index also holds stems, and
 * its list of terms those of removed passages.
 */
export function isPrinted(store: Store, library: ResolvedLibrary, word: string): boolean {
  const table = wordsTable(library.row);
  const rows = store.database
    .prepare<[string, number], { text: string; headings: string; title: string; phrasings: string }>(
      `SELECT passage.text, passage.headings, passage.phrasings, version.title
       FROM passage JOIN version ON version.id = passage.version
       WHERE passage.id IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
    )
    .all(`"${word}"`, READ_FOR_A_WORD);
  return rows.some((row) => Object.values(row).some((field) => termsOf(field).some(({ term }) => term === word)));
}
