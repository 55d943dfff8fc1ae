import type { Calibration } from '../embed/embedder.ts';
import type { StoredPassage } from '../store/passages.ts';
import { scriptOf } from './script-of.ts';
import { SHORT_TEXT } from './search-constants.ts';

/** What the model says of a passage. */
export interface Closeness {
  /** Of question and passage, -1..1; of a passage beyond the nearest, what it has at most. */
  cosine: number;
  /** How much nearer the passage is to the question than any is, in cosines; see `closenessOf`. */
  closeness: number;
}

/** What a passage's closeness is measured by: the question's vector with the model's centres. */
export interface QuestionMeaning {
  /** Cosine of the question with the mean of all passages, by their script. */
  common: Record<'han' | 'other', number>;
}

export function questionMeaning(vector: Float32Array, { centres }: Calibration): QuestionMeaning {
  return { common: { han: product(vector, centres.han), other: product(vector, centres.other) } };
}

/**
 * How much nearer a passage is to the question than any is, in cosines. A text of few words is near to everything ("Note",
 * "1.5", "China"), so what it lacks in words is taken off.
 */
export function closenessOf(
  cosine: number,
  { text, wordsLength }: Pick<StoredPassage, 'text' | 'wordsLength'>,
  { common }: QuestionMeaning,
): number {
  const script = scriptOf(text) === 'han' ? 'han' : 'other';
  return cosine - common[script] - SHORT_TEXT.most * Math.max(0, 1 - wordsLength / SHORT_TEXT.words);
}

/** A closeness as 0..1: 0 what any text has, 1 what says the same. Null: not known, nothing. */
export function strengthOf(closeness: Closeness | null, { fullCloseness }: Calibration): number {
  return closeness === null ? 0 : Math.min(1, Math.max(0, closeness.closeness / fullCloseness));
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
