import type { RankedPassage } from './candidate.ts';
import { scoreOf } from './fuse-rankings.ts';
import { NEIGHBOUR_LIFT } from './search-constants.ts';

/**
 * Brings a rule and its exception together: a passage that found something by itself and stands directly before or
 * after a better one, under the same headings, moves a part of the way towards it. Each share moves by the same part,
 * so the explanation still adds up.
 */
export function liftNeighbours(ranked: readonly RankedPassage[]): RankedPassage[] {
  const byPlace = new Map(ranked.map((entry) => [placeOf(entry, 0), entry]));
  return ranked.map((entry) => {
    if (entry.passage.kind === 'field') return entry;
    const beside = [byPlace.get(placeOf(entry, -1)), byPlace.get(placeOf(entry, 1))];
    const best = beside
      .filter((other) => other !== undefined && lifts(other, entry))
      .reduce((one, other) => (one === undefined || (other?.score ?? 0) > one.score ? other : one), undefined);
    return best === undefined ? entry : lifted(entry, best);
  });
}

/** Headings are part of the place: the last rule of a section says nothing about the first of the next. */
function placeOf({ passage }: RankedPassage, offset: number): string {
  return JSON.stringify([passage.version.row, passage.ordinal + offset, passage.headings]);
}

function lifts(neighbour: RankedPassage, entry: RankedPassage): boolean {
  return neighbour.passage.kind !== 'field' && neighbour.why.ruleNumber === 0 && neighbour.score > entry.score;
}

function lifted(entry: RankedPassage, best: RankedPassage): RankedPassage {
  const between = (own: number, other: number) => own + NEIGHBOUR_LIFT * (other - own);
  const why = {
    ...entry.why,
    words: between(entry.why.words, best.why.words),
    meaning: between(entry.why.meaning, best.why.meaning),
  };
  return {
    ...entry,
    why,
    score: scoreOf(why),
    evidence: between(entry.evidence, Math.max(entry.evidence, best.evidence)),
  };
}
