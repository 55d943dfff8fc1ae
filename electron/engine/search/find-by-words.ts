import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { wordsCandidates, type WantedWord, type WordsTerm } from '../store/words-candidates.ts';
import { documentFrequencies, wordsStatistics } from '../store/words-index.ts';
import type { ParsedQuery } from './parse-query.ts';
import { termGroups, termsToCount, type TermGroup } from './query-terms.ts';
import { GATHERED_PASSAGES, GATHERED_TERMS, WORDS_CANDIDATES } from './search-constants.ts';
import type { WidenedQuery } from './widen-query.ts';

/** What the words of a query find in one library, and what its words index says of them. */
export interface WordsLeg {
  ids: number[];
  groups: TermGroup[];
  /** Passages of the library. */
  passages: number;
  /** Mean length of the library's passages. */
  averageLength: number;
}

export function findByWords(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  query: ParsedQuery,
  { alternatives }: WidenedQuery,
): WordsLeg {
  const frequencies = documentFrequencies(store, library, termsToCount(query.terms, alternatives));
  const { passages, averageLength } = wordsStatistics(store, library);
  const groups = termGroups(query, alternatives, { passages, frequencyOf: (term) => frequencies.get(term) ?? 0 });
  const limits = { passages: WORDS_CANDIDATES, perWord: GATHERED_PASSAGES };
  const ids = wordsCandidates(store, library, wantedWords(groups), filter, limits);
  return { ids, groups, passages, averageLength };
}

/**
 * The rarest terms that together stand in a bounded number of passages: a term that stands everywhere finds nothing
 * that the others would not, and reading its whole list costs most of a query's time.
 */
function wantedWords(groups: readonly TermGroup[]): WantedWord[] {
  const wanted: WantedWord[] = [];
  let passages = 0;
  const found = groups.filter((group) => group.passages > 0 || group.prefix !== null);
  for (const group of found.sort((one, other) => one.passages - other.passages)) {
    if (wanted.length > 0 && passages + group.passages > GATHERED_PASSAGES) break;
    passages += group.passages;
    wanted.push({ forms: formsOf(group), weight: group.weight });
    if (wanted.length >= GATHERED_TERMS) break;
  }
  return wanted;
}

function formsOf({ forms, prefix }: TermGroup): WordsTerm[][] {
  const exact = forms.map((form) => form.map(({ printed, stem }) => ({ term: stem ?? printed })));
  return prefix === null ? exact : [...exact, [{ term: prefix, prefix: true }]];
}
