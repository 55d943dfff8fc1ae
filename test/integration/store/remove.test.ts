import { describe, expect, test } from 'vitest';
import { listLibraries, type ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { loadPassages, passagesByClause } from '../../../electron/engine/store/passages.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { restore } from '../../../electron/engine/store/restore.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { isDemoDismissed } from '../../../electron/engine/store/settings.ts';
import { embeddingProgress, nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { documentFrequencies, wordsStatistics } from '../../../electron/engine/store/words-index.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { embedAll, EVERYTHING, FINGERPRINT, passagesWith, policyOf, save, vectorOf } from './sample-policy.ts';

const TRAVEL = [{ text: 'Taxi fares are paid.', clause: '1' }];
const LEAVE = [{ text: 'Leave is asked for by taxi drivers too.', clause: '1' }];
const BY = { account: 'tester', indexTerms: indexTermsOf };

function twoDocuments(store: Store, demo = false): ResolvedLibrary {
  const { library } = save(store, TRAVEL, { demo });
  save(store, LEAVE, { key: 'leave.txt' });
  embedAll(store);
  return library;
}

/** What each leg, count and list of the library says. */
function visible(store: Store, library: ResolvedLibrary) {
  return {
    words: passagesWith(store, library, [{ term: 'taxi' }], EVERYTHING, 10).length,
    near: nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 10).length,
    clauses: passagesByClause(store, library, ['1'], EVERYTHING, 10).length,
    frequency: documentFrequencies(store, library, ['taxi']).get('taxi'),
    counted: wordsStatistics(store, library).passages,
    toEmbed: embeddingProgress(store, FINGERPRINT).passages,
    listed: listLibraries(store, FINGERPRINT).flatMap((one) => one.documents.map((document) => document.key)),
  };
}

const BOTH = {
  words: 2,
  near: 2,
  clauses: 2,
  frequency: 2,
  counted: 2,
  toEmbed: 2,
  listed: ['leave.txt', 'travel.txt'],
};
const ONE = { words: 1, near: 1, clauses: 1, frequency: 1, counted: 1, toEmbed: 1, listed: ['leave.txt'] };

describe('a removed document', () => {
  test('is gone from every leg, count and list at once', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    expect(visible(store, library)).toEqual(BOTH);
    expect(remove(store, { library: library.id, document: 'travel.txt', ...BY })).toMatchObject({
      value: { documents: 1 },
    });
    expect(visible(store, library)).toEqual(ONE);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('gives none of its passages to who still holds their ids', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    const ids = passagesWith(store, library, [{ term: 'fares' }], EVERYTHING, 10);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    expect(loadPassages(store, ids).size).toBe(0);
  });

  test('comes back wholly when the removal is taken back', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    expect(restore(store, { library: library.id, document: 'travel.txt', ...BY })).toMatchObject({
      value: { documents: 1 },
    });
    expect(visible(store, library)).toEqual({ ...BOTH, near: 1 });
    embedAll(store);
    expect(visible(store, library)).toEqual(BOTH);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('comes back as the same document when its file is imported again', () => {
    const store = openTestStore();
    const { documentRow, library } = save(store, TRAVEL);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    expect(save(store, TRAVEL)).toMatchObject({ outcome: 'imported', documentRow });
    embedAll(store);
    expect(verifyStore(store)).toMatchObject({ ok: true, counts: { documents: 1, versions: 1, vectors: 1 } });
  });

  test('comes back with a new version when its changed file is imported again', () => {
    const store = openTestStore();
    const { documentRow, library } = save(store, TRAVEL);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    expect(save(store, ['Taxi fares are not paid.'])).toMatchObject({ outcome: 'imported', documentRow });
    expect(verifyStore(store)).toMatchObject({ ok: true, counts: { documents: 1, versions: 2 } });
  });

  test('leaves its key free for a file of another folder', () => {
    const store = openTestStore();
    const { documentRow, library } = save(store, TRAVEL);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    const other = save(store, LEAVE, { sourceFolder: '/elsewhere' });
    expect(other.documentRow).not.toBe(documentRow);
    expect(restore(store, { library: library.id, document: 'travel.txt', ...BY })).toMatchObject({
      error: { code: 'key-taken' },
    });
  });

  test('cannot be removed twice', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    expect(remove(store, { library: library.id, document: 'travel.txt', ...BY })).toMatchObject({
      error: { code: 'document-unknown' },
    });
  });
});

describe('a removed library', () => {
  test('is gone from every list and count at once', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    expect(remove(store, { library: library.id, ...BY })).toMatchObject({ value: { documents: 2 } });
    expect(listLibraries(store, FINGERPRINT)).toEqual([]);
    expect(embeddingProgress(store, FINGERPRINT)).toEqual({ passages: 0, embedded: 0 });
    expect(verifyStore(store)).toMatchObject({ ok: true, counts: { libraries: 0, documents: 0, vectors: 0 } });
  });

  test('comes back with what was removed with it, and not with what was removed before', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    remove(store, { library: library.id, document: 'travel.txt', ...BY });
    remove(store, { library: library.id, ...BY });
    expect(restore(store, { library: library.id, ...BY })).toMatchObject({ value: { documents: 1 } });
    embedAll(store);
    expect(visible(store, library)).toEqual(ONE);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('keeps its id when its name is imported into again, so that references hold', () => {
    const store = openTestStore();
    const library = twoDocuments(store);
    remove(store, { library: library.id, ...BY });
    expect(save(store, TRAVEL).library).toEqual(library);
    expect(listLibraries(store, FINGERPRINT)[0]?.documents.map((document) => document.key)).toEqual(['travel.txt']);
  });
});

test('what a person removed of a demo library stays removed until they bring it back', () => {
  const store = openTestStore();
  const library = twoDocuments(store, true);
  remove(store, { library: library.id, document: 'travel.txt', ...BY });
  expect(isDemoDismissed(store, 'Cedar Ridge', 'travel.txt')).toBe(true);
  expect(isDemoDismissed(store, 'Cedar Ridge', 'leave.txt')).toBe(false);
  saveVersion(store, policyOf(TRAVEL));
  expect(isDemoDismissed(store, 'Cedar Ridge', 'travel.txt')).toBe(false);
});

test('a whole demo library that was removed stays removed', () => {
  const store = openTestStore();
  const library = twoDocuments(store, true);
  remove(store, { library: library.id, ...BY });
  expect(isDemoDismissed(store, 'Cedar Ridge', 'leave.txt')).toBe(true);
});

test('removing from an unknown library is an error', () => {
  const store = openTestStore();
  expect(remove(store, { library: 'none', ...BY })).toMatchObject({ error: { code: 'library-unknown' } });
  expect(restore(store, { library: 'none', ...BY })).toMatchObject({ error: { code: 'library-unknown' } });
});
