import type { Day } from '../../../shared/dates.ts';
import type { Bookmark } from '../../../shared/keep-operations.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { ReadPlace } from '../../../shared/operation-results.ts';
import { formatReference, parseReference, type Reference } from '../../../shared/reference.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { attach, type Attachment } from './attach-phrasings.ts';
import { citedPlace } from './cited-place.ts';
import { documentOf, hasNewerVersion, locate, placeOf } from './find-place.ts';
import { findLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { loadPassages } from './passages.ts';
import { inWriteTransaction } from './write-transaction.ts';

interface BookmarkRow extends Attachment {
  id: number;
  document: number | null;
  textHash: string;
  reference: string;
  title: string;
  note: string;
  savedAt: number;
}

/**
 * The newest first, each with its place of today: in its document's newest version by clause key, where exactly one
 * passage bears it, else by the hash of the text. One that has neither is listed as having lost its rule.
 */
export function listBookmarks(store: Store, today: Day): Bookmark[] {
  const rows = rowsOf(store);
  const passages = passagesOfRows(store, rows);
  const loaded = loadPassages(store, [...passages.values()]);
  return rows.map((row) => {
    const passage = loaded.get(passages.get(row.id) ?? 0);
    const { id, title, note, savedAt } = row;
    const shown = { id, title, note, savedAt };
    if (passage === undefined) return { ...shown, state: 'lost', place: placeAsItWas(store, row, today) };
    const library = findLibrary(store, passage.reference.library)?.name ?? '';
    const { row: version, sha256 } = passage.version;
    const newerVersion = hasNewerVersion(store, passage.document.row, version, sha256, today);
    const state = passage.reference.textHash === row.textHash ? 'found' : 'changed';
    return { ...shown, state, place: { ...citedPlace(library, passage), newerVersion } };
  });
}

/**
 * Marks the place of a reference; a rule that is marked already keeps its mark and its note. Errors: those of `locate`;
 * `kept-too-many`.
 */
export function addBookmark(store: Store, reference: Reference, note: string): Result<{ id: number }> {
  return inWriteTransaction(store, () => {
    const located = locate(store, reference);
    if (!located.ok) return located;
    const { document, passage } = located.value;
    const rows = rowsOf(store);
    if (rows.length >= LIMITS.kept) return fail('kept-too-many');
    const marked = rows.filter((row) => documentFor(store, row) === document);
    const present = passagesOfRows(store, marked);
    const same = marked.find(
      ({ id, reference: own }) => present.get(id) === passage.id || own === formatReference(passage.reference),
    );
    if (same !== undefined) return succeed({ id: same.id });
    const { lastInsertRowid } = store.database
      .prepare(
        `INSERT INTO bookmark (document, clause_key, text_hash, reference, title, note, saved_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[document, passage.clauseKey, passage.reference.textHash, formatReference(passage.reference)],
        ...[passage.document.title, note, Date.now()],
      );
    return succeed({ id: Number(lastInsertRowid) });
  });
}

/** Error: `kept-unknown`. */
export function editBookmark(store: Store, id: number, note: string): Result<null> {
  return inWriteTransaction(store, () => {
    const { changes } = store.database
      .prepare('UPDATE bookmark SET note = ? WHERE id = ? AND removed_at IS NULL')
      .run(note, id);
    return changes > 0 ? succeed(null) : fail('kept-unknown', { id });
  });
}

function rowsOf(store: Store): BookmarkRow[] {
  return store.database
    .prepare<[], BookmarkRow>(
      `SELECT id, document, clause_key AS clauseKey, text_hash AS textHash, reference, title, note, saved_at AS savedAt
       FROM bookmark WHERE removed_at IS NULL ORDER BY id DESC`,
    )
    .all();
}

/** Id of the passage that each row stands for now; a row that lost its rule has no entry. */
function passagesOfRows(store: Store, rows: readonly BookmarkRow[]): Map<number, number> {
  const newest = store.database.prepare<[number], Attachment & { id: number }>(
    `SELECT id, clause_key AS clauseKey, text_hash AS textHash FROM passage
     WHERE version = (SELECT id FROM newest_version WHERE document = ?) ORDER BY ordinal`,
  );
  const byDocument = new Map<number, BookmarkRow[]>();
  for (const row of rows) {
    const document = documentFor(store, row);
    if (document !== null) byDocument.set(document, [...(byDocument.get(document) ?? []), row]);
  }
  const found = new Map<number, number>();
  for (const [document, group] of byDocument) {
    const passages = newest.all(document);
    attach(group, passages).forEach((place, index) => {
      const [row, passage] = [group[index], place === null ? undefined : passages[place]];
      if (row !== undefined && passage !== undefined) found.set(row.id, passage.id);
    });
  }
  return found;
}

/** The document of a row; of one that was erased, the document that came under its key since. */
function documentFor(store: Store, { document, reference }: BookmarkRow): number | null {
  if (document !== null) return document;
  const parsed = parseReference(reference);
  const library = parsed && findLibrary(store, parsed.library);
  return library ? documentOf(store, library.row, parsed) : null;
}

/** Where the rule stood, if the version of that time is still there. */
function placeAsItWas(store: Store, { reference }: BookmarkRow, today: Day): ReadPlace | null {
  const parsed = parseReference(reference);
  const place = parsed && placeOf(store, parsed, today);
  return place?.ok ? place.value : null;
}
