import type { FieldTerms } from './passage-terms.ts';
import type { TermGroup } from './query-terms.ts';
import { NEAR_PLACES } from './search-constants.ts';

/**
 * 0..1: how far a passage says the query's terms close together and in the query's order, by weight. "Late by 30
 * minutes or more" and "10 minutes or more, less than 30" hold the same words; only their order tells the two apart.
 */
export function orderedShare(body: FieldTerms, groups: readonly TermGroup[]): number {
  const places = groups.map((group) => placesOf(group, body));
  let [all, near] = [0, 0];
  for (let index = 1; index < groups.length; index += 1) {
    const weight = Math.min(groups[index - 1]?.weight ?? 0, groups[index]?.weight ?? 0);
    all += weight;
    if (follows(places[index - 1] ?? [], places[index] ?? [])) near += weight;
  }
  return all === 0 ? 0 : near / all;
}

/** Whether something in `after` stands behind something in `before` and not far from it. Both ascending. */
function follows(before: readonly number[], after: readonly number[]): boolean {
  return before.some((place) => after.some((other) => other > place && other - place <= NEAR_PLACES));
}

function placesOf(group: TermGroup, body: FieldTerms): number[] {
  const firsts = group.forms.flatMap((form) => form.slice(0, 1));
  return firsts.flatMap((term) => body.places(term)).sort((one, other) => one - other);
}
