import { expect, test } from 'vitest';
import type { ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { passagesByClause } from '../../../electron/engine/store/passages.ts';
import { wideningsFor } from '../../../electron/engine/store/phrasings.ts';
import { anyWithoutVector, nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { documentFrequencies, wordsStatistics } from '../../../electron/engine/store/words-index.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { embedAll, EVERYTHING, FINGERPRINT, passagesWith, type SampleLine, save, vectorOf } from './sample-policy.ts';

const CEDAR = [
  { text: 'Taxi fares are paid back with a receipt.', clause: '1' },
  { text: 'Hotel minibars are not paid back.', clause: '2' },
  { text: 'A receipt is kept for seven years.', clause: '3' },
];

/** 2,000 lines that share words, clause numbers and abbreviations with the small library. */
const FOREIGN: SampleLine[] = Array.from({ length: 2_000 }, (_, index) => ({
  text: `Receipt ${index} for taxi, hotel and ${index % 7 === 0 ? 'minibar' : 'dinner'} is paid back in ${index % 90} days.`,
  clause: String(index % 40),
}));

function saveForeign(store: Store) {
  const saved = save(store, FOREIGN, {
    library: 'Huge',
    key: 'huge.txt',
    abbreviations: [{ short: 'TX', long: 'taxi' }],
  });
  embedAll(store);
  return saved;
}

function answersOf(store: Store, library: ResolvedLibrary) {
  const terms = [{ term: 'taxi' }, { term: 'receipt' }, { term: 'pai', prefix: true }];
  return {
    words: passagesWith(store, library, terms, EVERYTHING, 10),
    near: nearestPassages(store, library, vectorOf('taxi'), FINGERPRINT, EVERYTHING, 10),
    clauses: passagesByClause(store, library, ['1', '2'], EVERYTHING, 10),
    frequencies: documentFrequencies(store, library, ['taxi', 'receipt', 'paid', 'dinner']),
    statistics: wordsStatistics(store, library),
    widenings: wideningsFor(store, library),
    waits: anyWithoutVector(store, FINGERPRINT, [library.row]),
  };
}

test('nothing that a library answers changes when 2,000 foreign passages come in', () => {
  const store = openTestStore();
  const { library } = save(store, CEDAR);
  embedAll(store);
  const alone = answersOf(store, library);
  saveForeign(store);
  expect(answersOf(store, library)).toEqual(alone);
});

test('counts are those of the library alone', () => {
  const store = openTestStore();
  saveForeign(store);
  const { library } = save(store, CEDAR);
  expect(Object.fromEntries(documentFrequencies(store, library, ['receipt', 'taxi', 'dinner']))).toEqual({
    receipt: 2,
    taxi: 1,
    dinner: 0,
  });
  // 8 + 6 + 7 words
  expect(wordsStatistics(store, library)).toEqual({ passages: 3, averageLength: 7 });
});

test('a tiny library beside a huge one gets all its passages from both legs', () => {
  const store = openTestStore();
  saveForeign(store);
  const { library } = save(store, CEDAR);
  embedAll(store);
  const words = passagesWith(store, library, [{ term: 'receipt' }, { term: 'minibars' }], EVERYTHING, 3);
  const near = nearestPassages(store, library, vectorOf('taxi'), FINGERPRINT, EVERYTHING, 3);
  expect([words.length, near.length]).toEqual([3, 3]);
});

test('a small document in a huge library gets all its passages from both legs', () => {
  const store = openTestStore();
  const { library } = saveForeign(store);
  const { documentRow } = save(store, CEDAR, { library: 'Huge', key: 'small.txt' });
  embedAll(store);
  const filter = { ...EVERYTHING, documents: [documentRow] };
  const words = passagesWith(store, library, [{ term: 'receipt' }, { term: 'minibars' }], filter, 3);
  const near = nearestPassages(store, library, vectorOf('taxi'), FINGERPRINT, filter, 3);
  expect([words.length, near.length]).toEqual([3, 3]);
});

test('an empty choice of documents finds nothing', () => {
  const store = openTestStore();
  const { library } = save(store, CEDAR);
  embedAll(store);
  const filter = { ...EVERYTHING, documents: [] };
  expect(passagesWith(store, library, [{ term: 'receipt' }], filter, 3)).toEqual([]);
  expect(nearestPassages(store, library, vectorOf('taxi'), FINGERPRINT, filter, 3)).toEqual([]);
});
