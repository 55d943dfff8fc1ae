import { expect, test } from 'vitest';
import type { Scope } from '../../../shared/scope.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { resolveScope } from '../../../electron/engine/store/scope.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, save, valueOf } from './sample-policy.ts';

const TODAY = day('2025-06-10');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

function twoLibraries(store: Store) {
  const cedar = save(store, ['Taxis are paid.']);
  const brightline = save(store, ['Trains are paid.'], { library: 'Brightline', key: 'trains.txt' });
  return { cedar, brightline };
}

function refusal(store: Store, scope: Scope) {
  const resolved = resolveScope(store, scope, TODAY);
  return resolved.ok ? null : resolved.error;
}

test('a scope means what is in force today unless it says otherwise', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  const { filters } = valueOf(resolveScope(store, { libraries: [cedar.library.id] }, TODAY));
  expect([...filters.values()]).toEqual([{ documents: null, passages: null, statuses: [1, 2], asOf: TODAY }]);
});

test('statuses alone mean exactly these, of any day', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  const scope: Scope = { libraries: [cedar.library.id], statuses: ['draft'] };
  expect([...valueOf(resolveScope(store, scope, TODAY)).filters.values()]).toEqual([
    { documents: null, passages: null, statuses: [0], asOf: null },
  ]);
});

test('statuses and a day mean these on that day', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  const scope: Scope = { libraries: [cedar.library.id], statuses: ['withdrawn'], asOf: '2024-02-29' };
  expect([...valueOf(resolveScope(store, scope, TODAY)).filters.values()]).toEqual([
    { documents: null, passages: null, statuses: [3], asOf: day('2024-02-29') },
  ]);
});

test('a document is looked for in its own library only', () => {
  const store = openTestStore();
  const { cedar, brightline } = twoLibraries(store);
  const scope: Scope = { libraries: [cedar.library.id, brightline.library.id], documents: ['trains.txt'] };
  const { libraries, filters } = valueOf(resolveScope(store, scope, TODAY));
  expect(libraries.map((library) => filters.get(library.row)?.documents)).toEqual([[], [brightline.documentRow]]);
});

test('a library named twice is searched once', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  const scope: Scope = { libraries: [cedar.library.id, cedar.library.id] };
  expect(valueOf(resolveScope(store, scope, TODAY)).libraries).toEqual([cedar.library]);
});

test('an unknown library is an error', () => {
  expect(refusal(openTestStore(), { libraries: [UNKNOWN] })).toEqual({
    code: 'library-unknown',
    details: { library: UNKNOWN },
  });
});

test('a removed library is unknown', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  remove(store, { library: cedar.library.id, account: 'tester' });
  expect(refusal(store, { libraries: [cedar.library.id] })?.code).toBe('library-unknown');
});

test('a document of another library is unknown', () => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  const scope: Scope = { libraries: [cedar.library.id], documents: ['trains.txt'] };
  expect(refusal(store, scope)).toEqual({ code: 'document-unknown', details: { document: 'trains.txt' } });
});

test.each([
  { part: 'sections', name: 'section' },
  { part: 'tags', name: 'tag' },
] as const)('$part that no rule has are an error, not an empty answer', ({ part, name }) => {
  const store = openTestStore();
  const { cedar } = twoLibraries(store);
  expect(refusal(store, { libraries: [cedar.library.id], [part]: ['Taxis'] })).toEqual({
    code: `${name}-unknown`,
    details: { [name]: 'Taxis' },
  });
});
