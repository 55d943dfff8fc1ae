import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Reference } from '../../../shared/reference.ts';
import type { PhrasingOrigin } from '../../../shared/search-result.ts';
import { recordChange } from './changes.ts';
import { locate } from './find-place.ts';
import { findLibrary, type ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { retagDocument } from './retag-passages.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A person's phrasing as its row holds it: attached to a rule, or with what it stands for in the whole library. */
export interface OwnPhrasing {
  /** Row of the library. */
  library: number;
  /** Row of the document; null for a synonym. */
  document: number | null;
  clauseKey: string | null;
  textHash: string | null;
  phrasing: string;
  meaning: string | null;
  author: string;
  /** Milliseconds since 1970; now when it is left out. */
  createdAt?: number;
}

/**
 * Writes a person's phrasing unless it is there already; says whether it was written. `byNumberAlone`: a phrasing of the
 * same clause is the same, whatever its text was. Inside a write transaction.
 */
export function insertOwnPhrasing(store: Store, own: OwnPhrasing, byNumberAlone = false): boolean {
  const { changes } = store.database
    .prepare(
      `INSERT INTO phrasing (library, document, clause_key, text_hash, phrasing, meaning, origin, author, created_at)
       SELECT @library, @document, @clauseKey, @textHash, @phrasing, @meaning, 'person', @author, @at
       WHERE NOT EXISTS (SELECT 1 FROM phrasing WHERE library = @library AND phrasing = @phrasing
         AND origin = 'person' AND meaning IS @meaning AND document IS @document AND clause_key IS @clauseKey
         AND (@byNumberAlone OR text_hash IS @textHash))`,
    )
    .run({ ...own, at: own.createdAt ?? Date.now(), byNumberAlone: byNumberAlone ? 1 : 0 });
  return changes > 0;
}

/** What a person says that a rule answers. */
export interface TaughtQuestion {
  reference: Reference;
  question: string;
  author: string;
  account: string;
  indexTerms: IndexTermsOf;
}

/**
 * Attaches a question to the rule at a place: it answers that question from then on, in this version and in others.
 * Errors: `library-unknown`, `document-unknown`, `text-changed`.
 */
export function teachRule(store: Store, taught: TaughtQuestion): Result<{ passages: number }> {
  return inWriteTransaction(store, () => {
    const library = findLibrary(store, taught.reference.library);
    const place = locate(store, taught.reference);
    if (library === null || !place.ok) return place.ok ? fail('library-unknown', {}) : place;
    const { document, passage } = place.value;
    const rule = store.database
      .prepare<[number], { clauseKey: string | null; textHash: string }>(
        'SELECT clause_key AS clauseKey, text_hash AS textHash FROM passage WHERE id = ?',
      )
      .get(passage.id);
    if (rule === undefined) return fail('text-changed', { document: taught.reference.document });
    const { question, author } = taught;
    insertOwnPhrasing(store, { ...rule, library: library.row, document, phrasing: question, meaning: null, author });
    retagDocument(store, library.row, document, taught.indexTerms);
    recordChange(store, taught.account, 'tag', { library: library.id, document, passages: 1 });
    return succeed({ passages: 1 });
  });
}

/** A word that means the same as another one, in one library. */
export interface Synonym {
  library: ResolvedLibrary;
  phrasing: string;
  meaning: string;
  author: string;
  account: string;
}

/** Adds a synonym, which widens queries in both directions; says whether it was new. */
export function addSynonym(store: Store, synonym: Synonym): boolean {
  const { library, phrasing, meaning, author, account } = synonym;
  return inWriteTransaction(store, () => {
    const unattached = { document: null, clauseKey: null, textHash: null };
    const added = insertOwnPhrasing(store, { ...unattached, library: library.row, phrasing, meaning, author });
    if (added) recordChange(store, account, 'synonym', { library: library.id });
    return added;
  });
}

/** A phrasing that a person wants gone. */
export interface PhrasingRemoval {
  library: ResolvedLibrary;
  id: number;
  account: string;
  indexTerms: IndexTermsOf;
}

/**
 * Removes a person's phrasing, as if it had never been there. Errors: `phrasing-unknown`, and `phrasing-not-own` for one
 * that comes with the program or from a document.
 */
export function removePhrasing(store: Store, { library, id, account, indexTerms }: PhrasingRemoval): Result<null> {
  return inWriteTransaction(store, () => {
    const found = store.database
      .prepare<[number, number], { origin: PhrasingOrigin; document: number | null }>(
        'SELECT origin, document FROM phrasing WHERE id = ? AND (library = ? OR library IS NULL)',
      )
      .get(id, library.row);
    if (found === undefined) return fail('phrasing-unknown', { id });
    if (found.origin !== 'person') return fail('phrasing-not-own', { id, origin: found.origin });
    store.database.prepare('DELETE FROM phrasing WHERE id = ?').run(id);
    if (found.document !== null) retagDocument(store, library.row, found.document, indexTerms);
    recordChange(store, account, 'remove-phrasing', { library: library.id, phrasing: id });
    return succeed(null);
  });
}
