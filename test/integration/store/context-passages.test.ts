import { expect, test } from 'vitest';
import { contextOf } from '../../../electron/engine/store/context-passages.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { loadPassages } from '../../../electron/engine/store/passages.ts';
import type { ScopeFilter } from '../../../electron/engine/store/scope.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, save, type SampleLine } from './sample-policy.ts';

const LIMITS = { reach: 2, words: 200 };

const HOTELS = ['Hotels are booked early.', 'Breakfast is paid.', 'Minibars are not.', 'Tips are not.'];
const LINES: SampleLine[] = [
  ...HOTELS.map((text) => ({ text, section: ['Travel', 'Hotels'] })),
  { text: 'Taxis are paid.', section: ['Travel', 'Taxis'] },
];

/** Texts around the passage of this place in the version, in the order in which they were found. */
function around(store: Store, place: number, filter: ScopeFilter = EVERYTHING, limits = LIMITS): string[] {
  const ids = store.database.prepare('SELECT id FROM passage ORDER BY ordinal').pluck().all() as number[];
  const passage = loadPassages(store, ids).get(ids[place] ?? 0);
  if (!passage) throw new Error(`there is no passage ${place}`);
  return (contextOf(store, [passage], filter, limits).get(passage.id) ?? []).map(({ text }) => text);
}

test('a passage stands with its neighbours on both sides', () => {
  const store = openTestStore();
  save(store, LINES);
  expect(around(store, 1)).toEqual([
    'Breakfast is paid.',
    'Minibars are not.',
    'Hotels are booked early.',
    'Tips are not.',
  ]);
});

test('what stands in another section is no neighbour', () => {
  const store = openTestStore();
  save(store, LINES);
  expect(around(store, 4)).toEqual(['Taxis are paid.']);
});

test('no further passage is added from so many words on', () => {
  const store = openTestStore();
  save(store, LINES);
  expect(around(store, 1, EVERYTHING, { reach: 2, words: 4 })).toEqual(['Breakfast is paid.', 'Minibars are not.']);
});

test('what the scope leaves out is no neighbour, nor is what stands behind it', () => {
  const store = openTestStore();
  save(store, LINES);
  const [first = 0, second = 0] = store.database
    .prepare('SELECT id FROM passage ORDER BY ordinal')
    .pluck()
    .all() as number[];
  expect(around(store, 1, { ...EVERYTHING, passages: [first, second] })).toEqual([
    'Breakfast is paid.',
    'Hotels are booked early.',
  ]);
});
