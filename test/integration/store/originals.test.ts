import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileChunks, readOriginalRange, writeOriginal } from '../../../electron/engine/store/originals.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { inWriteTransaction } from '../../../electron/engine/store/write-transaction.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';

const CHUNK = 256 * 1024;
const BYTES = randomBytes(CHUNK * 2 + 1_000);
const SHA256 = createHash('sha256').update(BYTES).digest('hex');

function storeWith(chunks: () => Iterable<Uint8Array>): Store {
  const store = openTestStore();
  inWriteTransaction(store, () => writeOriginal(store, SHA256, chunks));
  return store;
}

test('an original lies in the store in rows of 256 KiB', () => {
  const store = storeWith(() => [BYTES]);
  const lengths = store.database.prepare('SELECT length(bytes) FROM original_chunk ORDER BY ordinal').pluck().all();
  expect(lengths).toEqual([CHUNK, CHUNK, 1_000]);
});

test('a file read in odd pieces gives the same rows', () => {
  const file = join(makeTestFolder(), 'file.bin');
  writeFileSync(file, BYTES);
  const pieces = () => [BYTES.subarray(0, 7), BYTES.subarray(7, CHUNK + 9), BYTES.subarray(CHUNK + 9)];
  for (const chunks of [pieces, () => fileChunks(file)]) {
    const store = storeWith(chunks);
    expect(Buffer.from(readOriginalRange(store, SHA256, 0, BYTES.length) ?? []).equals(BYTES)).toBe(true);
  }
});

test.each([
  [0, 10],
  [CHUNK - 5, CHUNK + 5],
  [CHUNK, CHUNK * 2],
  [10, CHUNK * 2 + 500],
  [CHUNK * 2 + 990, CHUNK * 9],
  [CHUNK * 9, CHUNK * 10],
])('bytes %i to %i are those of the file', (from, to) => {
  const range = readOriginalRange(
    storeWith(() => [BYTES]),
    SHA256,
    from,
    to,
  );
  expect(Buffer.from(range ?? []).equals(BYTES.subarray(from, to))).toBe(true);
});

test('an original that is not there has no bytes', () => {
  expect(readOriginalRange(openTestStore(), SHA256, 0, 10)).toBeNull();
});

test('equal bytes are stored once', () => {
  const store = storeWith(() => [BYTES]);
  const unread = () => {
    throw new Error('asked for bytes that are there');
  };
  inWriteTransaction(store, () => writeOriginal(store, SHA256, unread));
  expect(store.database.prepare('SELECT count(*) FROM original_chunk').pluck().get()).toBe(3);
});

test('a file that vanished after it was read is missing, not a fault of the store', () => {
  const gone = join(makeTestFolder(), 'gone.bin');
  expect(() => storeWith(() => fileChunks(gone))).toThrow(expect.objectContaining({ code: 'file-missing' }));
});
