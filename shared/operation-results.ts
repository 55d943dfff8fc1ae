import type { AppError, ErrorCode, ErrorDetails } from './app-error.ts';
import type { Hit } from './search-result.ts';
import type { DegradedCode } from './search-result.ts';
import type { ReadingProblem } from './document.ts';

/** How the model stands. `idle`: not asked for yet. */
export type ModelState = 'idle' | 'loading' | 'ready' | 'missing' | 'corrupt';

/** `battery`: waits until the computer runs on mains power. `off`: by a person's wish. */
export type RecognitionState = 'on' | 'battery' | 'off';

export interface RecognitionProgress {
  recognition: RecognitionState;
  /** Scanned pages and others whose text can only be recognised. */
  picturePages: number;
  /** How many of them were looked at, whether they hold text or not. */
  pagesRecognised: number;
}

export interface AppStatus extends RecognitionProgress {
  version: string;
  /** Folder of the store, for the person to see. */
  dataFolder: string;
  model: { id: string; state: ModelState };
  /** Passages of what is in the libraries, and how many have a vector of the model in use. */
  passages: number;
  embedded: number;
  /** Files that wait to be read or are being read. */
  filesWaiting: number;
  /** Only while a person lets the making of vectors wait. */
  embeddingPaused?: true;
  degraded: DegradedCode[];
}

export const IMPORT_OUTCOMES = ['imported', 'new-version', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export interface ImportedFile {
  /** As it was named, or relative to the named folder. */
  file: string;
  library: string;
  key: string;
  outcome: ImportOutcome;
  /** Set when refused. */
  code: ErrorCode | null;
  /**
   * For `imported`: `{sameBytesAs}` when another document of the library holds the same bytes, `{reread: true}` when a
   * version that was there was read again with another encoding.
   */
  details: ErrorDetails;
  problems: ReadingProblem[];
  /** WHATWG name of the encoding that a text file was read with; null for other formats and for files not read. */
  encoding: string | null;
}

export interface PassageRow {
  /** Row number for paging; not stable. */
  id: number;
  reference: string;
  document: { key: string; title: string };
  version: { sha256: string };
  clause: string | null;
  headings: string[];
  /** Half-open, UTF-16 units, into the version's stored text. */
  offsets: [number, number];
  lines: [number, number] | null;
  pages: [number, number] | null;
  text: string;
  /** Only for text that was recognised in a scan: how sure the recognition is, 0..100. */
  scan?: { confidence: number };
  /** Only where the original names the place (an HTML id): `file#anchor` opens it. */
  anchor?: string;
}

/** The place of a reference: what a hit says of it, without score. */
export type ReadPlace = Omit<
  Hit,
  'rank' | 'score' | 'why' | 'matched' | 'marks' | 'answer' | 'alsoAt' | 'explanation'
> & {
  /** Whether a newer version of the document is in force. */
  newerVersion: boolean;
};

export interface VerifyReport {
  ok: boolean;
  problems: { code: VerifyProblemCode; details: ErrorDetails }[];
  counts: { libraries: number; documents: number; versions: number; passages: number; vectors: number };
}

export const VERIFY_PROBLEM_CODES = [
  'database-damaged',
  'foreign-key',
  'words-index-damaged',
  'words-missing',
  'words-orphaned',
  'vectors-orphaned',
  'vectors-missing',
  'vector-misplaced',
  'original-missing',
  'original-changed',
  'passage-text-differs',
  'changes-chain-broken',
] as const;
export type VerifyProblemCode = (typeof VERIFY_PROBLEM_CODES)[number];

/** What a file dialog granted: a token in place of paths. */
export interface ChosenFiles {
  grant: string;
  /** Names to show, without folders. */
  names: string[];
}

/** What the engine tells without being asked. */
export type EngineEvent =
  | { type: 'status'; status: AppStatus }
  /** Libraries, documents or phrasings changed, here or in another process. */
  | { type: 'libraries-changed' }
  /** One file of an import has its outcome. */
  | { type: 'file-imported'; file: ImportedFile; done: number; total: number }
  /** A watched folder lost a file, or has it again. */
  | { type: 'notices-changed' }
  /** How much of the model's files `checkModel` has compared, in bytes. */
  | { type: 'model-check'; done: number; total: number }
  | { type: 'engine-failed'; error: AppError };
