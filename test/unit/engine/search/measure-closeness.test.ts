import { expect, test } from 'vitest';
import {
  closenessOf,
  cosineWithLanguage,
  questionMeaning,
} from '../../../../electron/engine/search/measure-closeness.ts';
import { CALIBRATION } from './sample-calibration.ts';

/** Two languages that differ along the first axis alone, and a question in the first one. */
const CENTRES = { han: Float32Array.of(0.6, 0.8, 0), other: Float32Array.of(-0.6, 0.8, 0) };
const QUESTION = questionMeaning(Float32Array.of(0.48, 0.64, 0.6), { ...CALIBRATION, centres: CENTRES });

test('without its language a question lies equally near to the centres of both scripts', () => {
  const { vector, length } = QUESTION.withoutLanguage;
  expect([...vector].map((value) => Number(value.toFixed(6)))).toEqual([0, 0.64, 0.6]);
  expect(length).toBeCloseTo(Math.sqrt(0.64 ** 2 + 0.6 ** 2), 6);
});

test.each([
  ['多少天', 0.8, 0.48 * 0.6 + 0.8],
  ['How many days', 0.8, -0.48 * 0.6 + 0.8],
])('%s: what its script has of the language is added again', (text, without, cosine) => {
  expect(cosineWithLanguage(without, { text }, QUESTION)).toBeCloseTo(cosine, 6);
});

test('passages that are equally near without the language are equally close in both scripts', () => {
  const [chinese, english] = ['多少天', 'How many days'].map((text) =>
    closenessOf(cosineWithLanguage(0.8, { text }, QUESTION), { text, wordsLength: 20 }, QUESTION),
  );
  expect(chinese).toBeCloseTo(english ?? 0, 6);
});
