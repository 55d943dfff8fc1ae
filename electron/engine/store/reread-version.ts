import type { Day } from '../../../shared/dates.ts';
import { STATUSES, type Format } from '../../../shared/document.ts';
import type { DocumentFields } from '../read/document-text.ts';
import { recordChange } from './changes.ts';
import { enqueueJob } from './jobs.ts';
import { findLibraryByName } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { withOwnFields } from './own-fields.ts';
import { deleteBoxes } from './text-boxes.ts';
import { dropVectors } from './vector-index.ts';
import { descriptionOf, writeContent, type VersionContent } from './version-content.ts';
import { refitPeriod } from './version-dates.ts';
import { unindexVersion } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A version whose rows were made by another recipe than the one in use. */
export interface StaleVersion {
  versionRow: number;
  sha256: string;
  fileName: string;
  format: Format;
  /** What a person chose to read it with; null when nobody did. */
  encoding: string | null;
}

/**
 * Versions, the newest first, that are to be read again from their stored originals. Removed documents aside, and those
 * that this recipe could not read.
 */
export function staleVersions(store: Store, recipe: string, limit: number): StaleVersion[] {
  return store.database
    .prepare<[{ recipe: string; limit: number }], StaleVersion>(
      `SELECT version.id AS versionRow, version.sha256, version.file_name AS fileName, version.format,
         iif(version.encoding_chosen, version.encoding, NULL) AS encoding
       FROM version JOIN document ON document.id = version.document
       WHERE version.recipe <> @recipe AND version.unread_recipe IS NOT @recipe AND document.removed_at IS NULL ORDER BY version.id DESC LIMIT @limit`,
    )
    .all({ recipe, limit });
}

/** Who reads a version again, and when. */
export interface Rereading {
  account: string;
  today: Day;
}

interface RereadRows {
  libraryRow: number;
  documentRow: number;
  versionRow: number;
  sha256: string;
}

/**
 * Puts newly made rows in the place of a version's old ones, in one transaction: the old ones answer until then. Label,
 * status and dates stay, unless there was no text yet that could have stated them; people's tags find their rules again.
 * Answers false when the version was removed meanwhile.
 */
export function rereadVersion(store: Store, versionRow: number, read: VersionContent, by: Rereading): boolean {
  return inWriteTransaction(store, () => {
    const rows = store.database
      .prepare<[number], RereadRows>(
        `SELECT document.library AS libraryRow, document.id AS documentRow, version.id AS versionRow, version.sha256
         FROM version JOIN document ON document.id = version.document
         WHERE version.id = ? AND document.removed_at IS NULL`,
      )
      .get(versionRow);
    if (rows === undefined) return false;
    const content = withOwnFields(store, rows.documentRow, versionRow, read);
    const isFirstText = countPassages(store, versionRow) === 0;
    unindexVersion(store, rows.libraryRow, versionRow);
    dropVectors(store, versionRow);
    store.database.prepare('DELETE FROM passage WHERE version = ?').run(versionRow);
    store.database.prepare('DELETE FROM version_content WHERE version = ?').run(versionRow);
    deleteBoxes(store, versionRow);
    store.database
      .prepare(
        `UPDATE version SET title = @title, kind = @kind, number = @number, owner = @owner, format = @format,
           encoding = @encoding, encoding_chosen = @encodingChosen, has_lines = @hasLines, page_count = @pageCount,
           recipe = @recipe, problems = @problems, recognised_until = @recognisedUntil, file_name = @fileName
         WHERE id = @versionRow`,
      )
      .run({ ...descriptionOf(content), versionRow });
    if (isFirstText) takeStated(store, rows, content.document.fields, by.today);
    writeContent(store, rows, content);
    enqueueJob(store, { kind: 'embed', once: true });
    recordChange(store, by.account, 'reread', { document: rows.documentRow, version: versionRow, sha256: rows.sha256 });
    return true;
  });
}

function countPassages(store: Store, versionRow: number): number {
  return Number(store.database.prepare('SELECT count(*) FROM passage WHERE version = ?').pluck().get(versionRow));
}

/** Gives a version the label and the period that its first text states, as if it had had this text when it was saved. */
function takeStated(store: Store, rows: RereadRows, fields: DocumentFields, today: Day): void {
  const { documentRow, versionRow } = rows;
  if (fields.version !== undefined) {
    store.database.prepare('UPDATE version SET label = ? WHERE id = ?').run(fields.version, versionRow);
  }
  const held = store.database
    .prepare<[RereadRows], { from: Day; returns: number }>(
      `SELECT valid_from AS "from", EXISTS (
         SELECT 1 FROM version AS before WHERE before.document = @documentRow AND before.sha256 = @sha256
           AND before.id < @versionRow) AS returns
       FROM version WHERE id = @versionRow`,
    )
    .get(rows);
  if (held === undefined) return;
  const dated = { documentRow, versionRow, from: held.from, isReturn: held.returns === 1 };
  const period = refitPeriod(store, dated, fields, today);
  if (period === null) return;
  store.database
    .prepare(
      `UPDATE version SET status = @status, valid_from = @from, valid_to = @to, from_stated = @fromStated
       WHERE id = @versionRow`,
    )
    .run({
      versionRow,
      status: STATUSES.indexOf(period.status),
      from: period.from,
      to: period.to,
      fromStated: period.fromStated ? 1 : 0,
    });
}

/**
 * Remembers that a version's original could not be read by this recipe, so that it is not tried at every start: it wants
 * a password that is kept nowhere, or brings the reader down. Its rows stay. Pages that were recognised until now are no
 * reason to read it again either: that would fail in the same way, without end.
 */
export function markUnreadable(store: Store, versionRow: number, recipe: string): void {
  inWriteTransaction(store, () => {
    store.database
      .prepare(
        `UPDATE version SET unread_recipe = @recipe, recognised_until = max(recognised_until,
           (SELECT coalesce(max(page.id), 0) FROM recognised_page AS page WHERE page.sha256 = version.sha256))
         WHERE id = @versionRow`,
      )
      .run({ recipe, versionRow });
  });
}

/** A version as it stands in the store. */
export interface HeldVersion {
  versionRow: number;
  /** WHATWG name; null for formats that carry their own. */
  encoding: string | null;
  /** Whether a person named the encoding. */
  encodingChosen: boolean;
  /** What made its rows. */
  recipe: string;
}

/** The version of a document that holds these bytes, the latest if there are several; null when none does. */
export function heldVersion(store: Store, library: string, key: string, sha256: string): HeldVersion | null {
  const found = findLibraryByName(store, library);
  const row = store.database
    .prepare<[number, string, string], Omit<HeldVersion, 'encodingChosen'> & { chosen: number }>(
      `SELECT version.id AS versionRow, version.encoding, version.recipe, version.encoding_chosen AS chosen
       FROM version JOIN document ON document.id = version.document
       WHERE document.library = ? AND document.key = ? AND document.removed_at IS NULL AND version.sha256 = ?
       ORDER BY version.id DESC LIMIT 1`,
    )
    .get(found?.row ?? 0, documentKeyName(key), sha256);
  if (row === undefined) return null;
  const { chosen, ...held } = row;
  return { ...held, encodingChosen: chosen === 1 };
}

/** The encoding that a person chose for the newest version of a document; undefined when nobody did. */
export function chosenEncoding(store: Store, library: string, key: string): string | undefined {
  const encoding = store.database
    .prepare<[number, string], string>(
      `SELECT newest.encoding FROM newest_version AS newest JOIN document ON document.id = newest.document
       WHERE document.library = ? AND document.key = ? AND document.removed_at IS NULL AND newest.encoding_chosen = 1`,
    )
    .pluck()
    .get(findLibraryByName(store, library)?.row ?? 0, documentKeyName(key));
  return typeof encoding === 'string' ? encoding : undefined;
}
