import type { Format } from '../../../shared/document.ts';
import { recordChange } from './changes.ts';
import { enqueueJob } from './jobs.ts';
import type { Store } from './open-store.ts';
import { deleteBoxes } from './text-boxes.ts';
import { dropVectors } from './vector-index.ts';
import { descriptionOf, writeContent, type VersionContent } from './version-content.ts';
import { unindexVersion } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A version whose rows were made by another recipe than the one in use. */
export interface StaleVersion {
  versionRow: number;
  sha256: string;
  fileName: string;
  format: Format;
}

/** Versions, the newest first, that are to be read again from their stored originals. Removed documents aside. */
export function staleVersions(store: Store, recipe: string, limit: number): StaleVersion[] {
  return store.database
    .prepare<[string, number], StaleVersion>(
      `SELECT version.id AS versionRow, version.sha256, version.file_name AS fileName, version.format
       FROM version JOIN document ON document.id = version.document
       WHERE version.recipe <> ? AND document.removed_at IS NULL ORDER BY version.id DESC LIMIT ?`,
    )
    .all(recipe, limit);
}

/**
 * Puts newly made rows in the place of a version's old ones, in one transaction: the old ones answer until then. Label,
 * status and dates stay; people's tags find their rules again. Answers false when the version was removed meanwhile.
 */
export function rereadVersion(store: Store, versionRow: number, content: VersionContent, account: string): boolean {
  return inWriteTransaction(store, () => {
    const rows = store.database
      .prepare<[number], { libraryRow: number; documentRow: number; versionRow: number; sha256: string }>(
        `SELECT document.library AS libraryRow, document.id AS documentRow, version.id AS versionRow, version.sha256
         FROM version JOIN document ON document.id = version.document
         WHERE version.id = ? AND document.removed_at IS NULL`,
      )
      .get(versionRow);
    if (rows === undefined) return false;
    unindexVersion(store, rows.libraryRow, versionRow);
    dropVectors(store, versionRow);
    store.database.prepare('DELETE FROM passage WHERE version = ?').run(versionRow);
    store.database.prepare('DELETE FROM version_content WHERE version = ?').run(versionRow);
    deleteBoxes(store, versionRow);
    store.database
      .prepare(
        `UPDATE version SET title = @title, kind = @kind, number = @number, owner = @owner, format = @format, encoding = @encoding, has_lines = @hasLines,
           page_count = @pageCount, recipe = @recipe, problems = @problems,
           recognised_until = @recognisedUntil, file_name = @fileName WHERE id = @versionRow`,
      )
      .run({ ...descriptionOf(content), versionRow });
    writeContent(store, rows, content);
    enqueueJob(store, { kind: 'embed', once: true });
    recordChange(store, account, 'reread', { document: rows.documentRow, version: versionRow, sha256: rows.sha256 });
    return true;
  });
}
