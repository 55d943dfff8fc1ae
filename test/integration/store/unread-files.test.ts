import { expect, test } from 'vitest';
import type { Scope } from '../../../shared/scope.ts';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { resolveScope } from '../../../electron/engine/store/scope.ts';
import { failedBefore, recordUnreadFile, unreadFiles } from '../../../electron/engine/store/unread-files.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, policyOf, save, valueOf } from './sample-policy.ts';

const ERROR = { code: 'password-required', details: { pages: 3 } } as const;
const LOCKED = { library: 'Cedar Ridge', key: 'locked.pdf', state: '100 bytes of May', error: ERROR };

function notSearched(store: Store, documents?: string[]) {
  const library = findLibraryByName(store, 'Cedar Ridge');
  if (library === null) throw new Error('no library');
  const scope: Scope = documents === undefined ? { libraries: [library.id] } : { libraries: [library.id], documents };
  return unreadFiles(store, valueOf(resolveScope(store, scope, day('2025-06-10'))));
}

test('a file that could not be read is named to every search in its library', () => {
  const store = openTestStore();
  recordUnreadFile(store, LOCKED);
  expect(notSearched(store)).toEqual([{ file: 'locked.pdf', code: 'password-required', details: { pages: 3 } }]);
});

test('a page without text is named, a guessed encoding is not', () => {
  const store = openTestStore();
  const version = policyOf(['Taxi fares are paid.']);
  version.document.problems = [
    { code: 'page-no-text', details: { page: 2 } },
    { code: 'encoding-guessed', details: { encoding: 'big5' } },
  ];
  saveVersion(store, version);
  expect(notSearched(store)).toEqual([{ file: 'travel.txt', code: 'page-no-text', details: { page: 2 } }]);
});

test('pages of a document of which the same is to be said are named once, with their number', () => {
  const store = openTestStore();
  const version = policyOf(['Taxi fares are paid.']);
  version.document.problems = [
    { code: 'page-no-text', details: { page: 2 } },
    { code: 'page-no-text', details: { page: 3, tried: true } },
    { code: 'page-no-text', details: { page: 4 } },
    { code: 'page-garbled', details: { page: 5 } },
    { code: 'page-no-text', details: { page: 9 } },
  ];
  saveVersion(store, version);
  expect(notSearched(store)).toEqual([
    { file: 'travel.txt', code: 'page-no-text', details: { pages: 3, first: 2, last: 9 } },
    { file: 'travel.txt', code: 'page-no-text', details: { page: 3, tried: true } },
    { file: 'travel.txt', code: 'page-garbled', details: { page: 5 } },
  ]);
});

test('a search in chosen documents names only what these lack', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  recordUnreadFile(store, LOCKED);
  expect(notSearched(store, ['travel.txt'])).toEqual([]);
});

test('a file that was read after all is named no more', () => {
  const store = openTestStore();
  recordUnreadFile(store, LOCKED);
  save(store, ['Taxi fares are paid.'], { key: 'locked.pdf' });
  expect(notSearched(store)).toEqual([]);
});

test('a file that could not be read and is removed is named no more', () => {
  const store = openTestStore();
  recordUnreadFile(store, LOCKED);
  const library = findLibraryByName(store, 'Cedar Ridge')?.id ?? '';
  expect(remove(store, { library, document: 'locked.pdf', account: 'tester' })).toMatchObject({
    value: { documents: 0 },
  });
  expect(notSearched(store)).toEqual([]);
});

test('the same file is known to have failed; a changed one is not', () => {
  const store = openTestStore();
  recordUnreadFile(store, LOCKED);
  const row = findLibraryByName(store, 'Cedar Ridge')?.row ?? 0;
  expect(failedBefore(store, row, 'locked.pdf', '100 bytes of May')).toEqual(ERROR);
  expect(failedBefore(store, row, 'locked.pdf', '120 bytes of June')).toBeNull();
});

test.each([
  [{ formats: ['text' as const] }, ['locked.pdf', 'taxi.txt']],
  [{ formats: ['pdf' as const] }, ['locked.pdf']],
  [{ sections: ['Taxis'] }, ['taxi.txt']],
  [{ sections: ['Hotels'] }, []],
  [{ tags: ['cab'] }, ['taxi.txt']],
])('a search narrowed by %j names the files of %j that it could not see', (part, files) => {
  const store = openTestStore();
  const version = policyOf([{ text: 'Taxi fares are paid.', section: ['Taxis'], tags: ['cab'] }], { key: 'taxi.txt' });
  version.document.problems = [{ code: 'page-no-text', details: { page: 2 } }];
  const { library } = valueOf(saveVersion(store, version));
  save(store, [{ text: 'Hotels are booked.', section: ['Hotels'] }], { key: 'hotel.txt' });
  recordUnreadFile(store, LOCKED);
  const scope: Scope = { libraries: [library.id], ...part };
  const unread = unreadFiles(store, valueOf(resolveScope(store, scope, day('2025-06-10'))));
  expect(unread.map(({ file }) => file)).toEqual(files);
});
