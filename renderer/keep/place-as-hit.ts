import type { ReadPlace } from '../../shared/operation-results.ts';
import type { Hit } from '../../shared/search-result.ts';

/** A place that no search found, for the reader: nothing in it is marked. */
export function placeAsHit(place: ReadPlace): Hit {
  const why = { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
  return { ...place, rank: 0, score: 0, marks: [], why, matched: [0, 0] };
}
