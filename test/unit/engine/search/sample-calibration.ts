import type { Calibration } from '../../../../electron/engine/embed/embedder.ts';

/** Round numbers, for tests that reckon by hand. */
export const CALIBRATION: Calibration = {
  centres: { han: new Float32Array(), other: new Float32Array() },
  fullCloseness: 0.2,
  coverage: 0.02,
  sameScript: {
    han: { base: 0.05, perPowerOfTen: 0, least: 0.05 },
    other: { base: 0.06, perPowerOfTen: 0.01, least: 0.06 },
  },
  otherScript: { base: 0.02, perPowerOfTen: 0.02, least: 0.04 },
};

/** What the model says of a passage that is so much nearer than any. */
export function near(closeness: number) {
  return { cosine: 0.8 + closeness, closeness };
}
