import type { RankedPassage } from './candidate.ts';
import { RAISED_BY } from './search-constants.ts';

/**
 * What scores as high as one of the five best hits of its library is a hit too: where the rule stands, a passage above it
 * would otherwise come far below it, behind hits that only just are some. For the fused score: of words alone the covered
 * share, which decides, ranks better (Chinese encyclopedia .967 by it, .927 with raising). Nothing is raised where there is no hit, nor field
 * lines, nor what lacks a phrase that must stand in it.
 */
export function raiseEvidence(ranked: readonly RankedPassage[]): RankedPassage[] {
  const hits = ranked.filter(({ evidence, passage }) => evidence >= 1 && passage.kind !== 'field');
  const best = hits.map(({ score }) => score).sort((one, other) => other - one);
  const least = best[Math.min(RAISED_BY, best.length) - 1] ?? Infinity;
  return ranked.map((entry) => {
    const mayAnswer = entry.passage.kind !== 'field' && entry.grounds.evidence.length > 0;
    return entry.evidence < 1 && mayAnswer && entry.score >= least ? { ...entry, evidence: 1 } : entry;
  });
}
