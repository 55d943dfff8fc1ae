import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { toAppError, type AppError, type ErrorCode } from '../../../shared/app-error.ts';
import type { Day } from '../../../shared/dates.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { ReadFile } from '../remote-reader.ts';
import type { DocumentText } from '../read/document-text.ts';
import type { CountTokens } from '../split/split-passages.ts';
import { plannedOutcome } from '../store/check-key.ts';
import { findLibraryByName } from '../store/libraries.ts';
import { isJobOpen } from '../store/jobs.ts';
import type { Store } from '../store/open-store.ts';
import { fileChunks } from '../store/originals.ts';
import { recognisedPages } from '../store/recognised-pages.ts';
import { saveVersion, type SavedVersion } from '../store/save-version.ts';
import { failedBefore, recordUnreadFile } from '../store/unread-files.ts';
import type { PlannedFile } from './plan-import.ts';
import { prepareContent } from './prepare-content.ts';

export interface IngestTools {
  store: Store;
  readFile: ReadFile;
  /** The model's token counter; loaded when first asked for. */
  tokenCounter: () => Promise<CountTokens>;
  today: () => Day;
  /** Who imports, for the history. */
  account: string;
}

/** A planned file with where it goes. */
export interface FileToIngest extends PlannedFile {
  /** Name of the library. */
  library: string;
  newVersionOf?: string | undefined;
  demo?: boolean | undefined;
}

/** Errors of a request that ended, not of the file: they go up, and the file stays in the queue. */
const ENDED: ReadonlySet<ErrorCode> = new Set(['cancelled', 'engine-stopped']);

/** A file that brought its reader down is not tried again until its bytes change. */
const READER_DOWN: ReadonlySet<ErrorCode> = new Set(['reader-crashed', 'reader-memory', 'reader-timeout']);

/**
 * THE WRITE PATH: hash → key rules → read → split → store. The file is wholly searchable by number and words
 * afterwards; its vectors follow by a job of their own. A file that cannot be brought in is an outcome with a code, also
 * when `job`, which asks for it, was taken back with its library. Answers an error only when the request was ended.
 */
export async function ingestFile(
  tools: IngestTools,
  file: FileToIngest,
  job: number,
  signal: AbortSignal,
): Promise<Result<ImportedFile>> {
  if (!isJobOpen(tools.store, job)) return succeed(refused(file, libraryRemoved()));
  const hashed = await hashOf(file.path, signal);
  if (!hashed.ok) return ENDED.has(hashed.error.code) ? hashed : refuse(tools, file, job, '', hashed.error);
  const sha256 = hashed.value;
  const planned = plannedOutcome(tools.store, file.library, file.key, file.sourceFolder, sha256, {
    newVersionOf: file.newVersionOf,
  });
  if (!planned.ok) return succeed(refused(file, planned.error));
  if (planned.value === 'unchanged') return succeed({ ...outcomeOf(file), outcome: 'unchanged' });
  const { pages: recognised, until } = recognisedPages(tools.store, sha256);
  const reply =
    readerDownBefore(tools.store, file, sha256) ??
    (await tools.readFile({ file: file.path, fileName: fileName(file), recognised }, signal));
  if (!reply.ok) return ENDED.has(reply.error.code) ? reply : refuse(tools, file, job, sha256, reply.error);
  if (reply.sha256 !== sha256) return refuse(tools, file, job, sha256, changedMeanwhile());
  const saved = await save(tools, file, job, sha256, reply.document, until);
  if (!saved.ok) return succeed(refused(file, saved.error));
  return succeed(imported(file, saved.value, reply.document));
}

async function save(
  { store, tokenCounter, today, account }: IngestTools,
  file: FileToIngest,
  job: number,
  sha256: string,
  document: DocumentText,
  recognisedUntil: number,
): Promise<Result<SavedVersion>> {
  return saveVersion(store, {
    library: file.library,
    key: file.key,
    sourceFolder: file.sourceFolder,
    sha256,
    bytes: () => fileChunks(file.path),
    ...prepareContent(fileName(file), document, await tokenCounter()),
    recognisedUntil,
    today: today(),
    account,
    newVersionOf: file.newVersionOf,
    demo: file.demo,
    job,
  });
}

async function hashOf(file: string, signal: AbortSignal): Promise<Result<string>> {
  try {
    const stat = await fs.promises.stat(file);
    // A pipe or a device never ends, and opening one can wait for ever.
    if (!stat.isFile()) return fail('file-unreadable', { reason: 'not-a-file' });
    const { size } = stat;
    if (size > LIMITS.fileBytes) return fail('file-too-large', { bytes: size, limit: LIMITS.fileBytes });
    const hash = createHash('sha256');
    for await (const chunk of fs.createReadStream(file, { signal })) hash.update(chunk as Uint8Array);
    return succeed(hash.digest('hex'));
  } catch (error) {
    if (signal.aborted) return fail('cancelled');
    return fail(isMissing(error) ? 'file-missing' : 'file-unreadable');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function readerDownBefore(store: Store, file: FileToIngest, sha256: string) {
  const library = findLibraryByName(store, file.library);
  const error = library && failedBefore(store, library.row, file.key, sha256);
  return error && READER_DOWN.has(error.code) ? ({ ok: false, error } as const) : null;
}

function libraryRemoved(): AppError {
  return { code: 'library-removed', details: {} };
}

function changedMeanwhile(): AppError {
  return { code: 'file-unreadable', details: { reason: 'changed-while-reading' } };
}

function refuse(
  { store }: IngestTools,
  file: FileToIngest,
  job: number,
  state: string,
  error: AppError,
): Result<ImportedFile> {
  if (!isJobOpen(store, job)) return succeed(refused(file, libraryRemoved()));
  try {
    const { library, key, demo } = file;
    recordUnreadFile(store, { library, key: file.newVersionOf ?? key, state, error, demo });
  } catch (thrown) {
    // The note is for later searches; that it cannot be written does not change why the file was refused.
    if (toAppError(thrown).code === 'internal') throw thrown;
  }
  return succeed(refused(file, error));
}

function outcomeOf(file: FileToIngest): Omit<ImportedFile, 'outcome'> {
  const { library, key } = file;
  return { file: file.file, library, key: file.newVersionOf ?? key, code: null, details: {}, problems: [] };
}

function refused(file: FileToIngest, { code, details }: AppError): ImportedFile {
  return { ...outcomeOf(file), outcome: 'refused', code, details };
}

function imported(file: FileToIngest, saved: SavedVersion, document: DocumentText): ImportedFile {
  const { outcome, key, sameBytesAs } = saved;
  const details = sameBytesAs === null ? {} : { sameBytesAs };
  return { ...outcomeOf(file), key, outcome, details, problems: document.problems };
}

function fileName(file: FileToIngest): string {
  return path.basename(file.path);
}
