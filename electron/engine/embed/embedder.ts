import type { ModelState } from '../../../shared/operation-results.ts';

/**
 * What the cosines of the model in use mean; they mean nothing without it. Even unrelated texts of e5 have a cosine of
 * 0.7 to 0.85, more within a language than across two, and some questions lie nearer to every text than others: so a
 * cosine is counted from what the question has with the mean of passages in the passage's script.
 */
export interface Calibration {
  /** Mean vector of many passages, by their script. */
  centres: Record<'han' | 'other', Float32Array>;
  /** What a passage that says just what the question asks has above the centre: strength 1. */
  fullCloseness: number;
  /** Of a question's covered information, in cosines: how much closeness it makes up for. */
  coverage: number;
  /** Closeness and covered information that a hit needs, by the script of question and passage. */
  sameScript: Record<'han' | 'other', NeededCloseness>;
  /** Closeness that a hit needs in another script than the question's. */
  otherScript: NeededCloseness;
}

/**
 * `base`, and as much again for each power of ten of the library's passages, since among more of them the nearest lies
 * nearer by chance; at least `least`.
 */
export interface NeededCloseness {
  base: number;
  perPowerOfTen: number;
  least: number;
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
