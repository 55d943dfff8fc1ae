import { expect, test } from 'vitest';
import type { Calibration } from '../../../../electron/engine/embed/embedder.ts';
import { closenessOf, questionMeaning } from '../../../../electron/engine/search/measure-closeness.ts';
import { CALIBRATION } from './sample-calibration.ts';

/** Vectors of three dimensions: what all English questions share, what they ask, and the language. */
const NOTHING = Float32Array.of(0, 0, 0);
const PASSAGES = { han: Float32Array.of(0.2, 0, 1), other: Float32Array.of(0.2, 0, -1) };
const QUESTIONS = { han: NOTHING, other: Float32Array.of(1, 0, 0) };
const CALIBRATED: Calibration = { ...CALIBRATION, centres: { passages: PASSAGES, questions: QUESTIONS } };
const ASKED = Float32Array.of(0.6, 0.7, -0.3);
const LONG = { wordsLength: 11 };

test("what a script's questions share is taken off a question by its share", () => {
  const { own, length } = questionMeaning(ASKED, 'other', CALIBRATED);
  expect(own[0]).toBeCloseTo(0.6 - 0.5, 6);
  expect(own[1]).toBeCloseTo(0.7, 6);
  expect(length).toBeCloseTo(Math.hypot(0.1, 0.7), 6);
});

test('a question in Chinese loses what Chinese questions share', () => {
  const { own } = questionMeaning(ASKED, 'han', CALIBRATED);
  expect(own[0]).toBeCloseTo(0.6, 6);
});

test('the language of a question is taken off', () => {
  expect(questionMeaning(ASKED, 'other', CALIBRATED).own[2]).toBeCloseTo(0, 6);
});

test('without its language a question has as much with the mean passage of either script', () => {
  const { own } = questionMeaning(ASKED, 'other', CALIBRATED);
  const productWith = (centre: Float32Array) =>
    centre.reduce((sum, value, index) => sum + value * (own[index] ?? 0), 0);
  expect(productWith(PASSAGES.han)).toBeCloseTo(productWith(PASSAGES.other), 6);
});

test('what a question has with any passage counts by its share, for the rest stands the usual', () => {
  const { common } = questionMeaning(ASKED, 'other', CALIBRATED);
  expect(common).toBeCloseTo(0.7 * 0.1 * 0.2 + 0.3 * 0.4, 6);
});

test("closeness is what is above any passage's", () => {
  const question = { ...questionMeaning(ASKED, 'other', CALIBRATED), common: 0.2 };
  expect(closenessOf(0.3, LONG, question)).toBeCloseTo(0.1, 6);
});

test('a text of few words lacks closeness', () => {
  const question = { ...questionMeaning(ASKED, 'other', CALIBRATED), common: 0.2 };
  expect(closenessOf(0.3, { wordsLength: 1 }, question)).toBeCloseTo(0.1 - 0.9 * 0.06, 6);
});
