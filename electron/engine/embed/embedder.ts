import type { ModelState } from '../../../shared/operation-results.ts';

/**
 * What the products of the model's vectors mean; they mean nothing without it. Even unrelated texts of e5 have a cosine of
 * 0.7 to 0.85, more within a language than across two. Some passages lie near to every question: what all questions share
 * is taken off a question first, and its language with it. Some questions lie near to every passage: a product is counted
 * from the one that the question has with the mean passage.
 */
export interface Calibration {
  /** Mean vectors of many passages and of many questions, by their script. */
  centres: Record<'passages' | 'questions', Record<'han' | 'other', Float32Array>>;
  /** How much of the mean question is taken off a question, 0..1. */
  sharedByQuestions: number;
  /** How far a question's product with the mean passage counts, 0..1; for the rest stands the `usual` one. */
  common: { share: number; usual: number };
  /**
   * Closeness of a passage that says just what the question asks: strength 1. Across two scripts even that lies farther
   * away, so that in a library of two languages the same closeness must say more there.
   */
  fullCloseness: { sameScript: number; otherScript: number };
  /** Of a question's covered information: how much closeness it makes up for. */
  coverage: number;
  /** Closeness and covered information that a hit in the question's script needs, by that script. */
  sameScript: Record<'han' | 'other', NeededCloseness>;
  /** Closeness that a hit in another script than the question's needs, by the question's. */
  otherScript: Record<'han' | 'other', NeededCloseness>;
}

/**
 * `base`, and as much again for each power of ten of the library's passages, since among more of them the nearest lies
 * nearer by chance; at least `least`, and at most `most`, since chance does not bring what is about the question.
 */
export interface NeededCloseness {
  base: number;
  perPowerOfTen: number;
  least: number;
  most: number;
}

/** Texts → unit vectors by the model in use. One text at a time; a query goes before the next passage. */
export interface Embedder {
  /** Id of the model in the manifest. */
  readonly id: string;
  /** Names model, prefixes and input recipe; vectors of another fingerprint never answer. From the manifest alone. */
  readonly fingerprint: string;
  /** Length of a vector. */
  readonly dimension: number;
  readonly calibration: Calibration;
  state(): ModelState;
  /** Starts loading when it is `idle`; resolves to the state that was reached. Never rejects. */
  load(): Promise<ModelState>;
  /** Unit vector of a question. Rejects with `model-missing` or `model-corrupt`. */
  embedQuery(text: string): Promise<Float32Array>;
  /** Unit vector of a passage's input. Rejects with `model-missing` or `model-corrupt`. */
  embedPassage(input: string): Promise<Float32Array>;
  /** Resolves when the running call has ended; later calls are refused with `engine-stopped`. */
  close(): Promise<void>;
}
