import { expect, test } from 'vitest';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { raiseEvidence } from '../../../../electron/engine/search/raise-evidence.ts';
import { rankedPassage } from './ranked-passage.ts';

function scored(score: number, evidence: number, kind: 'policy' | 'field' = 'policy'): RankedPassage {
  const entry = rankedPassage({ score, evidence, kind });
  return { ...entry, grounds: { ...entry.grounds, evidence: [{ name: 'meaning', value: evidence }] } };
}

function evidences(ranked: readonly RankedPassage[]): number[] {
  return raiseEvidence(ranked).map(({ evidence }) => evidence);
}

test('what scores above a hit is a hit, what scores below all of them is none', () => {
  expect(evidences([scored(0.8, 0.9), scored(0.7, 1.2), scored(0.6, 0.99)])).toEqual([1, 1.2, 0.99]);
});

test('only the five best hits raise others', () => {
  const hits = [0.9, 0.8, 0.7, 0.6, 0.5, 0.1].map((score) => scored(score, 1));
  expect(evidences([...hits, scored(0.55, 0.5), scored(0.4, 0.5)]).slice(-2)).toEqual([1, 0.5]);
});

test('without a hit nothing becomes one', () => {
  expect(evidences([scored(0.8, 0.9), scored(0.7, 0.99)])).toEqual([0.9, 0.99]);
});

test('a field line neither raises nor is raised', () => {
  expect(evidences([scored(0.8, 0.9), scored(0.7, 2, 'field')])).toEqual([0.9, 2]);
  expect(evidences([scored(0.8, 0.9, 'field'), scored(0.7, 2)])).toEqual([0.9, 2]);
});

test('what lacks a phrase of the question stays no hit', () => {
  const without = rankedPassage({ score: 0.8, evidence: 0 });
  expect(evidences([without, scored(0.7, 2)])).toEqual([0, 2]);
});
