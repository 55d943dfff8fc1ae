import type { NamedNumber } from '../../../shared/explanation.ts';
import type { Candidate } from './candidate.ts';
import { meaningStrength, type LegsInUse } from './fuse-rankings.ts';
import type { ParsedQuery } from './parse-query.ts';
import { EVIDENCE } from './search-constants.ts';

/**
 * How sure it is that a passage answers, from 0; from 1 on it is a hit. Apart from the score, which only orders: the
 * best of a library that has no answer is still the best. What tells most is whether the passage holds the words that
 * carry the question, the rare ones above all; the meaning says that it speaks of the same. The fewer words there are,
 * the less their absence says: two words can easily be said otherwise.
 */
export function evidenceOf(candidate: Candidate, legs: LegsInUse, query: ParsedQuery): number {
  return evidenceParts(candidate, legs, query).reduce((sum, { value }) => sum + value, 0);
}

/** What the evidence is made of. */
export function evidenceParts(candidate: Candidate, legs: LegsInUse, query: ParsedQuery): NamedNumber[] {
  if (candidate.number !== null) return [{ name: 'ruleNumber', value: 1 }];
  if (query.onlyClauses || !candidate.holdsPhrases) return [];
  const coverage = candidate.words?.coverage ?? 0;
  // Field lines are so short that the model finds them near to everything: their words must say it.
  if (!legs.meaning || (candidate.passage.kind === 'field' && legs.words))
    return [{ name: 'coverage', value: coverage / EVIDENCE.wordsAlone[legs.script] }];
  const strength = meaningStrength(candidate.cosine, legs.calibration);
  if (candidate.foreign || !legs.words) return [{ name: 'meaning', value: strength / EVIDENCE.meaningAlone }];
  const weight = (EVIDENCE.coverage * query.terms.length) / (query.terms.length + 1);
  const threshold = EVIDENCE.both[legs.script];
  return [
    { name: 'coverage', value: (weight * coverage) / threshold },
    { name: 'meaning', value: ((1 - weight) * strength) / threshold },
  ];
}
