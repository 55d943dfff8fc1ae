import type { Widening } from '../../../shared/search-result.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import { isPrinted, wordsAmong, wordsBeginning, type KnownWord } from '../store/vocabulary.ts';
import { documentFrequencies } from '../store/words-index.ts';
import { oneErrorAway, typingErrors } from '../text/near-words.ts';
import { stemOf, type Term } from '../text/terms.ts';
import type { ParsedQuery } from './parse-query.ts';
import { MOST_CORRECTED, NEAR_WORDS, SPELLING_WEIGHT } from './search-constants.ts';
import type { Alternative, WidenedQuery } from './widen-query.ts';

/** Whether a word is one that people write every day; loaded when it is first asked. */
export type OrdinaryWords = () => Promise<(word: string) => boolean>;

/**
 * Adds to a query the words of the library that are spelt nearly as one that stands nowhere in it. An ordinary word is
 * no typing error because this library does not know it ("spend" is not "speed"); only a letter that is doubled or not is
 * forgiven there ("anual", a word in other languages). The typed word stays, and the model reads the query as it was
 * typed: it bears typing errors better than three guesses.
 */
export async function correctSpelling(
  store: Store,
  library: ResolvedLibrary,
  query: ParsedQuery,
  listed: WidenedQuery,
  ordinaryWords: OrdinaryWords,
): Promise<WidenedQuery> {
  const doubtful = query.onlyClauses ? [] : doubtfulWords(query, listed.alternatives);
  const unknown = unknownWords(store, library, doubtful).slice(0, MOST_CORRECTED);
  if (unknown.length === 0) return listed;
  const isOrdinary = await ordinaryWords();
  const widened: Widening[] = [...listed.widened];
  const alternatives: Alternative[] = [...listed.alternatives];
  for (const term of unknown.filter((one) => !isUnfinished(store, library, query, one))) {
    const { start, end } = term;
    for (const word of nearWords(store, library, term.term, isOrdinary(term.term))) {
      widened.push({ from: query.text.slice(start, end), to: word, origin: 'spelling' });
      const near: Term = { term: word, kind: 'word', start: 0, end: word.length };
      alternatives.push({ start, end, terms: [near], weight: SPELLING_WEIGHT, isTermOfArt: false });
    }
  }
  return { ...listed, widened, alternatives };
}

/** Words that could be misspelt: no part of a number or an id, no short form in capitals, nothing that a list knows. */
function doubtfulWords({ text, terms }: ParsedQuery, alternatives: readonly Alternative[]): Term[] {
  const allCapitals = !/\p{Ll}/u.test(text);
  return terms.filter(({ term, kind, start, end }) => {
    if (kind !== 'word' || !/^[a-z]+$/.test(term) || term.length < NEAR_WORDS.shortest) return false;
    if (!allCapitals && !/\p{Ll}/u.test(text.slice(start, end))) return false;
    if (alternatives.some((other) => start >= other.start && end <= other.end)) return false;
    return !/\p{N}/u.test(unbrokenAround(text, start, end));
  });
}

/** What stands there between spaces: COMP-001 around COMP. */
function unbrokenAround(text: string, start: number, end: number): string {
  const before = /\S*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(end))?.[0] ?? '';
  return before + after;
}

function unknownWords(store: Store, library: ResolvedLibrary, words: readonly Term[]): Term[] {
  if (words.length === 0) return [];
  const forms = words.flatMap(({ term }) => [term, stemOf(term)]);
  const frequencies = documentFrequencies(store, library, forms);
  const isKnown = (term: string) => (frequencies.get(term) ?? 0) > 0;
  return words.filter(({ term }) => !isKnown(term) && !isKnown(stemOf(term)));
}

/** The last word may still be growing into one that the library knows. */
function isUnfinished(store: Store, library: ResolvedLibrary, query: ParsedQuery, { term, end }: Term): boolean {
  if (!query.lastWordOpen || end !== query.text.length) return false;
  const longest = term.length + NEAR_WORDS.mostMissing;
  return wordsBeginning(store, library, term, { shortest: term.length, longest }).length > 0;
}

interface NearWord extends KnownWord {
  errors: number;
}

/** The nearest words of the library: those with fewest errors, the more frequent first. */
function nearWords(store: Store, library: ResolvedLibrary, word: string, onlyDoubled: boolean): string[] {
  const ranked = wordsWithin(store, library, word)
    .filter((near) => !onlyDoubled || withoutDoubles(near.word) === withoutDoubles(word))
    .sort(
      (one, other) => one.errors - other.errors || other.passages - one.passages || (one.word < other.word ? -1 : 1),
    );
  const printed: string[] = [];
  let fewest = Infinity;
  for (const { word: near, errors } of ranked) {
    if (printed.length >= NEAR_WORDS.most || errors > fewest) break;
    if (!isPrinted(store, library, near)) continue;
    printed.push(near);
    fewest = errors;
  }
  return printed;
}

function wordsWithin(store: Store, library: ResolvedLibrary, word: string): NearWord[] {
  const most = word.length >= NEAR_WORDS.twoErrorsFrom ? 2 : 1;
  const start = word.slice(0, NEAR_WORDS.sameStart);
  const lengths = { shortest: word.length - most, longest: word.length + most };
  const near = new Map<string, NearWord>();
  for (const candidate of [
    ...wordsBeginning(store, library, start, lengths),
    ...wordsAmong(store, library, oneErrorAway(word, NEAR_WORDS.sameStart)),
  ]) {
    const errors = typingErrors(word, candidate.word, most);
    if (errors <= most && /^[a-z]+$/.test(candidate.word)) near.set(candidate.word, { ...candidate, errors });
  }
  return [...near.values()];
}

function withoutDoubles(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1');
}
