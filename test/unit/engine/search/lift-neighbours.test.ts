import { expect, test } from 'vitest';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { liftNeighbours } from '../../../../electron/engine/search/lift-neighbours.ts';
import { rankedPassage } from './ranked-passage.ts';

const RULE = rankedPassage({ ordinal: 5, score: 0.8, evidence: 1.4 });

function scoresOf(passages: RankedPassage[]): number[] {
  return liftNeighbours(passages).map(({ score }) => score);
}

test('the line behind a good rule moves towards it, the rule itself stays', () => {
  const [rule, exception] = scoresOf([RULE, rankedPassage({ ordinal: 6, score: 0.4 })]);
  expect(rule).toBe(0.8);
  expect(exception).toBeGreaterThan(0.4);
  expect(exception).toBeLessThan(0.8);
});

test('so does the line before it', () => {
  expect(scoresOf([RULE, rankedPassage({ ordinal: 4, score: 0.4 })])[1]).toBeGreaterThan(0.4);
});

test('the shares of a lifted passage add up to its score', () => {
  const lifted = liftNeighbours([RULE, rankedPassage({ ordinal: 6, score: 0.4 })])[1];
  const { ruleNumber, words, meaning, kind } = lifted?.why ?? { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
  expect(ruleNumber + words + meaning + kind).toBeCloseTo(lifted?.score ?? 0, 9);
});

test('only the best of a library lift what stands beside them', () => {
  const better = [20, 30, 40].map((ordinal) => rankedPassage({ ordinal, score: 0.9 }));
  expect(scoresOf([...better, RULE, rankedPassage({ ordinal: 6, score: 0.4 })]).at(-1)).toBe(0.4);
});

test.each([
  ['a line further on', rankedPassage({ ordinal: 7, score: 0.4 })],
  ['a line of another document', rankedPassage({ ordinal: 6, score: 0.4, document: 'b.md' })],
  ['a line under another heading', rankedPassage({ ordinal: 6, score: 0.4, headings: ['Cards'] })],
  ['a paragraph of many sentences', rankedPassage({ ordinal: 6, score: 0.4, text: 'One. Two here. Three here.' })],
  ['a line without a quoted phrase', rankedPassage({ ordinal: 6, score: 0.4, evidence: 0 })],
  ['a field line', rankedPassage({ ordinal: 6, score: 0.4, kind: 'field' })],
])('%s is not lifted', (_name, passage) => {
  expect(scoresOf([RULE, passage])[1]).toBe(0.4);
});
