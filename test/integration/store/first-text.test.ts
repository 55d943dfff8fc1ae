import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatDay } from '../../../shared/dates.ts';
import { STATUSES } from '../../../shared/document.ts';
import type { DocumentFields } from '../../../electron/engine/read/document-text.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { rereadVersion } from '../../../electron/engine/store/reread-version.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, embedAll, policyOf, save } from './sample-policy.ts';

const TODAY = day('2025-06-20');

/** A scan without text, imported on a day; unless `content` is given, it is another than those of other days. */
function saveScan(store: Store, imported: string, content = imported): number {
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return save(store, [], { sha256, bytes: () => [bytes], today: day(imported) }).versionRow;
}

/** The text of a version is recognised, and states these fields. */
function recognise(store: Store, versionRow: number, fields: DocumentFields): void {
  const content = policyOf(['Taxi fares are paid.'], { fields });
  rereadVersion(store, versionRow, content, { account: 'tester', today: TODAY });
  embedAll(store);
  expect(verifyStore(store).problems).toEqual([]);
}

/** Label, status and both days of each version, in order of import. */
function versionsOf(store: Store): unknown[] {
  return store.database
    .prepare<[], { label: string; status: number; first: number; last: number }>(
      'SELECT label, status, valid_from AS first, valid_to AS last FROM version ORDER BY id',
    )
    .all()
    .map(({ label, status, first, last }) => [label, STATUSES[status], formatDay(first), formatDay(last)]);
}

test('a scan takes label and period from the first text that is recognised in it', () => {
  const store = openTestStore();
  const scan = saveScan(store, '2025-06-01');
  recognise(store, scan, { version: '3.2', effective: '2025-01-01', until: '2025-12-31' });
  expect(versionsOf(store)).toEqual([['3.2', 'in-force', '2025-01-01', '2025-12-31']]);
});

test('a scan that states nothing keeps the day of its import', () => {
  const store = openTestStore();
  recognise(store, saveScan(store, '2025-06-01'), { title: 'Travel' });
  expect(versionsOf(store)).toEqual([['1', 'in-force', '2025-06-01', null]]);
});

test('a later text of the same version leaves label and period', () => {
  const store = openTestStore();
  const scan = saveScan(store, '2025-06-01');
  recognise(store, scan, { version: '3.2', effective: '2025-01-01' });
  recognise(store, scan, { version: '4', effective: '2025-02-02' });
  expect(versionsOf(store)).toEqual([['3.2', 'in-force', '2025-01-01', null]]);
});

test('a scan that takes effect later gives the version before back its days until then', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are not paid.'], { today: day('2025-06-01') });
  const scan = saveScan(store, '2025-06-10');
  embedAll(store);
  recognise(store, scan, { effective: '2025-07-01' });
  expect(versionsOf(store)).toEqual([
    ['1', 'in-force', '2025-06-01', '2025-06-30'],
    ['2', 'in-force', '2025-07-01', null],
  ]);
});

test('a scan that turns out to be a draft leaves the version before in force', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are not paid.'], { today: day('2025-06-01') });
  const scan = saveScan(store, '2025-06-10');
  embedAll(store);
  recognise(store, scan, { status: 'draft' });
  expect(versionsOf(store)).toEqual([
    ['1', 'in-force', '2025-06-01', null],
    ['2', 'draft', '2025-06-10', null],
  ]);
});

test.each([
  ['oldest first', false],
  ['newest first', true],
])('two scans imported on days of their own follow on one another as they state, %s', (_order, isReversed) => {
  const store = openTestStore();
  const scans = [
    { versionRow: saveScan(store, '2025-06-01'), effective: '2024-01-01' },
    { versionRow: saveScan(store, '2025-06-10'), effective: '2025-01-01' },
  ];
  for (const { versionRow, effective } of isReversed ? scans.reverse() : scans) {
    recognise(store, versionRow, { effective });
  }
  expect(versionsOf(store)).toEqual([
    ['1', 'superseded', '2024-01-01', '2024-12-31'],
    ['2', 'in-force', '2025-01-01', null],
  ]);
});

test('the newer scan ends where the older one states that it begins later', () => {
  const store = openTestStore();
  const older = saveScan(store, '2025-06-01');
  saveScan(store, '2025-06-10');
  recognise(store, older, { effective: '2025-09-01' });
  expect(versionsOf(store)).toEqual([
    ['1', 'in-force', '2025-09-01', null],
    ['2', 'in-force', '2025-06-10', '2025-08-31'],
  ]);
});

test('a scan that comes back keeps the day from which it holds again', () => {
  const store = openTestStore();
  saveScan(store, '2025-06-01');
  save(store, ['Taxi fares are not paid.'], { today: day('2025-06-05') });
  const back = saveScan(store, '2025-06-10', '2025-06-01');
  embedAll(store);
  recognise(store, back, { effective: '2024-01-01' });
  expect(versionsOf(store).at(-1)).toEqual(['1', 'in-force', '2025-06-10', null]);
});
