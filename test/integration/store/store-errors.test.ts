import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { toAppError } from '../../../shared/app-error.ts';
import { asStoreError } from '../../../electron/engine/store/store-errors.ts';
import { inWriteTransaction } from '../../../electron/engine/store/write-transaction.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { policyOf } from './sample-policy.ts';

test.each([
  ['SQLITE_BUSY', 'store-busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'store-busy'],
  ['SQLITE_LOCKED', 'store-busy'],
  ['SQLITE_CORRUPT', 'store-damaged'],
  ['SQLITE_CORRUPT_VTAB', 'store-damaged'],
  ['SQLITE_NOTADB', 'store-damaged'],
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_READONLY', 'store-read-only'],
  ['SQLITE_READONLY_DBMOVED', 'store-read-only'],
  ['SQLITE_CANTOPEN', 'store-read-only'],
  ['SQLITE_IOERR_SHMMAP', 'store-read-only'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'internal'],
])('%s is told as %s', (code, told) => {
  const error = asStoreError(new Database.SqliteError('message', code), makeTestFolder());
  expect(toAppError(error).code).toBe(told);
});

test('a full disk leaves a document wholly out, and the store goes on', () => {
  const store = openTestStore();
  const pages = Number(store.database.pragma('page_count', { simple: true }));
  store.database.pragma(`max_page_count = ${pages + 10}`);
  const lines = Array.from({ length: 500 }, (_, index) => `Rule ${index} about taxis and hotels.`);
  expect(saveVersion(store, policyOf(lines))).toEqual({ ok: false, error: { code: 'disk-full', details: {} } });
  store.database.pragma('max_page_count = 1000000');
  expect(store.database.prepare('SELECT count(*) FROM document').pluck().get()).toBe(0);
  expect(saveVersion(store, policyOf(lines)).ok).toBe(true);
});

test('a file that only may be read refuses writes and answers reads', () => {
  const store = openTestStore();
  store.database.pragma('query_only = ON');
  const write = () => inWriteTransaction(store, () => store.database.exec('DELETE FROM setting'));
  expect(write).toThrow('store-read-only');
  expect(store.database.prepare('SELECT count(*) FROM setting').pluck().get()).toBe(0);
});
