import type { Calibration } from '../embed/embedder.ts';
import type { StoredPassage } from '../store/passages.ts';
import { scriptOf } from './script-of.ts';
import { SHORT_TEXT } from './search-constants.ts';

/** What the model says of a passage. */
export interface Closeness {
  /** Of question and passage, -1..1; exact of the best passages (`scoreCandidates`), of the others nearly. */
  cosine: number;
  /** How much nearer the passage is to the question than any is, in cosines; see `closenessOf`. */
  closeness: number;
}

/** What a passage's closeness is measured by: the question's vector with the model's centres. */
export interface QuestionMeaning {
  /** Cosine of the question with the mean of all passages, by their script. */
  common: Record<PassageScript, number>;
  /**
   * The question's vector without its part along the way from one script's centre to the other's, and its length. The
   * model puts texts of one language near to each other, whatever they say; to this vector it puts both equally near.
   */
  withoutLanguage: { vector: Float32Array; length: number };
  /** What that part adds to the cosine of passages, in the mean of their script. */
  language: Record<PassageScript, number>;
}

type PassageScript = 'han' | 'other';

export function questionMeaning(vector: Float32Array, { centres }: Calibration): QuestionMeaning {
  const way = centres.han.map((value, index) => value - (centres.other[index] ?? 0));
  const share = product(vector, way) / (product(way, way) || 1);
  const rest = vector.map((value, index) => value - share * (way[index] ?? 0));
  return {
    common: { han: product(vector, centres.han), other: product(vector, centres.other) },
    withoutLanguage: { vector: rest, length: Math.sqrt(product(rest, rest)) },
    language: { han: share * product(way, centres.han), other: share * product(way, centres.other) },
  };
}

/** Nearly the cosine of question and passage, from the product of the passage with the vector without language. */
export function cosineWithLanguage(without: number, { text }: Pick<StoredPassage, 'text'>, question: QuestionMeaning) {
  return without + question.language[passageScript(text)];
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
  return cosine - common[passageScript(text)] - SHORT_TEXT.most * Math.max(0, 1 - wordsLength / SHORT_TEXT.words);
}

/** A closeness as 0..1: 0 what any text has, 1 what says the same. Null: not known, nothing. */
export function strengthOf(closeness: Closeness | null, { fullCloseness }: Calibration): number {
  return closeness === null ? 0 : Math.min(1, Math.max(0, closeness.closeness / fullCloseness));
}

function passageScript(text: string): PassageScript {
  return scriptOf(text) === 'han' ? 'han' : 'other';
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
