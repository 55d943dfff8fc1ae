import type { ErrorCode, ErrorDetails } from './app-error.ts';
import type { PassageKind, ProblemCode, Status } from './document.ts';
import type { HitExplanation, QueryExplanation } from './explanation.ts';
import type { Scope } from './scope.ts';

export const LEGS = ['number', 'words', 'meaning'] as const;
/** A way of finding: by rule number, by words, by meaning. */
export type Leg = (typeof LEGS)[number];

export const DEGRADED_CODES = ['model-missing', 'model-corrupt', 'model-loading', 'meaning-incomplete'] as const;
/** Why the answer was found without the whole of the meaning leg. */
export type DegradedCode = (typeof DEGRADED_CODES)[number];

export const WHY_SHARES = ['ruleNumber', 'words', 'meaning', 'kind'] as const satisfies readonly (keyof Why)[];

/** Shares of a hit's score; they add up to `score` within 1e-6. 0: had no part. */
export interface Why {
  ruleNumber: number;
  words: number;
  meaning: number;
  kind: number;
}

export interface Hit {
  /** From 1, running on from `hits` into `nearest`. */
  rank: number;
  /** 0..1. */
  score: number;
  reference: string;
  /** Name of the library. */
  library: string;
  kind: PassageKind;
  document: { key: string; title: string };
  version: { label: string; sha256: string; status: Status; from: string | null; to: string | null };
  /** Clause number as printed, or null. */
  clause: string | null;
  /** Heading path, outermost first. */
  headings: string[];
  /** First and last line of the original, from 1, or row of the sheet that `pages` names; null for formats without lines. */
  lines: [number, number] | null;
  pages: [number, number] | null;
  pageLabels: string[] | null;
  /** Exactly as in the stored text. */
  text: string;
  /** Only for text that was recognised in a scan: how sure the recognition is, 0..100. */
  scan?: { confidence: number };
  /** Only where the original names the place (an HTML id): `file#anchor` opens it. */
  anchor?: string;
  /** Offsets into `text` of the query's words. */
  marks: [number, number][];
  /** Offsets into `text` of the sentence that answers; absent where the text is one sentence or none stands out. */
  answer?: [number, number];
  /** Other documents, or versions, of the library that say the same in the same words; absent where there are none. */
  alsoAt?: OtherPlace[];
  why: Why;
  /** How many of the query's content terms the passage holds: [3, 4] is "3 of 4 words". */
  matched: [number, number];
  /** Only where it was asked for. */
  explanation?: HitExplanation;
}

/** Another place of a text that stands in several documents of one library; enough to cite it. */
export type OtherPlace = Pick<
  Hit,
  'reference' | 'document' | 'version' | 'clause' | 'headings' | 'lines' | 'pages' | 'pageLabels'
>;

/** A word of the query that was also searched as something else. `spelling`: as a word of the library that is spelt nearly so. */
export interface Widening {
  from: string;
  to: string;
  origin: PhrasingOrigin | 'spelling';
}

export const PHRASING_ORIGINS = ['tag', 'person', 'shipped', 'text'] as const;
/** Author's tag in the document, a person's own, the shipped list, or an abbreviation explained in the text itself. */
export type PhrasingOrigin = (typeof PHRASING_ORIGINS)[number];

/** A file, or a part of one, in the chosen libraries that this search could not see. Pages of which the same is to be said are one. */
export interface NotSearched {
  file: string;
  code: ErrorCode | ProblemCode | 'not-in-force';
  details: ErrorDetails;
}

export interface SearchTimes {
  model: number;
  words: number;
  meaning: number;
  fuse: number;
  total: number;
}

export interface SearchAnswer {
  query: string;
  scope: Scope;
  /** Whether `hits` holds anything. */
  answered: boolean;
  /** Passages that pass the decision, best first. */
  hits: Hit[];
  /** The next best that do not pass. */
  nearest: Hit[];
  widened: Widening[];
  /** Rule numbers in the query that no clause in scope bears, as printed there. */
  unknownClauses: string[];
  notSearched: NotSearched[];
  degraded: DegradedCode[];
  /** Only where it was asked for. */
  explanation?: QueryExplanation;
  /** Milliseconds. */
  ms: SearchTimes;
}
