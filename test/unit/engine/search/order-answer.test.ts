import { expect, test } from 'vitest';
import type { PassageKind } from '../../../../shared/document.ts';
import { orderAnswer } from '../../../../electron/engine/search/order-answer.ts';
import { rankedPassage } from './ranked-passage.ts';

function placed(name: string, score: number, evidence: number, kind: PassageKind = 'policy') {
  return { ...rankedPassage({ text: name, score, evidence, kind }), libraryIndex: 0 };
}

function names(passages: readonly { passage: { text: string } }[]): string[] {
  return passages.map(({ passage }) => passage.text);
}

test('what answers comes best first, what does not stands apart', () => {
  const { hits, nearest } = orderAnswer(
    [placed('second', 0.5, 1.2), placed('near', 0.8, 0.9), placed('first', 0.7, 1), placed('far', 0.1, 0)],
    10,
  );
  expect(names(hits)).toEqual(['first', 'second']);
  expect(names(nearest)).toEqual(['near', 'far']);
});

test('hits and nearest together are never more than asked for', () => {
  const many = Array.from({ length: 8 }, (_, index) => placed(`hit ${String(index)}`, 0.9 - index / 100, 2));
  const { hits, nearest } = orderAnswer([...many, placed('near', 0.1, 0)], 8);
  expect([hits.length, nearest.length]).toEqual([8, 0]);
  expect(orderAnswer([...many, placed('near', 0.1, 0), placed('far', 0.1, 0)], 9).nearest).toHaveLength(1);
});

test('a field line comes after every rule, with a score that is not above theirs', () => {
  const { hits } = orderAnswer([placed('Owner: treasury.', 0.9, 2, 'field'), placed('rule', 0.6, 1)], 10);
  expect(names(hits)).toEqual(['rule', 'Owner: treasury.']);
  const [rule, field] = hits;
  expect(field?.score).toBeLessThanOrEqual(rule?.score ?? 0);
  const { ruleNumber, words, meaning, kind } = field?.why ?? { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
  expect(ruleNumber + words + meaning + kind).toBeCloseTo(field?.score ?? 0, 9);
});

test('equal scores stand in the order of document and place', () => {
  const later = { ...rankedPassage({ text: 'later', score: 0.5, evidence: 1, ordinal: 4 }), libraryIndex: 0 };
  const other = { ...rankedPassage({ text: 'other', score: 0.5, evidence: 1, document: 'b.md' }), libraryIndex: 0 };
  const earlier = { ...rankedPassage({ text: 'earlier', score: 0.5, evidence: 1, ordinal: 2 }), libraryIndex: 0 };
  expect(names(orderAnswer([other, later, earlier], 10).hits)).toEqual(['earlier', 'later', 'other']);
});
