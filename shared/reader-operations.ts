import { z } from 'zod';
import type { TextBox } from './block.ts';
import { LIMITS } from './limits.ts';
import { documentKey, libraryId, operation, STORE_ERRORS } from './operation.ts';

const version = { library: libraryId, document: documentKey, sha256: z.string().length(64) };
const OPENING_ERRORS = [...STORE_ERRORS, 'library-unknown', 'document-unknown'] as const;

/** The folders of what pdf.js reads while it draws a page: character maps, fonts that a file leaves out, decoders. */
export const PDF_DATA_KINDS = ['cmaps', 'standard_fonts', 'wasm'] as const;
export type PdfDataKind = (typeof PDF_DATA_KINDS)[number];

/** Operations that show a document's original. */
export const READER_OPERATIONS = {
  /** A stretch of the bytes of a version's original; shorter at its end. `total`: bytes of the whole. */
  readOriginal: operation<{ bytes: Uint8Array; total: number }>()(
    z.strictObject({
      ...version,
      offset: z.int().min(0).max(LIMITS.fileBytes),
      length: z.int().min(1).max(LIMITS.originalRange),
    }),
    { at: 'engine', access: 'read', errors: OPENING_ERRORS, window: true },
  ),

  /** Where the text of some pages of a version stands on them, line by line; empty for formats without pages. */
  pageBoxes: operation<TextBox[]>()(z.strictObject({ ...version, first: z.int().min(1), last: z.int().min(1) }), {
    at: 'engine',
    access: 'read',
    errors: OPENING_ERRORS,
    window: true,
  }),

  /**
   * Where a text stands in a version, compared as a search compares: case, full and half width and both Chinese scripts are
   * one. `total` counts also those after the last range that is told.
   */
  findInDocument: operation<{ ranges: [start: number, end: number][]; total: number }>()(
    z.strictObject({ ...version, text: z.string().min(1).max(LIMITS.soughtText) }),
    { at: 'engine', access: 'read', errors: OPENING_ERRORS, window: true },
  ),

  /** Opens a copy of the original in the system's program for it, once the person said so; documents that run nothing only. */
  openOriginal: operation<{ done: boolean }>()(z.strictObject(version), {
    at: 'main',
    access: 'read',
    errors: [...OPENING_ERRORS, 'not-opened-outside', 'no-program-for-file', 'disk-full', 'file-unwritable'],
    window: true,
  }),

  /** Saves a copy of the original where the person says in a dialog. */
  saveOriginal: operation<{ done: boolean }>()(z.strictObject(version), {
    at: 'main',
    access: 'read',
    errors: [...OPENING_ERRORS, 'disk-full', 'file-unwritable'],
    window: true,
  }),

  /** A file that comes with the program and that drawing a page needs, by its name alone. */
  readPdfData: operation<Uint8Array>()(
    z.strictObject({ kind: z.enum(PDF_DATA_KINDS), name: z.string().regex(/^[\w-]{1,80}(\.[\w-]{1,20})?$/) }),
    { at: 'engine', access: 'read', errors: [...STORE_ERRORS, 'file-missing'], window: true },
  ),
};
