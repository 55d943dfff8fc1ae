import { describe, expect, test } from 'vitest';
import type { Scope } from '../../../shared/scope.ts';
import { listLibraries } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { resolveScope } from '../../../electron/engine/store/scope.ts';
import { nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { settleStatuses } from '../../../electron/engine/store/version-dates.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import {
  day,
  embedAll,
  FINGERPRINT,
  passagesWith,
  type SampleLine,
  save,
  textsOf,
  valueOf,
  vectorOf,
} from './sample-policy.ts';

const TODAY = day('2025-06-10');
const OLD = ['The taxi limit is 30 dollars.'];
const NEW = ['The taxi limit is 50 dollars.'];

/** What both legs find for "taxi"; fails when they do not agree. */
function found(store: Store, library: string, scope: Partial<Scope> = {}, today = TODAY): string[] {
  const { libraries, filters } = valueOf(resolveScope(store, { libraries: [library], ...scope }, today));
  const [resolved] = libraries;
  const filter = resolved === undefined ? undefined : filters.get(resolved.row);
  if (resolved === undefined || filter === undefined) throw new Error('no library');
  const words = textsOf(store, passagesWith(store, resolved, [{ term: 'taxi' }], filter, 10)).sort();
  const near = nearestPassages(store, resolved, vectorOf('taxi'), FINGERPRINT, filter, 10);
  expect(
    textsOf(
      store,
      near.map((neighbour) => neighbour.id),
    ).sort(),
  ).toEqual(words);
  return words;
}

function saveBoth(store: Store, second: Parameters<typeof save>[2], first: Parameters<typeof save>[2] = {}): string {
  const { library } = save(store, OLD, { today: day('2025-06-01'), ...first });
  // Vectors that exist already have to follow the dates of their version.
  embedAll(store);
  save(store, NEW, { today: day('2025-06-05'), ...second });
  embedAll(store);
  expect(verifyStore(store).problems).toEqual([]);
  return library.id;
}

describe('after a changed file was imported', () => {
  test('only the new version is found', () => {
    const store = openTestStore();
    expect(found(store, saveBoth(store, {}))).toEqual(NEW);
  });

  test('the day before still finds the old version', () => {
    const store = openTestStore();
    expect(found(store, saveBoth(store, {}), { asOf: '2025-06-04' })).toEqual(OLD);
  });

  test('the day of the import finds the new version', () => {
    const store = openTestStore();
    expect(found(store, saveBoth(store, {}), { asOf: '2025-06-05' })).toEqual(NEW);
  });

  test('a day before the first import finds nothing', () => {
    const store = openTestStore();
    expect(found(store, saveBoth(store, {}), { asOf: '2025-05-31' })).toEqual([]);
  });

  test('asking for superseded versions finds the old one, of any day', () => {
    const store = openTestStore();
    expect(found(store, saveBoth(store, {}), { statuses: ['superseded'] })).toEqual(OLD);
  });
});

test('a version that was replaced on its first day is found on no day', () => {
  const store = openTestStore();
  const library = saveBoth(store, {}, { today: day('2025-06-05') });
  expect(found(store, library, { asOf: '2025-06-05' })).toEqual(NEW);
  expect(found(store, library, { asOf: '2025-06-04' })).toEqual([]);
});

test('a version that takes effect later leaves the old one in force until the day before', () => {
  const store = openTestStore();
  const library = saveBoth(store, { fields: { effective: '2025-07-01' } });
  expect(found(store, library)).toEqual(OLD);
  expect(found(store, library, { statuses: ['in-force'], asOf: '2025-06-30' })).toEqual(OLD);
  expect(found(store, library, {}, day('2025-07-01'))).toEqual(NEW);
});

test('the old version is called superseded from the day on that the new one takes effect', () => {
  const store = openTestStore();
  const library = saveBoth(store, { fields: { effective: '2025-07-01' } });
  expect(found(store, library, { statuses: ['superseded'] })).toEqual([]);
  settleStatuses(store, day('2025-07-01'));
  expect(found(store, library, { statuses: ['superseded'] })).toEqual(OLD);
  expect(verifyStore(store).problems).toEqual([]);
});

test('a version that states an earlier beginning is kept as the earlier one', () => {
  const store = openTestStore();
  const first = { fields: { effective: '2025-01-01' } };
  const library = saveBoth(store, { fields: { effective: '2024-01-01' } }, first);
  expect(found(store, library)).toEqual(OLD);
  expect(found(store, library, { asOf: '2024-12-31' })).toEqual(NEW);
});

test('a stated beginning takes the place of a version that states none', () => {
  const store = openTestStore();
  expect(found(store, saveBoth(store, { fields: { effective: '2020-01-01' } }))).toEqual(NEW);
});

test('a draft is not found and leaves the version before in force', () => {
  const store = openTestStore();
  const library = saveBoth(store, { fields: { status: 'draft' } });
  expect(found(store, library)).toEqual(OLD);
  expect(found(store, library, { statuses: ['draft'] })).toEqual(NEW);
});

test('a withdrawn version leaves nothing in force', () => {
  const store = openTestStore();
  expect(found(store, saveBoth(store, { fields: { status: 'withdrawn' } }))).toEqual([]);
});

test('a version is found on its last day and not on the next', () => {
  const store = openTestStore();
  const library = saveBoth(store, { fields: { until: '2025-06-20' } });
  expect(found(store, library, { asOf: '2025-06-20' })).toEqual(NEW);
  expect(found(store, library, { asOf: '2025-06-21' })).toEqual([]);
});

describe('when the bytes of an older version come back', () => {
  function saveReturn(store: Store): string {
    const library = saveBoth(store, {});
    const lines: SampleLine[] = OLD;
    expect(save(store, lines, { today: day('2025-06-08') }).outcome).toBe('new-version');
    embedAll(store);
    return library;
  }

  test('they are in force from that day on', () => {
    const store = openTestStore();
    const library = saveReturn(store);
    expect(found(store, library)).toEqual(OLD);
    expect(listLibraries(store, FINGERPRINT)[0]?.documents[0]).toMatchObject({ version: '1', from: '2025-06-08' });
  });

  test('each day before finds what was in force on it', () => {
    const store = openTestStore();
    const library = saveReturn(store);
    expect(found(store, library, { asOf: '2025-06-04' })).toEqual(OLD);
    expect(found(store, library, { asOf: '2025-06-07' })).toEqual(NEW);
  });

  test('importing them once more changes nothing', () => {
    const store = openTestStore();
    saveReturn(store);
    expect(save(store, OLD).outcome).toBe('unchanged');
  });
});
