import { expect, test } from 'vitest';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { keepClausesTogether } from '../../../../electron/engine/search/keep-clauses-together.ts';
import { rankedPassage } from './ranked-passage.ts';

interface Given {
  document: string;
  ordinal: number;
  clauseKey: string;
  number: 'own' | 'other';
  beside?: number;
}

/** A passage that bears a rule number, with what words say of it beside. */
function bearing({ document, ordinal, clauseKey, number, beside = 0.02 }: Given): RankedPassage {
  const { passage, ...entry } = rankedPassage({ document, ordinal });
  const ruleNumber = number === 'own' ? 0.9 : 0.8;
  const why = { ruleNumber, words: beside, meaning: 0, kind: 0 };
  return { ...entry, passage: { ...passage, clauseKey }, why, score: ruleNumber + beside };
}

function order(ranked: readonly RankedPassage[]): string[] {
  return [...ranked]
    .sort((one, other) => other.score - one.score)
    .map(({ passage }) => `${passage.document.key} ${passage.clauseKey}`);
}

const LEAD_IN = bearing({ document: 'a.md', ordinal: 4, clauseKey: '3', number: 'own', beside: 0.05 });
const FIRST = bearing({ document: 'a.md', ordinal: 5, clauseKey: '3.1', number: 'other' });
const SECOND = bearing({ document: 'a.md', ordinal: 6, clauseKey: '3.2', number: 'other', beside: 0.07 });
const ELSEWHERE = bearing({ document: 'b.md', ordinal: 1, clauseKey: '3', number: 'own' });
const LAST_PART = bearing({ document: 'b.md', ordinal: 9, clauseKey: '30.3', number: 'other' });
const ALL = [LAST_PART, ELSEWHERE, SECOND, FIRST, LEAD_IN];

test('the items of a clause follow it before the clause of another document with the same number', () => {
  expect(order(keepClausesTogether(ALL, new Set(['3']), true))).toEqual([
    'a.md 3',
    'a.md 3.1',
    'a.md 3.2',
    'b.md 3',
    'b.md 30.3',
  ]);
});

test('beside other words in the query the better item of a clause stands first', () => {
  expect(order(keepClausesTogether(ALL, new Set(['3']), false)).slice(0, 3)).toEqual([
    'a.md 3',
    'a.md 3.2',
    'a.md 3.1',
  ]);
});

test('the shares still add up to the score', () => {
  for (const { score, why } of keepClausesTogether(ALL, new Set(['3']), true)) {
    expect(why.ruleNumber + why.words + why.meaning + why.kind).toBeCloseTo(score, 9);
  }
});

test('a paragraph that is meant stands before the item of the same number that comes earlier', () => {
  const item = bearing({ document: 'a.md', ordinal: 1, clauseKey: '3.2', number: 'other' });
  const paragraph = bearing({ document: 'a.md', ordinal: 2, clauseKey: '3', number: 'own' });
  expect(order(keepClausesTogether([item, paragraph], new Set(['3']), true))).toEqual(['a.md 3', 'a.md 3.2']);
});

test('what bears no number of the query stays as it is', () => {
  const other = rankedPassage({ document: 'a.md', ordinal: 7 });
  expect(keepClausesTogether([other], new Set(['3']), true)).toEqual([other]);
});
