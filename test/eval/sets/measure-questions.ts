import { LIMITS } from '../../../shared/limits.ts';
import { LEGS, type Hit, type Leg, type SearchAnswer } from '../../../shared/search-result.ts';
import type { BenchEngine } from '../../bench/bench-engine.ts';
import { meanMeasures, measureRanking, type RankingMeasures } from './measures.ts';

/** The ways of finding that are compared. */
export const WAYS = {
  words: ['words'],
  meaning: ['meaning'],
  fused: LEGS,
} as const satisfies Record<string, readonly Leg[]>;
export type Way = keyof typeof WAYS;

/** A question, and what an answer to it is worth: by the name of a place, its grade. */
export interface GradedQuestion {
  text: string;
  grades: ReadonlyMap<string, number>;
}

/** Asks a library; a question without the meaning leg where that is wanted is no measurement, and ends the run. */
export async function askLibrary(
  { ask }: BenchEngine,
  library: string,
  query: string,
  legs: readonly Leg[],
  documents?: readonly string[],
): Promise<SearchAnswer> {
  const scope = { libraries: [library], ...(documents && { documents: [...documents] }) };
  const answer = await ask('search', { query, scope, legs: [...legs], limit: LIMITS.hits });
  if (answer.degraded.length > 0) throw new Error(`answered without the meaning leg: ${answer.degraded.join()}`);
  return answer;
}

/** Measures of all questions in one way of finding. `placesOf`: the names of the places that a hit stands for. */
export async function measureQuestions(
  engine: BenchEngine,
  library: string,
  questions: readonly GradedQuestion[],
  way: Way,
  placesOf: (hit: Hit) => string[],
): Promise<RankingMeasures & { answered: number }> {
  const all: RankingMeasures[] = [];
  let answered = 0;
  for (const { text, grades } of questions) {
    const { hits, nearest, ...answer } = await askLibrary(engine, library, text, WAYS[way]);
    const ranking = [...new Set([...hits, ...nearest].flatMap(placesOf))];
    all.push(measureRanking(ranking, grades));
    if (answer.answered) answered += 1;
  }
  return { ...meanMeasures(all), answered: answered / questions.length };
}
