import { sentencesOf } from '../text/sentences.ts';
import type { RankedPassage } from './candidate.ts';
import { scoreOf } from './fuse-rankings.ts';
import { LIFTING, NEIGHBOUR_LIFT } from './search-constants.ts';

/**
 * Brings rules together that stand together: a short passage that found something by itself and stands directly before or
 * after one of the best, under the same headings, moves a part of the way towards it. Each share moves by the same part,
 * so the explanation still adds up.
 */
export function liftNeighbours(ranked: readonly RankedPassage[]): RankedPassage[] {
  const byPlace = new Map(ranked.map((entry) => [placeOf(entry, 0), entry]));
  const best = new Set([...ranked].sort(byScore).slice(0, LIFTING.best));
  return ranked.map((entry) => {
    if (entry.passage.kind === 'field' || entry.evidence <= 0) return entry;
    const beside = [byPlace.get(placeOf(entry, -1)), byPlace.get(placeOf(entry, 1))];
    const better = beside
      .filter((other) => other !== undefined)
      .filter((other) => best.has(other) && lifts(other, entry))
      .sort(byScore)[0];
    return better !== undefined && isShort(entry) ? lifted(entry, better) : entry;
  });
}

/** Equal scores in the order of place, so that the same question always has the same answer. */
function byScore(one: RankedPassage, other: RankedPassage): number {
  return other.score - one.score || one.passage.id - other.passage.id;
}

function isShort({ passage }: RankedPassage): boolean {
  return sentencesOf(passage.text).length <= LIFTING.mostSentences;
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
