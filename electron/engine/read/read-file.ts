import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { CodedError, toAppError, type AppError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { readDocument } from './read-document.ts';
import { recognisePage } from './recognise/recognise-page.ts';
import type { ReaderReply, ReaderRequest, RecogniseReply, RecogniseRequest } from './reader-messages.ts';

/** Reads one file of the disk. Never rejects: what went wrong is in the reply. */
export async function readFile(request: ReaderRequest): Promise<ReaderReply> {
  try {
    const { file, ...input } = request;
    const bytes = await bytesOf(file);
    const document = await readDocument({ bytes, ...input });
    return { ok: true, document, sha256: createHash('sha256').update(bytes).digest('hex'), byteLength: bytes.length };
  } catch (error) {
    return { ok: false, error: errorOf(error) };
  }
}

/** Recognises the picture of one page. Never rejects: what went wrong is in the reply. */
export async function recogniseFile(request: RecogniseRequest): Promise<RecogniseReply> {
  try {
    return { ok: true, recognised: await recognisePage(await bytesOf(request.recognise), request) };
  } catch (error) {
    return { ok: false, error: errorOf(error) };
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  // A pipe or device in a folder of policies would never end, and opening a pipe waits for its writer.
  const { size } = await checkedStat(file);
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw fileError(error);
  });
  try {
    return await readAll(handle, size);
  } catch (error) {
    throw fileError(error);
  } finally {
    await handle.close();
  }
}

async function checkedStat(file: string): Promise<{ size: number }> {
  const found = await stat(file).catch((error: unknown) => {
    throw fileError(error);
  });
  if (!found.isFile()) throw new CodedError('file-unreadable', { reason: 'not-a-file' });
  if (found.size > LIMITS.fileBytes) {
    throw new CodedError('file-too-large', { bytes: found.size, limit: LIMITS.fileBytes });
  }
  return found;
}

/** What the file holds now, up to the size it had: one that grows meanwhile must not fill the memory. */
async function readAll(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await handle.read(bytes, length, size - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

function fileError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  const reason = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  const code = reason === 'ENOENT' || reason === 'ENOTDIR' ? 'file-missing' : 'file-unreadable';
  return new CodedError(code, { reason }, { cause: error });
}

/** What V8 throws when a document is too much for it, in words that a person can act on. */
function errorOf(error: unknown): AppError {
  if (!(error instanceof RangeError)) return toAppError(error);
  const outOfMemory = /allocation failed|invalid (?:string|array|typed array) length|longer than 0x/i.test(
    error.message,
  );
  if (outOfMemory) return { code: 'reader-memory', details: { limit: LIMITS.readerHeap } };
  if (/call stack/i.test(error.message)) return { code: 'document-damaged', details: { reason: 'nested-too-deeply' } };
  return toAppError(error);
}
