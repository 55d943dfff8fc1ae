import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { CodedError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { Store } from './open-store.ts';

/**
 * The bytes of a file, piece by piece, so that it is never in memory as a whole.
 * @throws CodedError `file-missing`, `file-unreadable`: it was there when it was read, and may be gone since.
 */
export function* fileChunks(path: string): Generator<Uint8Array> {
  const file = orFileError(() => openSync(path, 'r'));
  try {
    for (;;) {
      const chunk = new Uint8Array(LIMITS.originalChunk);
      const length = orFileError(() => readSync(file, chunk));
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/** Told apart from what the store's own file throws, which has the same system codes. */
function orFileError(work: () => number): number {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const code = reason === 'ENOENT' || reason === 'ENOTDIR' ? 'file-missing' : 'file-unreadable';
    throw new CodedError(code, { reason }, { cause: error });
  }
}

/**
 * Stores an original under its hash; equal bytes are stored once. Part of the transaction that saves the version.
 * Throws `file-unreadable` when the bytes are not those of the hash: the file changed after it was read.
 */
export function writeOriginal(store: Store, sha256: string, bytes: () => Iterable<Uint8Array>): void {
  if (store.database.prepare('SELECT 1 FROM original WHERE sha256 = ?').get(sha256) !== undefined) return;
  store.database.prepare('INSERT INTO original (sha256, byte_length) VALUES (?, 0)').run(sha256);
  const insert = store.database.prepare('INSERT INTO original_chunk (sha256, ordinal, bytes) VALUES (?, ?, ?)');
  const hash = createHash('sha256');
  let [ordinal, byteLength] = [0, 0];
  for (const chunk of inEqualChunks(bytes())) {
    hash.update(chunk);
    insert.run(sha256, ordinal, chunk);
    ordinal += 1;
    byteLength += chunk.length;
  }
  if (hash.digest('hex') !== sha256) throw new CodedError('file-unreadable', { reason: 'changed-while-reading' });
  store.database.prepare('UPDATE original SET byte_length = ? WHERE sha256 = ?').run(byteLength, sha256);
}

/** Bytes of a whole original; null when it is not in the store. */
export function originalLength(store: Store, sha256: string): number | null {
  const byteLength = store.database
    .prepare<[string], number>('SELECT byte_length FROM original WHERE sha256 = ?')
    .pluck()
    .get(sha256);
  return byteLength ?? null;
}

/** Bytes `from` (inclusive) to `to` (exclusive) of an original, cut at its end; null when it is not in the store. */
export function readOriginalRange(store: Store, sha256: string, from: number, to: number): Uint8Array | null {
  const byteLength = originalLength(store, sha256);
  if (byteLength === null) return null;
  const size = LIMITS.originalChunk;
  const [start, end] = [Math.max(0, from), Math.min(to, byteLength)];
  if (start >= end) return new Uint8Array(0);
  const first = Math.floor(start / size);
  const chunks = store.database
    .prepare<[string, number, number], Buffer>(
      'SELECT bytes FROM original_chunk WHERE sha256 = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal',
    )
    .pluck()
    .all(sha256, first, Math.floor((end - 1) / size));
  return new Uint8Array(Buffer.concat(chunks).subarray(start - first * size, end - first * size));
}

/** Forgets the originals that no version uses any more; answers how many. */
export function dropUnusedOriginals(store: Store): number {
  return store.database
    .prepare('DELETE FROM original WHERE NOT EXISTS (SELECT 1 FROM version WHERE version.sha256 = original.sha256)')
    .run().changes;
}

/** The same bytes in pieces of exactly `LIMITS.originalChunk`, but for the last: a range is found by division. */
function* inEqualChunks(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const size = LIMITS.originalChunk;
  let filled = 0;
  let chunk = new Uint8Array(size);
  for (const piece of pieces) {
    for (let from = 0; from < piece.length;) {
      const part = piece.subarray(from, from + size - filled);
      chunk.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < size) continue;
      yield chunk;
      chunk = new Uint8Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}
