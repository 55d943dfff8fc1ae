import { describe, expect, test } from 'vitest';
import { editDocument } from '../../../electron/engine/store/edit-document.ts';
import { listLibraries } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { rereadVersion } from '../../../electron/engine/store/reread-version.ts';
import { embeddingProgress, nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import type { DocumentEdit } from '../../../shared/library-operations.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import {
  day,
  embedAll,
  EVERYTHING,
  FINGERPRINT,
  passagesWith,
  policyOf,
  save,
  valueOf,
  vectorOf,
} from './sample-policy.ts';

const RULE = ['Taxi fares are paid.'];
const BY = { account: 'tester', indexTerms: indexTermsOf, today: day('2025-06-01') };

function edit(store: Store, library: string, fields: DocumentEdit): void {
  valueOf(editDocument(store, { library, document: 'travel.txt', fields, ...BY }));
}

/** How the document is listed. */
function listed(store: Store) {
  const document = listLibraries(store, FINGERPRINT)[0]?.documents[0];
  if (document === undefined) throw new Error('nothing is listed');
  const { title, number, status, from, to } = document;
  return { title, number, status, from, to };
}

function versions(store: Store): unknown[] {
  return store.database.prepare('SELECT status, valid_from, valid_to FROM version ORDER BY id').raw().all();
}

describe('what a person says of a document', () => {
  test('is listed at once, and its title is found by words', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    edit(store, library.id, { title: 'Journeys', number: 'HR-7' });
    expect(listed(store)).toEqual({
      title: 'Journeys',
      number: 'HR-7',
      status: 'in-force',
      from: '2025-06-01',
      to: null,
    });
    expect(passagesWith(store, library, [{ term: 'journeys' }], EVERYTHING, 10)).toHaveLength(1);
    expect(passagesWith(store, library, [{ term: 'travel' }], EVERYTHING, 10)).toHaveLength(0);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('is written into the history without its words', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    edit(store, library.id, { title: 'Journeys' });
    const change = store.database.prepare('SELECT operation, details FROM change ORDER BY id DESC LIMIT 1').get();
    expect(change).toMatchObject({ operation: 'edit' });
    expect(JSON.stringify(change)).not.toContain('Journeys');
  });

  test('lets the vectors of another title be made again', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    embedAll(store);
    edit(store, library.id, { title: 'Journeys' });
    expect(embeddingProgress(store, FINGERPRINT)).toEqual({ passages: 1, embedded: 0 });
  });

  test('is nothing new when it is what stands there', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    embedAll(store);
    edit(store, library.id, { title: 'travel', status: 'in-force', from: '2025-06-01', to: null });
    expect(embeddingProgress(store, FINGERPRINT).embedded).toBe(1);
    expect(store.database.prepare('SELECT count(*) FROM change').pluck().get()).toBe(1);
  });

  test('outlives reading the same bytes again, also with a reader that finds another title', () => {
    const store = openTestStore();
    const { library, versionRow } = save(store, RULE);
    edit(store, library.id, { title: 'Journeys', status: 'withdrawn' });
    rereadVersion(store, versionRow, policyOf(RULE, { fields: { title: 'Fares' } }), BY);
    expect(listed(store)).toMatchObject({ title: 'Journeys', status: 'withdrawn' });
    expect(passagesWith(store, library, [{ term: 'journeys' }], EVERYTHING, 10)).toHaveLength(1);
  });

  test('outlives a new version whose file says what it said before', () => {
    const store = openTestStore();
    const { library } = save(store, RULE, { fields: { title: 'Travel policy', number: 'T-1' } });
    edit(store, library.id, { title: 'Journeys', number: 'HR-7', status: 'draft' });
    save(store, ['Taxi fares are paid twice.'], { fields: { title: 'Travel policy', number: 'T-1' } });
    expect(listed(store)).toMatchObject({ title: 'Journeys', number: 'HR-7', status: 'draft' });
  });

  test('ends where the file of a new version says something else', () => {
    const store = openTestStore();
    const { library, versionRow } = save(store, RULE, { fields: { title: 'Travel policy' } });
    edit(store, library.id, { title: 'Journeys' });
    save(store, ['Taxi fares are paid twice.'], { fields: { title: 'Mobility' }, today: day('2025-06-03') });
    expect(listed(store).title).toBe('Mobility');
    rereadVersion(store, versionRow, policyOf(RULE, { fields: { title: 'Travel policy' } }), BY);
    expect(store.database.prepare('SELECT title FROM version WHERE id = ?').pluck().get(versionRow)).toBe('Journeys');
  });

  test('keeps the dates of a version to that version', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    edit(store, library.id, { from: '2024-01-01', to: '2025-12-31' });
    save(store, ['Taxi fares are paid twice.'], { today: day('2025-06-03') });
    expect(listed(store)).toMatchObject({ from: '2025-06-03', to: null });
  });
});

describe('dates that a person gives', () => {
  test('end the version before on the day before', () => {
    const store = openTestStore();
    const { library } = save(store, RULE, { today: day('2025-01-01') });
    save(store, ['Taxi fares are paid twice.'], { today: day('2025-05-01') });
    edit(store, library.id, { from: '2025-03-01' });
    expect(versions(store)).toEqual([
      [2, day('2025-01-01'), day('2025-02-28')],
      [1, day('2025-03-01'), 9_999_999],
    ]);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('go into the vectors too', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    embedAll(store);
    edit(store, library.id, { to: '2025-05-31', from: '2025-05-01' });
    const today = { ...EVERYTHING, asOf: day('2025-06-01') };
    expect(nearestPassages(store, library, vectorOf('x'), FINGERPRINT, today, 5)).toEqual([]);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('are yesterday for what is called superseded and has no end', () => {
    const store = openTestStore();
    const { library } = save(store, RULE);
    edit(store, library.id, { status: 'superseded' });
    expect(listed(store)).toMatchObject({ status: 'superseded', from: '2025-05-31', to: '2025-05-31' });
  });
});

test('a document that is not there cannot be edited', () => {
  const store = openTestStore();
  const { library } = save(store, RULE);
  const editing = { library: library.id, document: 'gone.txt', fields: { title: 'x' }, ...BY };
  expect(editDocument(store, editing)).toMatchObject({ error: { code: 'document-unknown' } });
});
