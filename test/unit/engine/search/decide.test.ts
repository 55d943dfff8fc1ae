import { expect, test } from 'vitest';
import type { Candidate } from '../../../../electron/engine/search/candidate.ts';
import { evidenceOf } from '../../../../electron/engine/search/decide.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { storedPassage } from './ranked-passage.ts';
import { CALIBRATION, near } from './sample-calibration.ts';

const LEGS = {
  words: true,
  meaning: true,
  calibration: CALIBRATION,
  script: 'other',
  numberFound: false,
  passages: 10,
} as const;
const QUERY = parseQuery('sick leave certificate');

function answers(given: Partial<Candidate> & { coverage: number }, legs: object = {}, query = QUERY): boolean {
  const words = { score: given.coverage, coverage: given.coverage, found: [] };
  const rest = { passage: storedPassage(), number: null, closeness: null, foreign: false, holdsPhrases: true };
  return evidenceOf({ ...rest, words, ...given }, { ...LEGS, ...legs }, query) >= 1;
}

test('a passage with all the words and the same meaning answers', () => {
  expect(answers({ coverage: 1, closeness: near(0.09) })).toBe(true);
});

test('a passage with none of the words and another meaning does not', () => {
  expect(answers({ coverage: 0, closeness: near(0.01) })).toBe(false);
});

test('with words alone, most of what carries the question must stand there', () => {
  expect(answers({ coverage: 0.9 }, { meaning: false })).toBe(true);
  expect(answers({ coverage: 0.2 }, { meaning: false })).toBe(false);
});

test('in another script meaning decides alone', () => {
  expect(answers({ coverage: 0, closeness: near(0.09), foreign: true })).toBe(true);
  expect(answers({ coverage: 0, closeness: near(0.01), foreign: true })).toBe(false);
});

test('a passage without the quoted phrase never answers', () => {
  expect(answers({ coverage: 1, closeness: near(0.2), holdsPhrases: false })).toBe(false);
});

test('a query that is only a rule number is answered by that rule alone', () => {
  const number = parseQuery('COMP-001');
  expect(answers({ coverage: 1, closeness: near(0.2) }, {}, number)).toBe(false);
  expect(answers({ coverage: 0, number: 'own' }, {}, number)).toBe(true);
});

test('in a larger library more closeness is needed', () => {
  const passage = { coverage: 0, closeness: near(0.075) };
  expect(answers(passage, { passages: 10 })).toBe(true);
  expect(answers(passage, { passages: 1_000 })).toBe(false);
});

test('however large the library, no more than the most is needed', () => {
  expect(answers({ coverage: 0, closeness: near(0.101) }, { passages: 100_000_000 })).toBe(true);
});

test('covered words make up for some closeness, but not for all', () => {
  expect(answers({ coverage: 0, closeness: near(0.06) })).toBe(false);
  expect(answers({ coverage: 1, closeness: near(0.06) })).toBe(true);
  expect(answers({ coverage: 1, closeness: near(0.03) })).toBe(false);
});
