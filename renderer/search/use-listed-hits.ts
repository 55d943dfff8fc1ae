import { useMemo } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import { inListOrder } from './group-hits.ts';
import type { SearchView } from './search-session.ts';

export interface ListedHits {
  /** The rules that answer, as they stand in the list. */
  rules: readonly Hit[];
  /** Those nearby that are no answer, as they stand in the list. */
  nearest: readonly Hit[];
  /** The list in which a hit stands. */
  around: (hit: Hit | null) => readonly Hit[];
}

/** The hits of an answer in the order of the list, to go on to the next from each. */
export function useListedHits(view: SearchView): ListedHits {
  return useMemo(() => {
    const rules = view.kind === 'answer' ? inListOrder(view.answer.hits) : [];
    const nearest = view.kind === 'answer' ? inListOrder(view.answer.nearest) : [];
    const isRule = (hit: Hit | null) => rules.some(({ reference }) => reference === hit?.reference);
    return { rules, nearest, around: (hit) => (isRule(hit) ? rules : nearest) };
  }, [view]);
}
