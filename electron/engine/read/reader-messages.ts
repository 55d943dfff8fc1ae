import type { AppError } from '../../../shared/app-error.ts';
import type { DocumentText, ReadingOptions } from './document-text.ts';

/** Part of a version's recipe: raised whenever a reader makes other text or blocks of the same bytes. */
export const READER_VERSION = 2;

/** To the reader process: one file. The next one is sent after the reply. */
export interface ReaderRequest extends ReadingOptions {
  /** Absolute path. */
  file: string;
  /** For the extension and the title of last resort. */
  fileName: string;
}

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
