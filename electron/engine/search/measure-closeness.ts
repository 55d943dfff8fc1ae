import type { Calibration } from '../embed/embedder.ts';
import type { StoredPassage } from '../store/passages.ts';
import type { Candidate } from './candidate.ts';
import type { Script } from './script-of.ts';
import { SHORT_TEXT } from './search-constants.ts';

/** What the model says of a passage. */
export interface Closeness {
  /** Product of the question's own part with the passage's vector; of a passage beyond the nearest, what it has at most. */
  likeness: number;
  /** How much nearer the passage is to the question than any is; see `closenessOf`. */
  closeness: number;
}

/** What passages are compared with. */
export interface QuestionMeaning {
  /** The question's vector less what all questions in its script share, and without its language. */
  own: Float32Array;
  /** Of `own`. */
  length: number;
  /** Likeness of the question to any passage; without its language the same in every script. */
  common: number;
}

/**
 * The question's own part. Without what all questions share, passages that lie near to every question (a lone question, a
 * line of a form) come no longer before those that answer this one. The language is the way from one script's mean passage
 * to the other's: the model puts texts of one language near to each other, whatever they say, so that among many passages
 * in the question's language those in another one would not be found at all.
 *
 * @param vector of the question, of length one
 */
export function questionMeaning(
  vector: Float32Array,
  script: Script,
  { centres, sharedByQuestions, common }: Calibration,
): QuestionMeaning {
  const shared = centres.questions[script === 'han' ? 'han' : 'other'];
  const special = vector.map((value, index) => value - sharedByQuestions * (shared[index] ?? 0));
  const language = centres.passages.han.map((value, index) => value - (centres.passages.other[index] ?? 0));
  const inLanguage = product(special, language) / (product(language, language) || 1);
  const own = special.map((value, index) => value - inLanguage * (language[index] ?? 0));
  return {
    own,
    length: Math.sqrt(product(own, own)),
    common: common.share * product(own, centres.passages.other) + (1 - common.share) * common.usual,
  };
}

/**
 * How much nearer a passage is to the question than any is. A text of few words is near to everything ("Note", "1.5",
 * "China"), so what it lacks in words is taken off.
 */
export function closenessOf(
  likeness: number,
  { wordsLength }: Pick<StoredPassage, 'wordsLength'>,
  { common }: QuestionMeaning,
): number {
  return likeness - common - SHORT_TEXT.most * Math.max(0, 1 - wordsLength / SHORT_TEXT.words);
}

/** A closeness as 0..1: 0 what any text has, 1 what says the same. Null: not known, nothing. */
export function strengthOf({ closeness, foreign }: Pick<Candidate, 'closeness' | 'foreign'>, calibration: Calibration) {
  const full = calibration.fullCloseness[foreign ? 'otherScript' : 'sameScript'];
  return closeness === null ? 0 : Math.min(1, Math.max(0, closeness.closeness / full));
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
