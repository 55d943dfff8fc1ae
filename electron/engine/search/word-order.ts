import { stemOf } from '../text/terms.ts';
import type { IndexedTerm, TermGroup } from './query-terms.ts';
import { NEAR_TOKENS } from './search-constants.ts';

/**
 * 0..1: how far a passage says the query's terms close together and in the query's order, by weight. "Late by 30
 * minutes or more" and "10 minutes or more, less than 30" hold the same words; only their order tells the two apart.
 *
 * @param body tokens of the passage, in order of place
 */
export function orderedShare(body: string, groups: readonly TermGroup[]): number {
  const tokens = body.split(' ');
  const places = groups.map((group) => placesOf(group, tokens));
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
  return before.some((place) => after.some((other) => other > place && other - place <= NEAR_TOKENS));
}

function placesOf(group: TermGroup, tokens: readonly string[]): number[] {
  const firsts = group.forms.flatMap((form) => form.slice(0, 1));
  const places: number[] = [];
  tokens.forEach((token, place) => {
    if (firsts.some((term) => isTerm(token, term))) places.push(place);
  });
  return places;
}

function isTerm(token: string, { printed, stem }: IndexedTerm): boolean {
  if (token === printed) return true;
  // Stemming every word of every candidate would cost more than all else; a word shares its stem's first letters.
  return stem !== null && token.startsWith(stem.slice(0, 3)) && stemOf(token) === stem;
}
