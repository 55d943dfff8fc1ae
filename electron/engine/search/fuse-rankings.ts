import type { Why } from '../../../shared/search-result.ts';
import type { Calibration } from '../embed/embedder.ts';
import type { Candidate } from './candidate.ts';
import { strengthOf } from './measure-closeness.ts';
import { BESIDE_NUMBER, FOREIGN_WORDS, KIND_SHARE, NUMBER_SHARE, WORDS_WEIGHT } from './search-constants.ts';
import type { Script } from './script-of.ts';

/** Which legs answered in one library. */
export interface LegsInUse {
  words: boolean;
  meaning: boolean;
  calibration: Calibration;
  /** What the query is written in. */
  script: Script;
  /** Whether a passage in scope bears a rule number of the query. */
  numberFound: boolean;
  /** Passages of the library. */
  passages: number;
}

/**
 * One score in 0..1 whose parts are the explanation: a weighted sum of words and meaning, above it the rule number. A
 * leg that is absent leaves its weight to the other. In a passage of another script words count for little: a shared
 * name or number must not outrank what means the same; its score stays lower, since less is known of it.
 */
export function fuse(candidate: Candidate, legs: LegsInUse): Why {
  const wordsWeight = weightOfWords(legs);
  const words = wordsWeight * (candidate.words?.score ?? 0) * (candidate.foreign && legs.meaning ? FOREIGN_WORDS : 1);
  const meaning = (legs.meaning ? 1 - wordsWeight : 0) * strengthOf(candidate, legs.calibration);
  const kind = KIND_SHARE[candidate.passage.kind];
  const ruleNumber = candidate.number === null ? 0 : NUMBER_SHARE[candidate.number];
  const room = roomBeside(candidate, legs);
  return { ruleNumber, words: room * words, meaning: room * meaning, kind };
}

/** The sum of the shares. */
export function scoreOf(why: Why): number {
  return why.ruleNumber + why.words + why.meaning + why.kind;
}

/** Every share made larger or smaller by one factor, so that the explanation still adds up. */
export function scaleWhy({ ruleNumber, words, meaning, kind }: Why, factor: number): Why {
  return { ruleNumber: ruleNumber * factor, words: words * factor, meaning: meaning * factor, kind: kind * factor };
}

function weightOfWords({ words, meaning }: LegsInUse): number {
  if (!words) return 0;
  return meaning ? WORDS_WEIGHT : 1;
}

/** What words and meaning can reach, so that no sum exceeds 1 and nothing exceeds a rule number. */
function roomBeside({ number }: Candidate, { numberFound }: LegsInUse): number {
  if (number !== null) return 1 - KIND_SHARE.most - NUMBER_SHARE.own;
  return numberFound ? BESIDE_NUMBER : 1 - KIND_SHARE.most;
}
