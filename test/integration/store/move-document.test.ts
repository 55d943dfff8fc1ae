import { describe, expect, test } from 'vitest';
import { findLibraryByName, listLibraries, type ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import { moveDocuments } from '../../../electron/engine/store/move-document.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { addSynonym } from '../../../electron/engine/store/own-phrasings.ts';
import { passagesByClause } from '../../../electron/engine/store/passages.ts';
import { removeDocuments, restoreDocuments } from '../../../electron/engine/store/remove-documents.ts';
import { renameLibrary } from '../../../electron/engine/store/rename-library.ts';
import { enqueueJob } from '../../../electron/engine/store/jobs.ts';
import { storageUsed } from '../../../electron/engine/store/storage-used.ts';
import { embeddingProgress, nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { documentFrequencies, wordsStatistics } from '../../../electron/engine/store/words-index.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { embedAll, EVERYTHING, FINGERPRINT, passagesWith, save, valueOf, vectorOf } from './sample-policy.ts';

const TRAVEL = [{ text: 'Taxi fares are paid.', clause: '1' }];
const LEAVE = [{ text: 'Leave is asked for by taxi drivers too.', clause: '1' }];
const BY = { account: 'tester', indexTerms: indexTermsOf };

function twoLibraries(store: Store): { from: ResolvedLibrary; to: ResolvedLibrary } {
  const from = save(store, TRAVEL).library;
  save(store, LEAVE, { key: 'leave.txt' });
  const to = save(store, ['Keys are kept.'], { library: 'Brightline', key: 'keys.txt' }).library;
  embedAll(store);
  return { from, to };
}

/** What each leg and count of a library says. */
function found(store: Store, library: ResolvedLibrary) {
  return {
    fares: passagesWith(store, library, [{ term: 'fares' }], EVERYTHING, 10).length,
    near: nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 10).length,
    clauses: passagesByClause(store, library, ['1'], EVERYTHING, 10).length,
    frequency: documentFrequencies(store, library, ['taxi']).get('taxi'),
    counted: wordsStatistics(store, library).passages,
  };
}

function operations(store: Store): unknown[] {
  return store.database.prepare('SELECT operation FROM change ORDER BY id').pluck().all();
}

function keysOf(store: Store): Record<string, string[]> {
  return Object.fromEntries(
    listLibraries(store, FINGERPRINT).map(({ name, documents }) => [name, documents.map(({ key }) => key)]),
  );
}

describe('a document that is moved', () => {
  test('is found in its new library at once and in the old one never', () => {
    const store = openTestStore();
    const { from, to } = twoLibraries(store);
    const move = { library: from.id, documents: ['travel.txt'], to: to.id, ...BY };
    expect(moveDocuments(store, move)).toEqual({ ok: true, value: { documents: 1 } });
    expect(found(store, from)).toEqual({ fares: 0, near: 1, clauses: 1, frequency: 1, counted: 1 });
    expect(found(store, to)).toEqual({ fares: 1, near: 2, clauses: 1, frequency: 1, counted: 2 });
    expect(keysOf(store)).toEqual({ Brightline: ['keys.txt', 'travel.txt'], 'Cedar Ridge': ['leave.txt'] });
    expect(verifyStore(store).problems).toEqual([]);
    expect(operations(store).at(-1)).toBe('move');
  });

  test('keeps its vectors, so that nothing is made again', () => {
    const store = openTestStore();
    const { from, to } = twoLibraries(store);
    valueOf(moveDocuments(store, { library: from.id, documents: ['travel.txt'], to: to.id, ...BY }));
    expect(embeddingProgress(store, FINGERPRINT)).toEqual({ passages: 3, embedded: 3 });
    const [nearest] = nearestPassages(store, to, vectorOf('Taxi fares are paid.'), FINGERPRINT, EVERYTHING, 1);
    expect(nearest?.distance).toBeCloseTo(0, 5);
  });

  test('comes back whole', () => {
    const store = openTestStore();
    const { from, to } = twoLibraries(store);
    const before = [found(store, from), found(store, to)];
    valueOf(moveDocuments(store, { library: from.id, documents: ['travel.txt', 'leave.txt'], to: to.id, ...BY }));
    valueOf(moveDocuments(store, { library: to.id, documents: ['travel.txt', 'leave.txt'], to: from.id, ...BY }));
    expect([found(store, from), found(store, to)]).toEqual(before);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('stays with all others when one of them has its key taken there', () => {
    const store = openTestStore();
    const { from, to } = twoLibraries(store);
    save(store, ['Days off.'], { library: 'Brightline', key: 'travel.txt' });
    const move = { library: from.id, documents: ['leave.txt', 'travel.txt'], to: to.id, ...BY };
    expect(moveDocuments(store, move)).toMatchObject({ error: { code: 'key-taken', details: { key: 'travel.txt' } } });
    expect(keysOf(store)['Cedar Ridge']).toEqual(['leave.txt', 'travel.txt']);
    expect(operations(store)).not.toContain('move');
  });

  test('leaves the synonyms of its library there', () => {
    const store = openTestStore();
    const { from, to } = twoLibraries(store);
    addSynonym(store, { library: from, phrasing: 'cab', meaning: 'taxi', author: 'tester', account: 'tester' });
    valueOf(moveDocuments(store, { library: from.id, documents: ['travel.txt'], to: to.id, ...BY }));
    const owners = store.database.prepare("SELECT library FROM phrasing WHERE phrasing = 'cab'").pluck().all();
    expect(owners).toEqual([from.row]);
  });

  test('cannot go into a library that is not there', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    const to = '11111111-1111-4111-8111-111111111111';
    expect(moveDocuments(store, { library: from.id, documents: ['travel.txt'], to, ...BY })).toMatchObject({
      error: { code: 'library-unknown' },
    });
  });
});

describe('a library that is renamed', () => {
  test('keeps its documents and its id under the new name', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    expect(renameLibrary(store, from.id, ' Cedar Hill ', 'tester')).toEqual({ ok: true, value: null });
    expect(findLibraryByName(store, 'Cedar Hill')?.id).toBe(from.id);
    expect(keysOf(store)['Cedar Hill']).toEqual(['leave.txt', 'travel.txt']);
    expect(operations(store).at(-1)).toBe('rename-library');
  });

  test('cannot take the name of another', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    expect(renameLibrary(store, from.id, 'Brightline', 'tester')).toMatchObject({
      error: { code: 'library-name-taken' },
    });
  });

  test('keeps its name while files wait for it', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    enqueueJob(store, { kind: 'read', payload: { library: 'Cedar Ridge' } });
    expect(renameLibrary(store, from.id, 'Cedar Hill', 'tester')).toMatchObject({ error: { code: 'library-reading' } });
  });
});

describe('several documents', () => {
  test('are removed together, and come back together', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    const documents = ['travel.txt', 'leave.txt'];
    expect(valueOf(removeDocuments(store, { library: from.id, documents, account: 'tester' }))).toEqual({
      documents: 2,
    });
    expect(keysOf(store)['Cedar Ridge']).toEqual([]);
    expect(valueOf(restoreDocuments(store, { library: from.id, documents, ...BY }))).toEqual({ documents: 2 });
    expect(keysOf(store)['Cedar Ridge']).toEqual(['leave.txt', 'travel.txt']);
    expect(verifyStore(store).problems.filter(({ code }) => code !== 'vectors-missing')).toEqual([]);
  });

  test('stay when one of them is not there', () => {
    const store = openTestStore();
    const { from } = twoLibraries(store);
    const removal = { library: from.id, documents: ['travel.txt', 'gone.txt'], account: 'tester' };
    expect(removeDocuments(store, removal)).toMatchObject({ error: { code: 'document-unknown' } });
    expect(keysOf(store)['Cedar Ridge']).toEqual(['leave.txt', 'travel.txt']);
  });
});

test('the space of originals is told for each library', () => {
  const store = openTestStore();
  const { from, to } = twoLibraries(store);
  const used = storageUsed(store);
  expect(used.libraries).toEqual({ [from.id]: 20 + 39, [to.id]: 14 });
  expect(used.originals).toBe(73);
  expect(used.store).toBeGreaterThan(used.originals);
});
