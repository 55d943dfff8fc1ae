import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { tableOf } from './words-index.ts';

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
      `SELECT term AS word, doc AS passages FROM ${tableOf(library.row)}_terms
       WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?`,
    )
    .all(start, `${start}\u{10FFFF}`, shortest, longest);
}

/** Those of the words that stand in a library, also where they are stems only. */
export function wordsAmong(store: Store, library: ResolvedLibrary, words: readonly string[]): KnownWord[] {
  return store.database
    .prepare<[string], KnownWord>(
      `SELECT term AS word, doc AS passages FROM ${tableOf(library.row)}_terms
       WHERE term IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(words));
}

/**
 * Whether a word, letters and digits alone, is printed in a passage that is not removed. The index also holds stems, and
 * its list of terms those of removed passages.
 */
export function isPrinted(store: Store, library: ResolvedLibrary, word: string): boolean {
  const table = tableOf(library.row);
  const stands = store.database.prepare(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).pluck();
  if (stands.get(`body : "${word}"`) !== undefined) return true;
  return stands.get(`heading : "${word}"`) !== undefined && stands.get(`stems : "${word}"`) === undefined;
}
