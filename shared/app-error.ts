/**
 * Every error the program can answer with. A code is stable and crosses every boundary; the words for it stand in
 * `messages/`, so a screen, the terminal and an export say the same thing in three languages.
 */
export const ERROR_CODES = [
  // What was asked
  'invalid-input',
  'cancelled',
  'library-unknown',
  'library-name-taken',
  'library-removed',
  'library-reading',
  'document-unknown',
  'section-unknown',
  'tag-unknown',
  'clause-unknown',
  'line-unknown',
  'reference-invalid',
  'text-changed',
  'not-in-scope',
  'too-many-calls',
  'too-many-searches',
  'key-taken',
  'import-unknown',
  'watch-unknown',
  'notice-unknown',
  'phrasing-unknown',
  'phrasing-not-own',
  'kept-unknown',
  'kept-too-many',
  'csv-damaged',
  'csv-columns',
  'cell-missing',
  'cell-invalid',
  'not-granted',
  'untrusted-sender',
  // Files that cannot be read
  'file-missing',
  'file-unreadable',
  'file-unwritable',
  'print-failed',
  'not-opened-outside',
  'no-program-for-file',
  'folder-missing',
  'folder-unreadable',
  'link-not-followed',
  'not-a-file',
  'file-empty',
  'file-too-large',
  'format-unsupported',
  'format-mismatch',
  'encoding-unknown',
  'document-damaged',
  'document-no-text',
  'password-required',
  'reader-timeout',
  'reader-memory',
  'reader-crashed',
  // The model
  'model-missing',
  'model-corrupt',
  // The store
  'store-busy',
  'store-newer',
  'store-damaged',
  'store-read-only',
  'disk-full',
  // The program itself
  'engine-stopped',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Safe to show and to log: names, numbers and limits, never policy text and never a query. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface AppError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

/** An AppError on its way up inside one process; turned into a Result at the boundary. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'CodedError';
    this.code = code;
    this.details = details;
  }
}

/** Any thrown thing as an AppError. What is not coded becomes `internal` with its class name and nothing else. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof CodedError) return { code: thrown.code, details: thrown.details };
  return { code: 'internal', details: { name: thrown instanceof Error ? thrown.name : typeof thrown } };
}
