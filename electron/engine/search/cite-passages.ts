import type { Hit } from '../../../shared/search-result.ts';
import { citedPlace } from '../store/cited-place.ts';
import type { RankedPassage } from './candidate.ts';
import { explanationOf } from './explain-ranking.ts';
import { markText } from './mark-text.ts';
import type { TermGroup } from './query-terms.ts';

/**
 * A passage as the answer shows it. `library`: its library's name. `groups`: the query's content terms there. `explain`:
 * with the numbers behind it.
 */
export function cite(
  ranked: RankedPassage,
  rank: number,
  { library, groups, explain }: { library: string; groups: readonly TermGroup[]; explain: boolean },
): Hit {
  const { passage, score, why, matched } = ranked;
  return {
    rank,
    score,
    ...citedPlace(library, passage),
    marks: markText(passage.text, groups),
    why,
    matched: [matched, groups.length],
    ...(explain && { explanation: explanationOf(ranked) }),
  };
}
