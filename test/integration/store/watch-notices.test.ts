import { expect, test } from 'vitest';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import {
  listWatchNotices,
  noticeLosses,
  resolveNotice,
  type Loss,
} from '../../../electron/engine/store/watch-notices.ts';
import {
  foldersToWatch,
  listWatchedFolders,
  unwatchFolder,
  watchFolder,
} from '../../../electron/engine/store/watched-folders.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { save } from './sample-policy.ts';

function setUp(): { store: Store; folder: number; deleted: Loss; moved: Loss } {
  const store = openTestStore();
  const { documentRow: document } = save(store, ['Taxi fares are paid.']);
  const watched = { library: 'Cedar Ridge', folder: '/policies', include: ['*.txt'], account: 'tester' };
  const loss = { document, sha256: 'x' };
  return {
    store,
    folder: watchFolder(store, watched),
    deleted: { kind: 'deleted', ...loss },
    moved: { kind: 'moved', ...loss, movedTo: 'trips.txt' },
  };
}

function told(store: Store): unknown[] {
  return listWatchNotices(store).map(({ kind, document, movedTo }) => [kind, document?.key, movedTo]);
}

function keysOf(store: Store): unknown[] {
  return store.database.prepare('SELECT key FROM document WHERE removed_at IS NULL').pluck().all();
}

function resolveOnly(store: Store, accept: boolean) {
  return resolveNotice(store, listWatchNotices(store)[0]?.id ?? 0, accept, 'tester');
}

test('a loss is told once, however often it is found', () => {
  const { store, folder, deleted } = setUp();
  expect([noticeLosses(store, folder, [deleted]), noticeLosses(store, folder, [deleted])]).toEqual([true, false]);
  expect(told(store)).toEqual([['deleted', 'travel.txt', null]]);
});

test('what is lost no more is withdrawn', () => {
  const { store, folder, deleted } = setUp();
  noticeLosses(store, folder, [deleted]);
  noticeLosses(store, folder, []);
  expect(told(store)).toEqual([]);
});

test('when nothing is known of the files, what was told stands', () => {
  const { store, folder, deleted } = setUp();
  noticeLosses(store, folder, [deleted]);
  noticeLosses(store, folder, [{ kind: 'folder-gone' }], true);
  expect(told(store)).toEqual([
    ['deleted', 'travel.txt', null],
    ['folder-gone', undefined, null],
  ]);
});

test('a document that is kept is not told of again for the same state, but for another one', () => {
  const { store, folder, deleted, moved } = setUp();
  noticeLosses(store, folder, [deleted]);
  resolveOnly(store, false);
  noticeLosses(store, folder, [deleted]);
  expect(told(store)).toEqual([]);
  noticeLosses(store, folder, [moved]);
  expect(told(store)).toEqual([['moved', 'travel.txt', 'trips.txt']]);
});

test('accepting a move gives the document its new key', () => {
  const { store, folder, moved } = setUp();
  noticeLosses(store, folder, [moved]);
  expect(resolveOnly(store, true)).toEqual({ ok: true, value: null });
  expect([keysOf(store), told(store)]).toEqual([['trips.txt'], []]);
});

test('a move to a key that another document has stays open', () => {
  const { store, folder, moved } = setUp();
  save(store, ['Trips are planned.'], { key: 'trips.txt' });
  noticeLosses(store, folder, [moved]);
  expect(resolveOnly(store, true)).toMatchObject({ error: { code: 'key-taken' } });
  expect(told(store)).toHaveLength(1);
});

test('accepting a deletion removes the document', () => {
  const { store, folder, deleted } = setUp();
  noticeLosses(store, folder, [deleted]);
  resolveOnly(store, true);
  expect([keysOf(store), told(store)]).toEqual([[], []]);
});

test('accepting that a folder is gone ends the watching, and the documents stay', () => {
  const { store, folder } = setUp();
  noticeLosses(store, folder, [{ kind: 'folder-gone' }]);
  resolveOnly(store, true);
  expect([listWatchedFolders(store), keysOf(store)]).toEqual([[], ['travel.txt']]);
});

test('a notice that is not open is unknown', () => {
  const { store, folder, deleted } = setUp();
  noticeLosses(store, folder, [deleted]);
  const [notice] = listWatchNotices(store);
  resolveOnly(store, false);
  expect(resolveNotice(store, notice?.id ?? 0, true, 'tester')).toMatchObject({ error: { code: 'notice-unknown' } });
});

test('a folder of a removed library is not watched, and is again when the library comes back', () => {
  const { store } = setUp();
  const library = findLibraryByName(store, 'Cedar Ridge')?.id ?? '';
  remove(store, { library, account: 'tester' });
  expect(foldersToWatch(store)).toEqual([]);
  save(store, ['Taxi fares are paid.']);
  expect(foldersToWatch(store)).toMatchObject([{ folder: '/policies', include: ['*.txt'] }]);
});

test('watching a folder again changes its patterns; a folder that is not watched cannot be stopped', () => {
  const { store, folder } = setUp();
  watchFolder(store, { library: 'Cedar Ridge', folder: '/policies', include: [], account: 'tester' });
  expect(listWatchedFolders(store)).toMatchObject([{ id: folder, include: [], addedBy: 'tester' }]);
  expect([unwatchFolder(store, folder, 'tester'), unwatchFolder(store, folder, 'tester')]).toEqual([true, false]);
});
