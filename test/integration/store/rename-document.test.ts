import { expect, test } from 'vitest';
import { firstBrokenChange } from '../../../electron/engine/store/changes.ts';
import { renameDocument } from '../../../electron/engine/store/rename-document.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { embedAll, save } from './sample-policy.ts';

function rowsOf(store: Store, table: string): unknown[] {
  return store.database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all();
}

test('a renamed document keeps its versions, passages and vectors', () => {
  const store = openTestStore();
  const { documentRow } = save(store, ['Taxi fares are paid.']);
  embedAll(store);
  const tables = ['version', 'passage', 'embedding', 'words_1_docsize'];
  const before = tables.map((table) => rowsOf(store, table));
  expect(renameDocument(store, documentRow, 'trips/re\u0301sume\u0301.txt', 'tester')).toEqual({
    ok: true,
    value: null,
  });
  expect(tables.map((table) => rowsOf(store, table))).toEqual(before);
  expect(store.database.prepare('SELECT key FROM document').pluck().all()).toEqual(['trips/r\u00e9sum\u00e9.txt']);
  expect(verifyStore(store).ok).toBe(true);
});

test('a key that another document has is refused', () => {
  const store = openTestStore();
  const { documentRow } = save(store, ['Taxi fares are paid.']);
  save(store, ['Keys are kept.'], { key: 'keys.txt' });
  expect(renameDocument(store, documentRow, 'keys.txt', 'tester')).toMatchObject({ error: { code: 'key-taken' } });
});

test('the history tells of it without the name', () => {
  const store = openTestStore();
  const { documentRow, library } = save(store, ['Taxi fares are paid.']);
  renameDocument(store, documentRow, 'secret.txt', 'tester');
  const last = store.database.prepare('SELECT operation, details FROM change ORDER BY id DESC LIMIT 1').get();
  expect(last).toEqual({
    operation: 'rename',
    details: JSON.stringify({ library: library.id, document: documentRow }),
  });
  expect(firstBrokenChange(store)).toBeNull();
});
