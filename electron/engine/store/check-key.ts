import { posix } from 'node:path';
import type { ImportOutcome } from '../../../shared/operation-results.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { findLibraryByName } from './libraries.ts';
import { documentKeyName, libraryName, pathName } from './names.ts';
import type { Store } from './open-store.ts';

/** A file that is to become a version of a document. */
export interface KeyRequest {
  /** Name of the library; it need not exist. */
  library: string;
  key: string;
  /** Folder that the key is relative to. */
  sourceFolder: string;
  /** Of the file's bytes. */
  sha256: string;
  /** Key of the document that the person says this file is a new version of. */
  newVersionOf?: string | undefined;
  /** Nobody asked for this very file: a removed document stays removed while the file's bytes are the same. */
  watched?: boolean | undefined;
}

export interface KeyDecision {
  outcome: Exclude<ImportOutcome, 'refused'>;
  /** Key that the file gets. */
  key: string;
  /** Null: a new document. */
  documentRow: number | null;
  /** Whether the document is a removed one that comes back. */
  revive: boolean;
  /** Whether the file brings bytes that the document does not hold as its present ones. */
  newBytes: boolean;
}

/**
 * What importing this file would do, so that an unchanged one need not be read. Errors: `key-taken` {library, key,
 * folder}: another file holds the key; `document-unknown` {document}: there is nothing to be a new version of.
 */
export function plannedOutcome(store: Store, request: KeyRequest): Result<KeyDecision['outcome']> {
  const decision = decideKey(store, request);
  return decision.ok ? succeed(decision.value.outcome) : decision;
}

/** The key rules (docs/STORE.md, "Identity"); reads only. */
export function decideKey(store: Store, request: KeyRequest): Result<KeyDecision> {
  const key = documentKeyName(request.newVersionOf ?? request.key);
  const live = findLive(store, request.library, key);
  if (request.newVersionOf !== undefined && live === null) return fail('document-unknown', { document: key });
  if (live === null) return succeed(decideForFreeKey(store, request, key));
  const decision = { key, documentRow: live.id, revive: false };
  if (isPresent(store, live.id, request.sha256)) {
    return succeed({ ...decision, outcome: 'unchanged', newBytes: false });
  }
  if (request.newVersionOf === undefined && live.source_folder !== pathName(request.sourceFolder)) {
    return fail('key-taken', { library: libraryName(request.library), key, folder: live.source_folder });
  }
  return succeed({ ...decision, outcome: 'new-version', newBytes: true });
}

/**
 * The document that a file named by itself already is, because a folder above it was imported: its key and that folder.
 * Null when it is none.
 */
export function findByPath(store: Store, library: string, file: string): { key: string; sourceFolder: string } | null {
  const found = findLibraryByName(store, library);
  if (found === null) return null;
  const path = pathName(file);
  const documents = store.database
    .prepare<[number, string], { key: string; sourceFolder: string }>(
      `SELECT key, source_folder AS sourceFolder FROM document
       WHERE library = ? AND removed_at IS NULL AND rtrim(source_folder, '/') || '/' || key = ? ORDER BY id`,
    )
    .all(found.row, path);
  return documents.find((document) => document.key === posix.basename(path)) ?? documents[0] ?? null;
}

interface DocumentRow {
  id: number;
  source_folder: string;
}

function findLive(store: Store, library: string, key: string): DocumentRow | null {
  const found = findLibraryByName(store, library);
  if (found === null) return null;
  const row = store.database
    .prepare<[number, string], DocumentRow>(
      'SELECT id, source_folder FROM document WHERE library = ? AND key = ? AND removed_at IS NULL',
    )
    .get(found.row, key);
  return row ?? null;
}

/** A removed document comes back when the same file is imported again: same folder, or same bytes. */
function decideForFreeKey(store: Store, request: KeyRequest, key: string): KeyDecision {
  const removed = store.database
    .prepare<[string, string], DocumentRow>(
      `SELECT document.id, document.source_folder FROM document JOIN library ON library.id = document.library
       WHERE library.name = ? AND document.key = ? AND document.removed_at IS NOT NULL
       ORDER BY document.removed_at DESC, document.id DESC`,
    )
    .all(libraryName(request.library), key);
  const back = removed.find(
    (row) => row.source_folder === pathName(request.sourceFolder) || isPresent(store, row.id, request.sha256),
  );
  const documentRow = back?.id ?? null;
  const newBytes = documentRow === null || !isPresent(store, documentRow, request.sha256);
  if (request.watched && !newBytes) return { outcome: 'unchanged', key, documentRow, revive: false, newBytes };
  return { outcome: 'imported', key, documentRow, revive: documentRow !== null, newBytes };
}

/** Whether these bytes are the document's newest version, or the one that was imported last. */
function isPresent(store: Store, documentRow: number, sha256: string): boolean {
  return (
    store.database
      .prepare(
        `SELECT 1 FROM version WHERE document = @document AND sha256 = @sha256 AND id IN (
           SELECT id FROM newest_version WHERE document = @document
           UNION SELECT max(id) FROM version WHERE document = @document)`,
      )
      .get({ document: documentRow, sha256 }) !== undefined
  );
}
