import type { NamedNumber } from '../../../shared/explanation.ts';
import type { Why } from '../../../shared/search-result.ts';
import type { StoredPassage } from '../store/passages.ts';
import type { Closeness } from './measure-closeness.ts';
import type { WordsScore } from './score-words.ts';

/** A passage that one of the legs found, with what each says of it. */
export interface Candidate {
  passage: StoredPassage;
  /** `own`: bears a rule number of the query. `other`: an enclosing clause bears it, or its last part is this number. */
  number: 'own' | 'other' | null;
  /** Null when the words leg did not take part. */
  words: WordsScore | null;
  /** Null when it has no vector yet, or the meaning leg did not take part. */
  closeness: Closeness | null;
  /** Written in another script than the query, so that words cannot be expected to meet. */
  foreign: boolean;
  /** Holds every quoted phrase of the query. */
  holdsPhrases: boolean;
}

/** What a passage was scored and decided by, before its neighbours and its kind moved it. */
export interface Grounds {
  why: Why;
  words: WordsScore | null;
  closeness: Closeness | null;
  /** 0..1, of the closeness. */
  strength: number;
  evidence: NamedNumber[];
}

/** A candidate with its place in the answer of its library. */
export interface RankedPassage {
  passage: StoredPassage;
  /** Shares of the score. */
  why: Why;
  /** 0..1: the sum of the shares. */
  score: number;
  /** How sure it is that the passage answers; from 1 on it does. */
  evidence: number;
  /** How many of the query's content terms it holds. */
  matched: number;
  grounds: Grounds;
  /** Id of the hit whose exception or condition it states, or that states its: it stands directly behind that one. */
  behind?: number;
}
