import type { RankedPassage } from './candidate.ts';
import { scaleWhy, scoreOf } from './fuse-rankings.ts';
import { SAME_PAGE } from './search-constants.ts';

/**
 * Lets passages that cite the same page give way to other places: who has looked at page 62 has seen them all. The best
 * one keeps its score, of each further one every share shrinks by the same factor, whatever clause it bears. Rows of a
 * sheet are places of their own; what a rule number found stays, and an exception with its rule.
 */
export function spreadPages(ranked: readonly RankedPassage[]): RankedPassage[] {
  const byPage = new Map<string, number>();
  const factors = new Map<number, number>();
  const spread = ranked.filter((entry) => isSpread(entry) && entry.behind === undefined);
  for (const entry of spread.sort((one, other) => other.score - one.score || one.passage.id - other.passage.id)) {
    const page = pageOf(entry);
    const before = byPage.get(page) ?? 0;
    byPage.set(page, before + 1);
    factors.set(entry.passage.id, SAME_PAGE ** before);
  }
  return ranked.map((entry) => {
    const factor = factors.get(entry.behind ?? entry.passage.id) ?? 1;
    if (factor === 1) return entry;
    const why = scaleWhy(entry.why, factor);
    return { ...entry, why, score: scoreOf(why) };
  });
}

function isSpread({ passage, why }: RankedPassage): boolean {
  return passage.pages !== null && passage.lines === null && passage.kind !== 'field' && why.ruleNumber === 0;
}

function pageOf({ passage }: RankedPassage): string {
  return JSON.stringify([passage.version.row, passage.pages?.[0]]);
}
