import { expect, test } from 'vitest';
import type { Candidate } from '../../../../electron/engine/search/candidate.ts';
import { fuse, scoreOf, type LegsInUse } from '../../../../electron/engine/search/fuse-rankings.ts';
import { storedPassage } from './ranked-passage.ts';
import { CALIBRATION, near } from './sample-calibration.ts';

const LEGS: LegsInUse = {
  words: true,
  meaning: true,
  calibration: CALIBRATION,
  script: 'other',
  numberFound: false,
  passages: 10,
};

function candidate(given: Partial<Candidate> & { words: Candidate['words'] }): Candidate {
  return { passage: storedPassage(), number: null, closeness: null, foreign: false, holdsPhrases: true, ...given };
}

const words = (score: number) => ({ score, coverage: score, found: [] });

test('a passage that words and meaning know perfectly scores 1, one that neither knows only its kind', () => {
  expect(scoreOf(fuse(candidate({ words: words(1), closeness: near(0.25) }), LEGS))).toBeCloseTo(1, 9);
  expect(scoreOf(fuse(candidate({ words: words(0), closeness: near(-0.1) }), LEGS))).toBeLessThanOrEqual(0.02);
});

test('a passage that only one leg knows lies between', () => {
  const onlyWords = fuse(candidate({ words: words(1) }), LEGS);
  const onlyMeaning = fuse(candidate({ words: words(0), closeness: near(0.2) }), LEGS);
  expect(onlyWords.meaning).toBe(0);
  expect(onlyMeaning.words).toBe(0);
  for (const why of [onlyWords, onlyMeaning]) {
    expect(scoreOf(why)).toBeGreaterThan(0.2);
    expect(scoreOf(why)).toBeLessThan(0.8);
  }
});

test('without the meaning leg words alone reach a full score, and the other way round', () => {
  expect(scoreOf(fuse(candidate({ words: words(1) }), { ...LEGS, meaning: false }))).toBeCloseTo(1, 9);
  expect(scoreOf(fuse(candidate({ words: null, closeness: near(0.2) }), { ...LEGS, words: false }))).toBeCloseTo(1, 9);
});

test('in a passage of another script words count little, and the same closeness more', () => {
  const here = fuse(candidate({ words: words(1), closeness: near(0.1) }), LEGS);
  const foreign = fuse(candidate({ words: words(1), closeness: near(0.1), foreign: true }), LEGS);
  expect(foreign.words).toBeLessThan(here.words);
  expect(foreign.meaning).toBeCloseTo((here.meaning * 0.2) / 0.15, 9);
});

test('a rule number outranks everything, its own before an enclosing one', () => {
  const found = { ...LEGS, numberFound: true };
  const own = scoreOf(fuse(candidate({ words: words(0), number: 'own' }), found));
  const enclosing = scoreOf(fuse(candidate({ words: words(0), number: 'other' }), found));
  const best = scoreOf(fuse(candidate({ words: words(1), closeness: near(0.25) }), found));
  expect(own).toBeGreaterThan(enclosing);
  expect(enclosing).toBeGreaterThan(best);
  expect(
    scoreOf(fuse(candidate({ words: words(1), closeness: near(0.25), number: 'own' }), found)),
  ).toBeLessThanOrEqual(1);
});

test('among equals a rule stands before a case, by no more than 0.02', () => {
  const equal = { words: words(0.5), closeness: near(0.1) };
  const rule = scoreOf(fuse(candidate({ ...equal, passage: storedPassage({ kind: 'rules' }) }), LEGS));
  const resolvedCase = scoreOf(fuse(candidate({ ...equal, passage: storedPassage({ kind: 'cases' }) }), LEGS));
  expect(rule).toBeGreaterThan(resolvedCase);
  expect(rule - resolvedCase).toBeLessThanOrEqual(0.02 + 1e-9);
});
