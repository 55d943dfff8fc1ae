import type { HitExplanation, NamedNumber, QueryExplanation, Sum } from '../../../shared/explanation.ts';
import { WHY_SHARES } from '../../../shared/search-result.ts';
import type { RankedPassage } from './candidate.ts';
import type { ParsedQuery } from './parse-query.ts';

/** The numbers by which a passage got its place; see `HitExplanation`. */
export function explanationOf({ why, score, evidence, grounds }: RankedPassage): HitExplanation {
  const { words, closeness, strength } = grounds;
  return {
    score: { value: score, parts: WHY_SHARES.map((name) => ({ name, value: why[name] })) },
    words: words && {
      share: movedFrom(grounds.why.words, why.words),
      weight: words.score === 0 ? 0 : grounds.why.words / words.score,
      score: { value: words.score, parts: words.parts ?? [] },
      coverage: words.coverage,
    },
    meaning:
      closeness === null
        ? null
        : {
            share: movedFrom(grounds.why.meaning, why.meaning),
            weight: strength === 0 ? 0 : grounds.why.meaning / strength,
            likeness: closeness.likeness,
            closeness: closeness.closeness,
            strength,
          },
    evidence: { ...withMove(grounds.evidence, evidence), threshold: 1 },
  };
}

/** How the query was taken apart. */
export function explainQuery({ clauses, phrases, excluded, terms }: ParsedQuery): QueryExplanation {
  return {
    ruleNumbers: [...new Set(clauses.map(({ printed }) => printed))],
    phrases: phrases.map((words) => words.trim()),
    excluded: excluded.map((words) => words.trim()),
    terms: terms.map(({ term }) => term),
  };
}

function movedFrom(own: number, value: number): Sum {
  return withMove([{ name: 'own', value: own }], value);
}

/** Parts that add up to the value, which was moved after they were found. */
function withMove(parts: readonly NamedNumber[], value: number): Sum {
  const found = parts.reduce((sum, part) => sum + part.value, 0);
  return { value, parts: [...parts, { name: 'moved', value: value - found }] };
}
