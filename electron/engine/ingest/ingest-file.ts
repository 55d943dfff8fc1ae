import path from 'node:path';
import { toAppError, type AppError, type ErrorCode } from '../../../shared/app-error.ts';
import type { Day } from '../../../shared/dates.ts';
import { encodingName } from '../../../shared/encoding.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import { succeed, type Result } from '../../../shared/result.ts';
import type { ReadFile } from '../remote-reader.ts';
import type { DocumentText } from '../read/document-text.ts';
import type { ReaderReply, ReaderRequest } from '../read/reader-messages.ts';
import type { CountTokens } from '../split/split-passages.ts';
import { plannedOutcome } from '../store/check-key.ts';
import { findLibraryByName } from '../store/libraries.ts';
import { isJobOpen } from '../store/jobs.ts';
import type { Store } from '../store/open-store.ts';
import { fileChunks } from '../store/originals.ts';
import { recognisedPages } from '../store/recognised-pages.ts';
import { chosenEncoding, heldVersion, rereadVersion, type HeldVersion } from '../store/reread-version.ts';
import { saveVersion, type SavedVersion } from '../store/save-version.ts';
import { failedBefore, recordUnreadFile } from '../store/unread-files.ts';
import { hashFile } from './hash-file.ts';
import { imported, refused, reread, unchanged, type FileToIngest } from './import-outcome.ts';
import { prepareContent, RECIPE } from './prepare-content.ts';

export interface IngestTools {
  store: Store;
  readFile: ReadFile;
  /** The model's token counter; loaded when first asked for. */
  tokenCounter: () => Promise<CountTokens>;
  today: () => Day;
  /** Who imports, for the history. */
  account: string;
}

/** Errors of a request that ended, not of the file: they go up, and the file stays in the queue. */
export const ENDED: ReadonlySet<ErrorCode> = new Set(['cancelled', 'engine-stopped']);

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
  const hashed = await hashFile(file.path, signal);
  if (!hashed.ok) return ENDED.has(hashed.error.code) ? hashed : refuse(tools, file, job, '', hashed.error);
  const sha256 = hashed.value;
  const planned = plannedOutcome(tools.store, { ...file, sha256 });
  if (!planned.ok) return succeed(refused(file, planned.error));
  if (planned.value === 'unchanged') return readAgain(tools, file, sha256, signal);
  return bringIn(tools, withChosenEncoding(tools.store, file), job, sha256, signal);
}

/** Reads, splits and stores a file that holds other bytes than its document. */
async function bringIn(
  tools: IngestTools,
  file: FileToIngest,
  job: number,
  sha256: string,
  signal: AbortSignal,
): Promise<Result<ImportedFile>> {
  const recognised = recognisedPages(tools.store, sha256);
  const reply =
    readerDownBefore(tools.store, file, sha256) ?? (await read(tools, file, sha256, signal, recognised.pages));
  if (!reply.ok) return ENDED.has(reply.error.code) ? reply : refuse(tools, file, job, sha256, reply.error);
  const saved = await save(tools, file, job, sha256, reply.document, recognised.until);
  if (!saved.ok) return succeed(refused(file, saved.error));
  return succeed(imported(file, saved.value, reply.document));
}

/** A document whose encoding a person chose is read with it again in its next versions. */
function withChosenEncoding(store: Store, file: FileToIngest): FileToIngest {
  return { ...file, encoding: file.encoding ?? chosenEncoding(store, file.library, file.newVersionOf ?? file.key) };
}

/** Reads the bytes that were hashed; others are `file-unreadable`. */
async function read(
  { readFile }: IngestTools,
  file: FileToIngest,
  sha256: string,
  signal: AbortSignal,
  recognised?: ReaderRequest['recognised'],
): Promise<ReaderReply> {
  const { path: from, encoding, password } = file;
  const reply = await readFile({ file: from, fileName: fileName(file), encoding, password, recognised }, signal);
  return reply.ok && reply.sha256 !== sha256 ? { ok: false, error: changedMeanwhile() } : reply;
}

/**
 * A file whose bytes are there already is read again only for an encoding that a person chose and that is not in use, or
 * with a password that its stale rows have waited for. When that fails the old text stays and goes on answering, so the
 * file does not count as unread.
 */
async function readAgain(
  tools: IngestTools,
  file: FileToIngest,
  sha256: string,
  signal: AbortSignal,
): Promise<Result<ImportedFile>> {
  const { store, account, today } = tools;
  const held = heldVersion(store, file.library, file.newVersionOf ?? file.key, sha256);
  if (held === null || !isToBeReadAgain(held, file)) return succeed(unchanged(file));
  const reply = await read(tools, file, sha256, signal);
  if (!reply.ok) return ENDED.has(reply.error.code) ? reply : succeed(refused(file, reply.error));
  const content = prepareContent(fileName(file), reply.document, await tools.tokenCounter());
  const isThere = rereadVersion(
    store,
    held.versionRow,
    { ...content, encodingChosen: file.encoding !== undefined },
    { account, today: today() },
  );
  return succeed(isThere ? reread(file, reply.document) : refused(file, libraryRemoved()));
}

function isToBeReadAgain(held: HeldVersion, { encoding, password }: FileToIngest): boolean {
  if (password !== undefined && held.recipe !== RECIPE) return true;
  if (encoding === undefined || held.encoding === null) return false;
  return !held.encodingChosen || encodingName(held.encoding) !== encodingName(encoding);
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
    encodingChosen: file.encoding !== undefined,
    recognisedUntil,
    today: today(),
    account,
    newVersionOf: file.newVersionOf,
    demo: file.demo,
    job,
  });
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

function fileName(file: FileToIngest): string {
  return path.basename(file.path);
}
