import { useMemo } from 'react';
import type { Hit } from '../../shared/search-result.ts';
import type { OpenedPlaceActions } from '../reader/use-opened-place.ts';
import { inListOrder } from './group-hits.ts';
import type { SearchView } from './search-session.ts';
import type { Asking } from './use-asking.ts';
import { useHitShortcuts } from './use-hit-shortcuts.ts';
import { useOpenBest } from './use-open-best.ts';

/** What can be done with the hits of the present answer. */
export interface HitActions {
  /** The list in which a hit stands. */
  around: ListedHits['around'];
  openBest: () => void;
}

/** The hits of the present answer, with the keys that open them. */
export function useHitActions(asking: Asking, place: OpenedPlaceActions): HitActions {
  const hits = useListedHits(asking.search.view);
  useHitShortcuts(place, hits);
  return { around: hits.around, openBest: useOpenBest(asking, hits.rules, place.openHit) };
}

export interface ListedHits {
  /** The rules that answer, as they stand in the list. */
  rules: readonly Hit[];
  /** Those nearby that are no answer, as they stand in the list. */
  nearest: readonly Hit[];
  /** The list in which a hit stands. */
  around: (hit: Hit | null) => readonly Hit[];
}

/** The hits of an answer in the order of the list, to go on to the next from each. */
function useListedHits(view: SearchView): ListedHits {
  return useMemo(() => {
    const rules = view.kind === 'answer' ? inListOrder(view.answer.hits) : [];
    const nearest = view.kind === 'answer' ? inListOrder(view.answer.nearest) : [];
    const isRule = (hit: Hit | null) => rules.some(({ reference }) => reference === hit?.reference);
    return { rules, nearest, around: (hit) => (isRule(hit) ? rules : nearest) };
  }, [view]);
}
