import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { nothing, operation, reference, rowId, STORE_ERRORS, WRITE_ERRORS } from './operation.ts';
import type { ReadPlace } from './operation-results.ts';
import { scopeSchema, type Scope } from './scope.ts';

const question = z.string().trim().min(1).max(LIMITS.query);
const searchName = z.string().trim().min(1).max(LIMITS.savedSearchName);
const note = z.string().trim().max(LIMITS.bookmarkNote);
const KEPT_KINDS = ['search', 'bookmark'] as const;
const kept = z.strictObject({ kind: z.enum(KEPT_KINDS), id: rowId });

/** What a person keeps for themselves: the questions asked, saved searches, bookmarks. Nothing of it leaves this computer. */
export const KEEP_OPERATIONS = {
  /** The questions asked, the newest first, and whether further ones are kept. */
  listHistory: operation<History>()(nothing, { at: 'engine', access: 'read', errors: STORE_ERRORS, window: true }),

  /** Keeps a question that a person stayed with. Does nothing while the history is switched off. */
  rememberQuestion: operation<null>()(z.strictObject({ question, scope: scopeSchema, answered: z.boolean() }), {
    at: 'engine',
    access: 'write',
    errors: WRITE_ERRORS,
    window: true,
  }),

  forgetQuestion: operation<null>()(z.strictObject({ id: rowId }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-unknown'],
    window: true,
  }),

  /** Erases all questions for good; `erased` is false when another process held that up until the next start. */
  clearHistory: operation<{ erased: boolean }>()(nothing, {
    at: 'engine',
    access: 'write',
    errors: WRITE_ERRORS,
    window: true,
  }),

  /** Whether further questions are kept. Those that are there stay. */
  switchHistory: operation<null>()(z.strictObject({ on: z.boolean() }), {
    at: 'engine',
    access: 'write',
    errors: WRITE_ERRORS,
    window: true,
  }),

  listSavedSearches: operation<SavedSearch[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  saveSearch: operation<{ id: number }>()(z.strictObject({ name: searchName, question, scope: scopeSchema }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-too-many'],
    window: true,
  }),

  renameSavedSearch: operation<null>()(z.strictObject({ id: rowId, name: searchName }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-unknown'],
    window: true,
  }),

  listBookmarks: operation<Bookmark[]>()(nothing, {
    at: 'engine',
    access: 'read',
    errors: STORE_ERRORS,
    window: true,
  }),

  /** Marks the rule at a place. One that is marked already keeps its mark. */
  addBookmark: operation<{ id: number }>()(z.strictObject({ reference, note }), {
    at: 'engine',
    access: 'write',
    errors: [
      ...WRITE_ERRORS,
      'reference-invalid',
      'library-unknown',
      'document-unknown',
      'text-changed',
      'kept-too-many',
    ],
    window: true,
  }),

  editBookmark: operation<null>()(z.strictObject({ id: rowId, note }), {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-unknown'],
    window: true,
  }),

  /** Takes a saved search or a bookmark out of its list. */
  removeKept: operation<null>()(kept, {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-unknown'],
    window: true,
  }),

  /** Takes the last removal back. */
  restoreKept: operation<null>()(kept, {
    at: 'engine',
    access: 'write',
    errors: [...WRITE_ERRORS, 'kept-unknown'],
    window: true,
  }),
};

export type KeptKind = (typeof KEPT_KINDS)[number];

export interface History {
  on: boolean;
  questions: AskedQuestion[];
}

export interface AskedQuestion {
  id: number;
  question: string;
  scope: Scope;
  /** Whether a rule was found. */
  answered: boolean;
  /** Milliseconds since 1970. */
  askedAt: number;
}

export interface SavedSearch {
  id: number;
  name: string;
  question: string;
  scope: Scope;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface Bookmark {
  id: number;
  /** The document's title when the rule was marked. */
  title: string;
  note: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** `changed`: the rule of that number has another text than when it was marked. `lost`: neither number nor text is there. */
  state: 'found' | 'changed' | 'lost';
  /** Where the rule stands now; of a lost one where it stood, or null when that version is gone too. */
  place: ReadPlace | null;
}
