import { expect, test } from 'vitest';
import type { Calibration } from '../../../../electron/engine/embed/embedder.ts';
import { closenessOf, questionMeaning } from '../../../../electron/engine/search/measure-closeness.ts';
import { CALIBRATION } from './sample-calibration.ts';

/** Vectors of two dimensions: the first is what all questions share. */
const CENTRES = { han: Float32Array.of(0, 0), other: Float32Array.of(1, 0) };
const TWO: Calibration = { ...CALIBRATION, centres: { passages: CENTRES, questions: CENTRES } };
const ASKED = Float32Array.of(0.6, 0.8);
const LONG = { text: 'Gifts above fifty dollars must be declared within five working days.', wordsLength: 11 };

test("what a script's questions share is taken off a question by its share", () => {
  const { own, length } = questionMeaning(ASKED, 'other', TWO);
  expect(own[0]).toBeCloseTo(0.6 - 0.5, 6);
  expect(own[1]).toBeCloseTo(0.8, 6);
  expect(length).toBeCloseTo(Math.hypot(0.1, 0.8), 6);
});

test('a question in Chinese loses what Chinese questions share', () => {
  expect([...questionMeaning(ASKED, 'han', TWO).own]).toEqual([...ASKED]);
});

test('what a question has with any passage counts by its share, for the rest stands the usual', () => {
  const { common } = questionMeaning(ASKED, 'other', TWO);
  expect(common.other).toBeCloseTo(0.7 * 0.1 + 0.3 * 0.4, 6);
  expect(common.han).toBeCloseTo(0.3 * 0.4, 6);
});

test("closeness is what is above any passage's in that script", () => {
  const question = questionMeaning(ASKED, 'other', TWO);
  expect(closenessOf(0.3, LONG, question)).toBeCloseTo(0.3 - 0.19, 6);
  expect(closenessOf(0.3, { text: '每年十四日', wordsLength: 12 }, question)).toBeCloseTo(0.3 - 0.12, 6);
});

test('a text of few words lacks closeness', () => {
  const question = questionMeaning(ASKED, 'other', TWO);
  expect(closenessOf(0.3, { text: 'Note', wordsLength: 1 }, question)).toBeCloseTo(0.11 - 0.9 * 0.06, 6);
});
