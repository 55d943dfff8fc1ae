import { CodedError } from '../../../shared/app-error.ts';
import type { Day } from '../../../shared/dates.ts';
import { STATUSES } from '../../../shared/document.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { decideKey, type KeyDecision } from './check-key.ts';
import { enqueueJob, isJobOpen } from './jobs.ts';
import { ensureLibrary, type ResolvedLibrary } from './libraries.ts';
import { pathName } from './names.ts';
import type { Store } from './open-store.ts';
import { writeOriginal } from './originals.ts';
import { withOwnFields } from './own-fields.ts';
import { putBack } from './take-out.ts';
import { recallDemo } from './settings.ts';
import { clearUnreadFile } from './unread-files.ts';
import { fitPeriod, periodOf, periodOfReturn } from './version-dates.ts';
import { descriptionOf, writeContent, type VersionContent } from './version-content.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A file that was read and split, on its way into the store. */
export interface NewVersion extends VersionContent {
  /** Name of the library; made when it is missing. */
  library: string;
  key: string;
  /** Folder that the key is relative to. */
  sourceFolder: string;
  sha256: string;
  /** The file's bytes; asked for only when the store does not hold them. */
  bytes: () => Iterable<Uint8Array>;
  today: Day;
  /** Who imports. */
  account: string;
  newVersionOf?: string | undefined;
  demo?: boolean | undefined;
  /** The job that brings the file in; without it nothing can have taken the wish back. */
  job?: number | undefined;
}

export interface SavedVersion {
  outcome: KeyDecision['outcome'];
  /** Key that the file got. */
  key: string;
  library: ResolvedLibrary;
  documentRow: number;
  versionRow: number;
  /** Key of another document of the library that holds the same bytes. */
  sameBytesAs: string | null;
}

/**
 * Saves a file as a version of a document in one transaction: library, original, text, passages, words, tags, dates,
 * the job for its vectors and the history. It is wholly searchable by number and words afterwards, or not there at all.
 * Errors: those of `plannedOutcome`, `file-unreadable` when the bytes are not those that were read, and `library-removed`
 * when the job was taken back.
 */
export function saveVersion(store: Store, version: NewVersion): Result<SavedVersion> {
  try {
    return inWriteTransaction(store, () => {
      if (version.job !== undefined && !isJobOpen(store, version.job)) return fail('library-removed');
      const decision = decideKey(store, version);
      return decision.ok ? succeed(write(store, version, decision.value)) : decision;
    });
  } catch (thrown) {
    if (thrown instanceof CodedError) return fail(thrown.code, thrown.details);
    throw thrown;
  }
}

function write(store: Store, version: NewVersion, decision: KeyDecision): SavedVersion {
  const library = ensureLibrary(store, version.library, version.demo === true);
  const documentRow = documentRowFor(store, version, library, decision);
  const versionRow = decision.newBytes
    ? insertVersion(store, version, library, documentRow)
    : newestVersion(store, documentRow);
  clearUnreadFile(store, library.row, decision.key);
  if (decision.outcome !== 'unchanged') {
    recallDemo(store, library.name, decision.key);
    enqueueJob(store, { kind: 'embed', once: true });
    recordChange(store, version.account, decision.outcome === 'imported' ? 'import' : 'new-version', {
      library: library.id,
      document: documentRow,
      version: versionRow,
      sha256: version.sha256,
    });
  }
  const sameBytesAs = sameBytes(store, library.row, documentRow, version.sha256);
  return { outcome: decision.outcome, key: decision.key, library, documentRow, versionRow, sameBytesAs };
}

function documentRowFor(store: Store, version: NewVersion, library: ResolvedLibrary, decision: KeyDecision): number {
  const folder = pathName(version.sourceFolder);
  if (decision.documentRow === null) {
    const { lastInsertRowid } = store.database
      .prepare('INSERT INTO document (library, key, source_folder, created_at) VALUES (?, ?, ?, ?)')
      .run(library.row, decision.key, folder, Date.now());
    return Number(lastInsertRowid);
  }
  if (decision.revive) {
    putBack(store, library.row, decision.documentRow, version.indexTerms);
    store.database.prepare('UPDATE document SET source_folder = ? WHERE id = ?').run(folder, decision.documentRow);
  }
  return decision.documentRow;
}

function insertVersion(store: Store, read: NewVersion, library: ResolvedLibrary, documentRow: number): number {
  const version = withOwnFields(store, documentRow, null, read);
  const { fields } = version.document;
  writeOriginal(store, version.sha256, version.bytes);
  const labelBefore = labelOf(store, documentRow, version.sha256);
  const stated = labelBefore === null ? periodOf(fields, version.today) : periodOfReturn(fields, version.today);
  const period = fitPeriod(store, documentRow, stated, version.today);
  const { lastInsertRowid } = store.database
    .prepare(
      `INSERT INTO version (document, sha256, label, status, valid_from, valid_to, from_stated, file_name, imported_at,
         title, kind, number, owner, format, encoding, encoding_chosen, has_lines, page_count, recipe, problems,
         recognised_until)
       VALUES (@document, @sha256, @label, @status, @from, @to, @fromStated, @fileName, @importedAt,
         @title, @kind, @number, @owner, @format, @encoding, @encodingChosen, @hasLines, @pageCount, @recipe, @problems,
         @recognisedUntil)`,
    )
    .run({
      ...descriptionOf(version),
      document: documentRow,
      sha256: version.sha256,
      label: fields.version ?? labelBefore ?? nextLabel(store, documentRow),
      status: STATUSES.indexOf(period.status),
      from: period.from,
      to: period.to,
      fromStated: period.fromStated ? 1 : 0,
      importedAt: Date.now(),
    });
  const versionRow = Number(lastInsertRowid);
  writeContent(store, { libraryRow: library.row, documentRow, versionRow }, version);
  return versionRow;
}

/** The label under which the document held these bytes before; null when it never did. */
function labelOf(store: Store, documentRow: number, sha256: string): string | null {
  const label = store.database
    .prepare<[number, string], string>('SELECT label FROM version WHERE document = ? AND sha256 = ? ORDER BY id DESC')
    .pluck()
    .get(documentRow, sha256);
  return typeof label === 'string' ? label : null;
}

/** `1`, `2`, … in order of import, for documents that print no label. */
function nextLabel(store: Store, documentRow: number): string {
  const held = store.database
    .prepare('SELECT count(DISTINCT sha256) FROM version WHERE document = ?')
    .pluck()
    .get(documentRow);
  return String(Number(held) + 1);
}

function newestVersion(store: Store, documentRow: number): number {
  return Number(store.database.prepare('SELECT id FROM newest_version WHERE document = ?').pluck().get(documentRow));
}

function sameBytes(store: Store, libraryRow: number, documentRow: number, sha256: string): string | null {
  const key = store.database
    .prepare<[number, number, string], string>(
      `SELECT document.key FROM document JOIN newest_version AS version ON version.document = document.id
       WHERE document.library = ? AND document.id <> ? AND document.removed_at IS NULL AND version.sha256 = ?
       ORDER BY document.id LIMIT 1`,
    )
    .pluck()
    .get(libraryRow, documentRow, sha256);
  return typeof key === 'string' ? key : null;
}
