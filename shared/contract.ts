import { z } from 'zod';
import type { TextBox } from './block.ts';
import type { LibrarySummary } from './document.ts';
import type { FacetCounts } from './facet-counts.ts';
import { importOptions, include } from './import-options.ts';
import { LIBRARY_OPERATIONS } from './library-operations.ts';
import type { ImportReport, ImportSummary, WatchedFolder, WatchNotice } from './import-report.ts';
import type {
  AppStatus,
  ChosenFiles,
  ImportedFile,
  PassageRow,
  ReadPlace,
  RecognitionProgress,
  VerifyReport,
} from './operation-results.ts';
import type { OpenedDocument } from './opened-document.ts';
import { DESKTOP_OPERATIONS } from './desktop-operations.ts';
import { LIMITS } from './limits.ts';
import {
  documentKey,
  libraryId,
  nothing,
  operation,
  reference,
  rowId,
  SCOPE_ERRORS,
  STORE_ERRORS,
  WRITE_ERRORS,
  type Operation,
} from './operation.ts';
import { EXPORT_OPERATIONS } from './export-operations.ts';
import { KEEP_OPERATIONS } from './keep-operations.ts';
import { PHRASING_OPERATIONS } from './phrasing-operations.ts';
import { READER_OPERATIONS } from './reader-operations.ts';
import { scopeSchema } from './scope.ts';
import { SCOPED_OPERATIONS } from './scoped-operations.ts';
import { LEGS, type SearchAnswer } from './search-result.ts';
import { SETTINGS_SCHEMA, type Settings } from './settings.ts';

const libraryName = z.string().trim().min(1).max(LIMITS.libraryName);

/**
 * The contract: each operation once, with its input schema, its result, its error codes and whether it reads or
 * writes. The window's door, the terminal and the door for agents take names, schemas and codes from here.
 */
export const CONTRACT = {
  /** How far the engine is: model, embedding, imports under way. */
  status: operation<AppStatus>()(nothing, { at: 'engine', access: 'read', errors: STORE_ERRORS, window: true }),

  /** Every library with its documents. Removed ones are not listed. */
  listLibraries: operation<LibrarySummary[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  search: operation<SearchAnswer>()(
    z.strictObject({
      query: z.string(),
      scope: scopeSchema,
      limit: z.int().min(1).max(LIMITS.hits).optional(),
      legs: z.array(z.enum(LEGS)).min(1).optional(),
      explain: z.boolean().optional(),
    }),
    {
      at: 'engine',
      access: 'read',
      errors: SCOPE_ERRORS,
      window: true,
    },
  ),

  /** How many passages and documents each choice in each part of a scope would leave. */
  countFacets: operation<FacetCounts>()(z.strictObject({ scope: scopeSchema }), {
    at: 'engine',
    access: 'read',
    errors: SCOPE_ERRORS,
    window: true,
  }),

  ...SCOPED_OPERATIONS,

  /** The place that a reference names, or `text-changed`. */
  readReference: operation<ReadPlace>()(z.strictObject({ reference }), {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'reference-invalid', 'library-unknown', 'document-unknown', 'text-changed'],
    window: true,
  }),

  /** Where the place of a reference stands on its pages, for marking it there; empty for formats without pages. */
  placeBoxes: operation<TextBox[]>()(z.strictObject({ reference }), {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'reference-invalid', 'library-unknown', 'document-unknown', 'text-changed'],
    window: true,
  }),

  /** A whole version for the reader: blocks over its stored text. Without `sha256` the newest version. */
  openDocument: operation<OpenedDocument>()(
    z.strictObject({ library: libraryId, document: documentKey, sha256: z.string().length(64).optional() }),
    { at: 'engine', access: 'read', errors: [...STORE_ERRORS, 'library-unknown', 'document-unknown'], window: true },
  ),

  /** Passages of a library in order of document and place, a page at a time. `after`: last `id` of the page before. */
  listPassages: operation<{ rows: PassageRow[]; next: number | null }>()(
    z.strictObject({ library: libraryId, after: z.int().min(0).optional() }),
    { at: 'engine', access: 'read', errors: [...STORE_ERRORS, 'library-unknown'], window: false },
  ),

  /** Brings files in by path; makes the library when it is missing. Answers when every file has its outcome. */
  importFiles: operation<ImportedFile[]>()(
    z.strictObject({
      library: libraryName,
      paths: z.array(z.string().min(1).max(LIMITS.path)).min(1).max(LIMITS.importFiles),
      key: documentKey.optional(),
      newVersionOf: documentKey.optional(),
      ...importOptions,
    }),
    { at: 'engine', access: 'write', errors: [...WRITE_ERRORS, 'document-unknown', 'file-missing'], window: false },
  ),

  /**
   * Brings the demo libraries in, except what a person removed. `once`: does nothing when it was done before. `removed`:
   * by the person's wish, also what they removed.
   */
  importDemo: operation<ImportedFile[]>()(
    z.strictObject({ once: z.boolean().optional(), removed: z.boolean().optional() }),
    {
      at: 'engine',
      access: 'write',
      errors: WRITE_ERRORS,
      window: true,
    },
  ),

  /** Reports of past imports, the newest first. Those of removed libraries aside. */
  listImports: operation<ImportSummary[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  /** What became of each file of an import, a page at a time. `after`: `next` of the page before. */
  readImport: operation<ImportReport>()(z.strictObject({ id: rowId, after: z.int().min(0).optional() }), {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'import-unknown'],
    window: true,
  }),

  /** Watches a folder, or changes the patterns of one that is watched; makes the library when it is missing. */
  watchFolder: operation<WatchedFolder>()(
    z.strictObject({ library: libraryName, folder: z.string().min(1).max(LIMITS.path), include }),
    { at: 'engine', access: 'write', errors: [...WRITE_ERRORS, 'folder-missing', 'folder-unreadable'], window: false },
  ),

  /** Stops watching. Documents stay. */
  unwatchFolder: operation<null>()(z.strictObject({ id: rowId }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'watch-unknown'],
    window: true,
  }),

  listWatchedFolders: operation<WatchedFolder[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  /** What a person is asked to decide about watched folders, the oldest first. */
  listWatchNotices: operation<WatchNotice[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  /**
   * `accept`: the document follows its file to the new name, is removed, or the folder is watched no more. Else all stays
   * as it is, and the same state is not told again.
   */
  resolveNotice: operation<null>()(z.strictObject({ id: rowId, accept: z.boolean() }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'notice-unknown', 'key-taken'],
    window: true,
  }),

  /** Answers when nothing is left to embed; `embedded` counts what was done meanwhile. */
  waitForVectors: operation<{ embedded: number }>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'model-missing', 'model-corrupt'],
    window: false,
  }),

  /**
   * Answers when no scanned page is left to recognise, or when recognition is switched off or waits for mains power;
   * `done` counts the pages that were recognised meanwhile.
   */
  waitForRecognition: operation<RecognitionProgress & { done: number }>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: false,
  }),

  /** Switches the recognition of scanned pages on or off, for every program that uses this store. */
  switchRecognition: operation<RecognitionProgress>()(z.strictObject({ on: z.boolean() }), {
    at: 'engine',
    access: 'write',
    errors: WRITE_ERRORS,
    window: true,
  }),

  /** Told by the program that knows: recognition waits while the computer runs on battery. */
  setPowerSource: operation<null>()(z.strictObject({ onBattery: z.boolean() }), {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: false,
  }),

  /**
   * Removes a document, or a whole library when `document` is left out. `now` also erases its text for good; `erased` is
   * false when another process held that up, and it is done at the next start.
   */
  remove: operation<{ documents: number; erased: boolean }>()(
    z.strictObject({ library: libraryId, document: documentKey.optional(), now: z.boolean().optional() }),
    { at: 'engine', access: 'write', errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown'], window: true },
  ),

  /** Takes the last removal of this document back. */
  restore: operation<{ documents: number }>()(
    z.strictObject({ library: libraryId, document: documentKey.optional() }),
    {
      at: 'engine',
      access: 'write',
      errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown', 'library-name-taken', 'key-taken'],
      window: true,
    },
  ),

  /** Adds an operator's phrasing to a rule, named by clause number or by line. */
  addTag: operation<{ passages: number }>()(
    z.strictObject({
      library: libraryId,
      document: documentKey,
      place: z.union([
        z.strictObject({ clause: z.string().min(1).max(200) }),
        z.strictObject({ line: z.int().min(1) }),
      ]),
      phrasing: z.string().trim().min(1).max(LIMITS.phrasing),
      author: z.string().trim().min(1).max(LIMITS.author).optional(),
    }),
    {
      at: 'engine',
      access: 'write',
      errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown', 'clause-unknown', 'line-unknown'],
      window: false,
    },
  ),

  ...PHRASING_OPERATIONS,

  ...KEEP_OPERATIONS,
  ...LIBRARY_OPERATIONS,
  ...READER_OPERATIONS,

  /** Whether store, both indexes and originals agree. */
  verify: operation<VerifyReport>()(nothing, { at: 'engine', access: 'read', errors: STORE_ERRORS, window: true }),

  ...DESKTOP_OPERATIONS,

  /** Opens the file dialog. The window gets a grant, never a path. */
  chooseFiles: operation<ChosenFiles | null>()(z.strictObject({ folder: z.boolean() }), {
    at: 'main',
    access: 'read',
    errors: ['internal', 'invalid-input'],
    window: true,
  }),

  /** Imports what a dialog or a drop granted; one file of it under another key, or as a new version, when it is said. */
  importChosen: operation<ImportedFile[]>()(
    z.strictObject({
      grant: z.uuid(),
      library: libraryName,
      key: documentKey.optional(),
      newVersionOf: documentKey.optional(),
      ...importOptions,
    }),
    {
      at: 'main',
      access: 'write',
      errors: [...WRITE_ERRORS, 'not-granted', 'document-unknown', 'file-missing'],
      window: true,
    },
  ),

  /** `html`: the same for programs that take formatted text. */
  copyText: operation<null>()(
    z.strictObject({ text: z.string().max(1_000_000), html: z.string().max(2_000_000).optional() }),
    {
      at: 'main',
      access: 'write',
      errors: ['internal', 'invalid-input'],
      window: true,
    },
  ),

  ...EXPORT_OPERATIONS,

  readSettings: operation<Settings>()(nothing, {
    at: 'main',
    access: 'read',
    errors: ['internal', 'invalid-input'],
    window: true,
  }),

  writeSettings: operation<Settings>()(SETTINGS_SCHEMA.partial(), {
    at: 'main',
    access: 'write',
    errors: ['internal', 'invalid-input', 'disk-full', 'store-read-only'],
    window: true,
  }),
} satisfies Record<string, Operation<z.ZodType, unknown>>;

export type OperationName = keyof typeof CONTRACT;
export type InputOf<Name extends OperationName> = z.input<(typeof CONTRACT)[Name]['input']>;
export type OutputOf<Name extends OperationName> = Exclude<(typeof CONTRACT)[Name]['output'], undefined>;

type NamesAt<Place extends 'engine' | 'main'> = {
  [Name in OperationName]: (typeof CONTRACT)[Name]['at'] extends Place ? Name : never;
}[OperationName];
export type EngineOperation = NamesAt<'engine'>;
export type MainOperation = NamesAt<'main'>;
