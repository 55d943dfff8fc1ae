import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { libraryId, operation, reference, rowId, STORE_ERRORS, WRITE_ERRORS } from './operation.ts';
import type { AppError } from './app-error.ts';
import type { PhrasingOrigin } from './search-result.ts';

const phrasing = z.string().trim().min(1).max(LIMITS.phrasing);
const author = z.string().trim().min(1).max(LIMITS.author).optional();

/** Why a CSV file of phrasings is not brought in. */
export const PHRASING_FILE_ERRORS = [
  ...WRITE_ERRORS,
  'library-unknown',
  'file-missing',
  'file-unreadable',
  'not-a-file',
  'file-too-large',
  'encoding-unknown',
  'csv-damaged',
  'csv-columns',
] as const;

/** Operations on what widens a query or makes a rule found by other words. */
export const PHRASING_OPERATIONS = {
  /** "This answers my question": attaches a question to the rule at a place, which answers it from then on. */
  teachRule: operation<{ passages: number }>()(z.strictObject({ reference, question: phrasing, author }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'reference-invalid', 'library-unknown', 'document-unknown', 'text-changed'],
    window: true,
  }),

  /** Everything that widens a library's queries or leads to its rules: its own, the oldest first, then the shipped list. */
  listPhrasings: operation<PhrasingEntry[]>()(z.strictObject({ library: libraryId }), {
    at: 'engine',
    access: 'read',
    errors: [...STORE_ERRORS, 'library-unknown'],
    window: true,
  }),

  /** Adds a word that means the same as another one, in both directions and in one library. */
  addSynonym: operation<{ added: boolean }>()(
    z.strictObject({ library: libraryId, phrasing, meaning: phrasing, author }),
    { at: 'engine', access: 'write', errors: [...WRITE_ERRORS, 'library-unknown'], window: true },
  ),

  /** Removes a person's phrasing or synonym. */
  removePhrasing: operation<null>()(z.strictObject({ library: libraryId, id: rowId }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'library-unknown', 'phrasing-unknown', 'phrasing-not-own'],
    window: true,
  }),

  /** The phrasings of these libraries and the shipped list as the text of a CSV file. */
  exportPhrasings: operation<{ csv: string; lines: number }>()(
    z.strictObject({ libraries: z.array(libraryId).min(1).max(LIMITS.scopeEntries) }),
    { at: 'engine', access: 'read', errors: [...STORE_ERRORS, 'library-unknown'], window: false },
  ),

  /**
   * Brings people's phrasings in from a CSV file: all of them, or none if anything stands against a line. `library` is
   * that of lines that name none; then no line may name another.
   */
  importPhrasings: operation<PhrasingsImport>()(
    z.strictObject({ path: z.string().min(1).max(LIMITS.path), library: libraryId.optional(), author }),
    {
      at: 'engine',
      access: 'write',
      errors: PHRASING_FILE_ERRORS,
      window: false,
    },
  ),
};

/** One phrasing, as a list shows it. */
export interface PhrasingEntry {
  /** For removing it; never reused. */
  id: number;
  phrasing: string;
  /** What it stands for; null when it leads to a rule. */
  meaning: string | null;
  origin: PhrasingOrigin;
  /** Key of the document that it is attached to, or was found in. */
  document: string | null;
  /** Key of the clause that it is attached to. */
  clause: string | null;
  author: string | null;
  /** ISO 8601, UTC. */
  date: string;
  /** Whether the newest version of its document has its rule no more. */
  lostItsRule: boolean;
}

export interface PhrasingsImport {
  added: number;
  /** Were there already. */
  present: number;
  /** Of the shipped list and of documents, which say it themselves. */
  passedOver: number;
  /** What stands against single lines; then nothing was written. */
  errors: { line: number; error: AppError }[];
}
