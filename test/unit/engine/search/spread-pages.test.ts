import { expect, test } from 'vitest';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { spreadPages } from '../../../../electron/engine/search/spread-pages.ts';
import { rankedPassage } from './ranked-passage.ts';

/** A passage of a document with pages. */
function onPage(id: number, page: number, score: number, others: Partial<RankedPassage> = {}): RankedPassage {
  const entry = rankedPassage({ score });
  return { ...entry, passage: { ...entry.passage, id, lines: null, pages: [page, page], clause: null }, ...others };
}

function scores(ranked: readonly RankedPassage[]): number[] {
  return spreadPages(ranked).map(({ score }) => Math.round(score * 1000) / 1000);
}

test('the second and third passage of a page give way, the best keeps its score', () => {
  expect(scores([onPage(1, 62, 0.8), onPage(2, 62, 0.7), onPage(3, 62, 0.6), onPage(4, 9, 0.5)])).toEqual([
    0.8, 0.63, 0.486, 0.5,
  ]);
});

test('shares still add up to the score', () => {
  for (const { why, score } of spreadPages([onPage(1, 62, 0.8), onPage(2, 62, 0.7)])) {
    expect(why.ruleNumber + why.words + why.meaning + why.kind).toBeCloseTo(score, 9);
  }
});

test('clauses of one page give way to other pages too', () => {
  const numbered = (id: number, clause: string, score: number) => {
    const entry = onPage(id, 3, score);
    return { ...entry, passage: { ...entry.passage, clause } };
  };
  expect(scores([numbered(1, '4.1', 0.8), numbered(2, '4.2', 0.7)])).toEqual([0.8, 0.63]);
});

test('rows of a sheet are places of their own', () => {
  const row = (id: number, score: number) => {
    const entry = onPage(id, 1, score);
    return { ...entry, passage: { ...entry.passage, lines: [id, id] as [number, number] } };
  };
  expect(scores([row(1, 0.8), row(2, 0.7)])).toEqual([0.8, 0.7]);
});

test('an exception stays with its rule', () => {
  const rule = onPage(2, 62, 0.7);
  expect(scores([onPage(1, 62, 0.8), rule, onPage(3, 62, 0.7, { behind: 2 })])).toEqual([0.8, 0.63, 0.63]);
});
