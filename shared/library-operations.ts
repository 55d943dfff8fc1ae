import { z } from 'zod';
import { parseDay } from './dates.ts';
import { STATUSES, type Status } from './document.ts';
import { LIMITS } from './limits.ts';
import { documentKey, libraryId, nothing, operation, STORE_ERRORS, WRITE_ERRORS } from './operation.ts';
import { PHRASING_FILE_ERRORS, type PhrasingsImport } from './phrasing-operations.ts';

const libraryName = z.string().trim().min(1).max(LIMITS.libraryName);
const documents = z.array(documentKey).min(1).max(LIMITS.importFiles);
const calendarDay = z.string().refine((text) => parseDay(text) !== null);

/** What a person changes of a document; what is left out stays. Null: it has no number, or that end is open. */
export interface DocumentEdit {
  title?: string | undefined;
  number?: string | null | undefined;
  status?: Status | undefined;
  /** First and last day, 'YYYY-MM-DD'. */
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const documentEdit = z
  .strictObject({
    title: z.string().trim().min(1).max(LIMITS.documentTitle).optional(),
    number: z.string().trim().min(1).max(LIMITS.documentNumber).nullable().optional(),
    status: z.enum(STATUSES).optional(),
    from: calendarDay.nullable().optional(),
    to: calendarDay.nullable().optional(),
  })
  .refine(({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to);

/** Bytes on this computer. */
export interface StorageUsed {
  /** The store's file with everything in it. */
  store: number;
  /** The original files among it. */
  originals: number;
  model: number;
  /** Originals of each library, by its id; a file that two libraries hold counts in both. */
  libraries: Readonly<Record<string, number>>;
}

/** Work that goes on in the background and can wait. */
const PAUSABLE_WORK = ['embedding', 'recognition'] as const;

/** Operations of the screen that keeps libraries in order. */
export const LIBRARY_OPERATIONS = {
  renameLibrary: operation<null>()(z.strictObject({ library: libraryId, name: libraryName }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'library-name-taken', 'library-reading'],
    window: true,
  }),

  /** Describes a document's newest version as a person says; that outlives re-reading and new versions (ADR 0012). */
  editDocument: operation<null>()(z.strictObject({ library: libraryId, document: documentKey, fields: documentEdit }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown'],
    window: true,
  }),

  /** Moves documents with all their versions into another library: all of them or none. */
  moveDocuments: operation<{ documents: number }>()(z.strictObject({ library: libraryId, documents, to: libraryId }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown', 'key-taken'],
    window: true,
  }),

  /** Removes several documents: all of them or none. */
  removeDocuments: operation<{ documents: number }>()(z.strictObject({ library: libraryId, documents }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown'],
    window: true,
  }),

  /** Takes the removal of several documents back: of all or of none. */
  restoreDocuments: operation<{ documents: number }>()(z.strictObject({ library: libraryId, documents }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'document-unknown', 'key-taken'],
    window: true,
  }),

  storageUsed: operation<StorageUsed>()(nothing, { at: 'engine', access: 'read', errors: STORE_ERRORS, window: true }),

  /** Lets background work wait, or go on. Embedding waits until the program ends, recognition until it is switched on. */
  pauseWork: operation<null>()(z.strictObject({ work: z.enum(PAUSABLE_WORK), paused: z.boolean() }), {
    at: 'engine',
    access: 'write',
    errors: WRITE_ERRORS,
    window: true,
  }),

  /** Watches the folder that a dialog or a drop granted. */
  watchChosen: operation<null>()(z.strictObject({ grant: z.uuid(), library: libraryName }), {
    at: 'main',
    access: 'write',
    errors: [...WRITE_ERRORS, 'not-granted', 'folder-missing', 'folder-unreadable'],
    window: true,
  }),

  /** Asks where to, and writes a library's phrasings there as CSV. Null: the person gave it up. */
  savePhrasings: operation<{ lines: number } | null>()(z.strictObject({ library: libraryId, name: libraryName }), {
    at: 'main',
    access: 'read',
    errors: [...STORE_ERRORS, 'library-unknown', 'file-unwritable'],
    window: true,
  }),

  /** Asks for a CSV file, and brings its phrasings into a library. Null: the person gave it up. */
  loadPhrasings: operation<PhrasingsImport | null>()(z.strictObject({ library: libraryId }), {
    at: 'main',
    access: 'write',
    errors: PHRASING_FILE_ERRORS,
    window: true,
  }),
};
