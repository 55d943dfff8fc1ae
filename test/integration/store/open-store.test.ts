import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toAppError } from '../../../shared/app-error.ts';
import { openStore } from '../../../electron/engine/store/open-store.ts';
import { writeSetting, readSetting } from '../../../electron/engine/store/settings.ts';
import { inWriteTransaction } from '../../../electron/engine/store/write-transaction.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';

function refusalOf(folder: string, busyTimeout?: number) {
  try {
    openStore(folder, busyTimeout).close();
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}

test('a store is made with its missing folders and opens again with what it holds', () => {
  const folder = join(makeTestFolder(), '資料', 'policy lookup');
  const first = openTestStore(folder);
  writeSetting(first, 'demo-imported', 'yes');
  first.close();
  expect(readSetting(openTestStore(folder), 'demo-imported')).toBe('yes');
});

test('only its owner can read a store', () => {
  const { folder } = openTestStore();
  expect(statSync(join(folder, 'policies.sqlite')).mode & 0o077).toBe(0);
});

test('a file that is no database is refused as damaged and stays as it is', () => {
  const folder = makeTestFolder();
  const file = join(folder, 'policies.sqlite');
  writeFileSync(file, 'This is not a database, it is a letter to the reader. '.repeat(100));
  const before = readFileSync(file);
  expect(refusalOf(folder)?.code).toBe('store-damaged');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a store whose first page was overwritten is refused as damaged', () => {
  const folder = makeTestFolder();
  openTestStore(folder).close();
  const file = join(folder, 'policies.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 100, 2_000);
  writeFileSync(file, bytes);
  expect(refusalOf(folder)?.code).toBe('store-damaged');
});

test('a database of another program is refused and stays as it is', () => {
  const folder = makeTestFolder();
  const store = openTestStore(folder);
  store.database.pragma('application_id = 7');
  store.close();
  expect(refusalOf(folder)).toEqual({ code: 'store-damaged', details: { reason: 'not-a-store' } });
});

describe('while another connection writes', () => {
  test('a writer is told that the store is busy, and who holds it', () => {
    const folder = makeTestFolder();
    const holder = openTestStore(folder);
    const waiting = openStore(folder, 50);
    inWriteTransaction(holder, () => {
      const write = () => writeSetting(waiting, 'demo-imported', 'yes');
      let error = null;
      try {
        write();
      } catch (thrown) {
        error = toAppError(thrown);
      }
      expect(error).toEqual({ code: 'store-busy', details: { pid: process.pid } });
    });
    waiting.close();
  });

  test('a reader sees what was there before, and the store still opens', () => {
    const folder = makeTestFolder();
    const holder = openTestStore(folder);
    inWriteTransaction(holder, () => {
      writeSetting(holder, 'demo-imported', 'half done');
      expect(readSetting(openTestStore(folder), 'demo-imported')).toBeNull();
    });
  });
});

test('a write that fails leaves nothing of itself', () => {
  const store = openTestStore();
  expect(() =>
    inWriteTransaction(store, () => {
      writeSetting(store, 'demo-imported', 'yes');
      throw new Error('stopped half way');
    }),
  ).toThrow('stopped half way');
  expect(readSetting(store, 'demo-imported')).toBeNull();
});

test.runIf(process.getuid?.() === 0)('files that root makes belong to the owner of their folder', () => {
  const folder = join(makeTestFolder(), 'data');
  mkdirSync(folder);
  chownSync(folder, 65_534, 65_534);
  const store = openTestStore(folder);
  writeSetting(store, 'demo-imported', 'yes');
  const names = ['policies.sqlite', 'policies.sqlite-wal', 'policies.sqlite-shm', 'writer.json'];
  expect(names.map((name) => statSync(join(folder, name)).uid)).toEqual(names.map(() => 65_534));
});
