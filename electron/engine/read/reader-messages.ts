import type { AppError } from '../../../shared/app-error.ts';
import type { DocumentText, ReadingOptions } from './document-text.ts';
import type { RecognisedPage } from './recognised-page.ts';

/** Part of a version's recipe: raised whenever a reader makes other text or blocks of the same bytes. */
export const READER_VERSION = 2;

/** To the reader process: one file. The next one is sent after the reply. */
export interface ReaderRequest extends ReadingOptions {
  /** Absolute path. */
  file: string;
  /** For the extension and the title of last resort. */
  fileName: string;
  /** What was recognised on pages of this very file before. */
  recognised?: readonly RecognisedPage[] | undefined;
}

/** To a reader process: the picture of one page. */
export interface RecogniseRequest {
  /** Absolute path of a PDF. */
  recognise: string;
  /** From 1. */
  page: number;
  /** Folder with the trained data. */
  dataFolder: string;
  /** What the page before was read in. */
  languages: string | null;
}

export type RecogniseReply = { ok: true; recognised: RecognisedPage } | { ok: false; error: AppError };

/** From the reader process. */
export type ReaderReply =
  | {
      ok: true;
      document: DocumentText;
      /** Of the bytes that were read, in hexadecimal. */
      sha256: string;
      byteLength: number;
    }
  | { ok: false; error: AppError };

/** Reason in the details of `internal` when text recognition itself cannot be loaded. */
export const RECOGNISER_MISSING = 'recogniser-missing';

/** What a reader process is asked, and what it answers: each request with a reply of its own kind. */
export type AnyRequest = ReaderRequest | RecogniseRequest;
export type AnyReply = ReaderReply | RecogniseReply;
