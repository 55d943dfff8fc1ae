import type { ModelState } from '../../../shared/operation-results.ts';

/** Where cosines of the model in use lie; they mean nothing without it (unrelated texts of e5 stand at 0.75). */
export interface Calibration {
  /** Cosine of a question and a passage that have nothing to do with each other: strength 0. */
  unrelatedCosine: number;
  /** Cosine of a question and the passage that says the same: strength 1. */
  equalCosine: number;
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
