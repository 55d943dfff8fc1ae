import { expect, test } from 'vitest';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import {
  breakImportRun,
  endImportRun,
  listImportRuns,
  readImportRun,
  recordImportedFile,
  startImportRun,
} from '../../../electron/engine/store/import-runs.ts';
import { enqueueJob, finishJob } from '../../../electron/engine/store/jobs.ts';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { save, valueOf } from './sample-policy.ts';

function fileNamed(key: string): ImportedFile {
  const problems = [{ code: 'page-no-text', details: { page: 2 } }] as const;
  return {
    file: key,
    library: 'Cedar Ridge',
    key,
    outcome: 'imported',
    code: null,
    details: {},
    problems: [...problems],
    encoding: 'big5',
  };
}

function runWith(store: Store, ...keys: string[]): number {
  const run = startImportRun(store, 'Cedar Ridge', 'ana');
  for (const key of keys) recordImportedFile(store, run, fileNamed(key));
  endImportRun(store, run);
  return run;
}

test('a report is read again as it was written', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  const run = startImportRun(store, 'Cedar Ridge', 'ana');
  const refusal = { ...fileNamed('b.pdf'), outcome: 'refused', code: 'password-required', encoding: null } as const;
  recordImportedFile(store, run, fileNamed('a.txt'));
  recordImportedFile(store, run, refusal);
  endImportRun(store, run);
  const { files, ...summary } = valueOf(readImportRun(store, run, 0));
  const withoutLibrary = ({ library: _library, ...file }: ImportedFile) => file;
  expect(files).toEqual([fileNamed('a.txt'), refusal].map(withoutLibrary));
  expect(summary).toMatchObject({ library: 'Cedar Ridge', account: 'ana', ending: 'done', next: null });
  expect(summary.counts).toEqual({ imported: 1, 'new-version': 0, unchanged: 0, refused: 1 });
});

test('a report ends when its last file left the queue', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  const run = startImportRun(store, 'Cedar Ridge', 'ana');
  const job = enqueueJob(store, { kind: 'read', run }) ?? 0;
  recordImportedFile(store, run, fileNamed('a.txt'));
  endImportRun(store, run);
  expect(listImportRuns(store)).toMatchObject([{ endedAt: null, ending: null }]);
  finishJob(store, job);
  breakImportRun(store, run, 'cancelled');
  endImportRun(store, run);
  expect(listImportRuns(store)).toMatchObject([{ endedAt: expect.any(Number), ending: 'cancelled' }]);
});

test('an import of which no file got an outcome leaves no report', () => {
  const store = openTestStore();
  runWith(store);
  expect(listImportRuns(store)).toEqual([]);
});

test('a long report is read page by page', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  const run = runWith(store, ...Array.from({ length: 501 }, (_, index) => `${String(index)}.txt`));
  const first = valueOf(readImportRun(store, run, 0));
  const second = valueOf(readImportRun(store, run, first.next ?? 0));
  expect([first.files.length, second.files.map(({ key }) => key), second.next]).toEqual([500, ['500.txt'], null]);
});

test('the newest two hundred reports are kept', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  const runs = Array.from({ length: 205 }, () => runWith(store, 'a.txt'));
  const kept = listImportRuns(store).map(({ id }) => id);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, runs.at(-1), runs[5]]);
});

test('reports of a removed library are not listed, and go with it when it is erased', () => {
  const store = openTestStore();
  save(store, ['Taxi fares are paid.']);
  const run = runWith(store, 'a.txt');
  const library = findLibraryByName(store, 'Cedar Ridge')?.id ?? '';
  remove(store, { library, account: 'tester' });
  expect([listImportRuns(store), readImportRun(store, run, 0)]).toMatchObject([
    [],
    { error: { code: 'import-unknown' } },
  ]);
  remove(store, { library, now: true, account: 'tester' });
  expect(store.database.prepare('SELECT count(*) FROM import_run_file').pluck().get()).toBe(0);
});
