import { contentTermsOf, stemOf, type Term } from '../text/terms.ts';

/** What two texts have in common where they say the same word: the stem of a word, any other term as it is. */
export function contentKey({ term, kind }: Pick<Term, 'term' | 'kind'>): string {
  return kind === 'word' ? stemOf(term) : term;
}

/** Of texts that were asked before: taking apart a thousand titles for a query would cost as much as finding passages. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 20_000;

/** The keys of a short text's content terms, such as a title or a phrasing. */
export function contentKeysOf(text: string): ReadonlySet<string> {
  const found = known.get(text);
  if (found) return found;
  const keys = new Set(contentTermsOf(text).map(contentKey));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, keys);
  return keys;
}
