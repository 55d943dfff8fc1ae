import type { Calibration } from '../../../../electron/engine/embed/embedder.ts';

const NO_CENTRES = { han: new Float32Array(), other: new Float32Array() };

/** Round numbers, for tests that reckon by hand. */
export const CALIBRATION: Calibration = {
  centres: { passages: NO_CENTRES, questions: NO_CENTRES },
  sharedByQuestions: 0.5,
  common: { share: 0.7, usual: 0.4 },
  fullCloseness: { sameScript: 0.2, otherScript: 0.15 },
  coverage: 0.02,
  sameScript: {
    han: { base: 0.05, perPowerOfTen: 0, least: 0.05, most: 0.05 },
    other: { base: 0.06, perPowerOfTen: 0.01, least: 0.06, most: 0.1 },
  },
  otherScript: {
    han: { base: 0.02, perPowerOfTen: 0.02, least: 0.04, most: 0.1 },
    other: { base: 0.02, perPowerOfTen: 0.02, least: 0.04, most: 0.1 },
  },
};

/** What the model says of a passage that is so much nearer than any. */
export function near(closeness: number) {
  return { likeness: 0.4 + closeness, closeness };
}
