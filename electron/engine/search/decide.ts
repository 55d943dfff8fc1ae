import type { NamedNumber } from '../../../shared/explanation.ts';
import type { Candidate } from './candidate.ts';
import type { LegsInUse } from './fuse-rankings.ts';
import type { ParsedQuery } from './parse-query.ts';
import { EVIDENCE_OF_WORDS } from './search-constants.ts';

/**
 * How sure it is that a passage answers, from 0; from 1 on it is a hit. Apart from the score, which only orders: the
 * best of a library that has no answer is still the best. What tells most is how much nearer the passage lies to the
 * question than any text does; the covered share of the question's information makes up for some of it. Across scripts
 * closeness decides alone. Words must say it where there is no closeness, and of field lines, which are so short that their
 * meaning is near to everything.
 */
export function evidenceOf(candidate: Candidate, legs: LegsInUse, query: ParsedQuery): number {
  return evidenceParts(candidate, legs, query).reduce((sum, { value }) => sum + value, 0);
}

/** What the evidence is made of. */
export function evidenceParts(candidate: Candidate, legs: LegsInUse, query: ParsedQuery): NamedNumber[] {
  if (candidate.number !== null) return [{ name: 'ruleNumber', value: 1 }];
  if (query.onlyClauses || !candidate.holdsPhrases) return [];
  const coverage = candidate.words?.coverage ?? 0;
  if (candidate.closeness === null || (candidate.passage.kind === 'field' && legs.words))
    return [{ name: 'coverage', value: coverage / EVIDENCE_OF_WORDS[legs.script] }];
  const closeness = Math.max(0, candidate.closeness.closeness);
  const needed = neededCloseness(candidate, legs);
  if (candidate.foreign) return [{ name: 'meaning', value: closeness / needed }];
  return [
    { name: 'coverage', value: (legs.calibration.coverage * coverage) / needed },
    { name: 'meaning', value: closeness / needed },
  ];
}

function neededCloseness({ foreign }: Candidate, { calibration, script, passages }: LegsInUse): number {
  const byScript = foreign ? calibration.otherScript : calibration.sameScript;
  const { base, perPowerOfTen, least, most } = byScript[script === 'han' ? 'han' : 'other'];
  return Math.min(most, Math.max(least, base + perPowerOfTen * Math.log10(Math.max(1, passages))));
}
