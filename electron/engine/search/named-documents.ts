import { contentKeysOf } from './content-keys.ts';
import type { TermGroup } from './query-terms.ts';

/**
 * 0..1 for each document: how far the query names it by its title, as the share of the title's information that the query
 * holds, to the power of three, so that only nearly all of it counts: "in the travel policy" does not name the Travel
 * and Expenses Policy half. A title of which one word stands in the query counts half, since one word may mean the matter.
 *
 * @param titles of all documents of the library, by their row: what distinguishes a title is what few others hold
 */
export function namedDocuments(titles: ReadonlyMap<number, string>, groups: readonly TermGroup[]): Map<number, number> {
  const asked = new Set(groups.flatMap(({ forms }) => forms.flat()).map(({ printed, stem }) => stem ?? printed));
  const termsByRow = new Map([...titles].map(([row, title]) => [row, contentKeysOf(title.replaceAll('_', ' '))]));
  const frequencies = new Map<string, number>();
  for (const terms of termsByRow.values())
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const information = (term: string) => {
    const holding = frequencies.get(term) ?? 0;
    return Math.log(1 + (titles.size - holding + 0.5) / (holding + 0.5));
  };
  const named = new Map<number, number>();
  for (const [row, terms] of termsByRow) {
    const found = [...terms].filter((term) => asked.has(term));
    if (found.length === 0) continue;
    const share = sumOf(found, information) / sumOf([...terms], information);
    named.set(row, share ** 3 * (found.length === 1 ? 0.5 : 1));
  }
  return named;
}

function sumOf(terms: readonly string[], weight: (term: string) => number): number {
  return terms.reduce((sum, term) => sum + weight(term), 0);
}
