import { expect, test } from 'vitest';
import { remove } from '../../../electron/engine/store/remove.ts';
import {
  anyWithoutVector,
  cosinesOf,
  embeddingProgress,
  nearestPassages,
  passagesToEmbed,
  saveVectors,
} from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, FINGERPRINT, embedAll, save, textsOf, vectorOf } from './sample-policy.ts';

const RULES = ['Taxi fares are paid.', 'Hotel minibars are not paid.', 'Trains are booked early.'];

test('the passage whose vector is asked for comes first, at distance 0', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  embedAll(store);
  const [first] = nearestPassages(store, library, vectorOf('Trains are booked early.'), FINGERPRINT, EVERYTHING, 3);
  expect(textsOf(store, first === undefined ? [] : [first.id])).toEqual(['Trains are booked early.']);
  expect(first?.distance).toBeCloseTo(0, 6);
});

test('the cosine of single passages is looked up exactly, of those of another model or of none not at all', () => {
  const store = openTestStore();
  save(store, RULES);
  const [taxi = 0, hotel = 0, train = 0] = passagesToEmbed(store, FINGERPRINT, 3).map(({ id }) => id);
  const asked = new Float32Array(384).fill(0).with(0, 1);
  const half = new Float32Array(384).fill(0).with(0, 0.6).with(1, 0.8);
  saveVectors(store, FINGERPRINT, [
    { id: taxi, inputHash: '', vector: half },
    { id: hotel, inputHash: '', vector: asked },
  ]);
  saveVectors(store, 'model before', [{ id: train, inputHash: '', vector: asked }]);
  const cosines = cosinesOf(store, [taxi, train, 99], asked, FINGERPRINT);
  expect([...cosines.keys()]).toEqual([taxi]);
  expect(cosines.get(taxi)).toBeCloseTo(0.6, 6);
});

test('more neighbours than the index can give are cut, not refused', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  embedAll(store);
  expect(nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 100_000)).toHaveLength(3);
});

test('vectors of another model never answer', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  embedAll(store, 'model before');
  expect(nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 3)).toEqual([]);
});

test('after a change of model every passage waits again, and the new vectors take the place of the old', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  embedAll(store, 'model before');
  expect(embeddingProgress(store, FINGERPRINT)).toEqual({ passages: 3, embedded: 0 });
  embedAll(store);
  expect(nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 9)).toHaveLength(3);
  expect(nearestPassages(store, library, vectorOf('x'), 'model before', EVERYTHING, 9)).toEqual([]);
  expect(verifyStore(store)).toMatchObject({ ok: true, counts: { vectors: 3 } });
});

test('half way through a change of model only the new half answers', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  embedAll(store, 'model before');
  const rows = passagesToEmbed(store, FINGERPRINT, 2).map(({ id, text }) => ({
    id,
    inputHash: text,
    vector: vectorOf(text),
  }));
  saveVectors(store, FINGERPRINT, rows);
  const near = nearestPassages(store, library, vectorOf('x'), FINGERPRINT, EVERYTHING, 9);
  expect(near.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('passages come to the model with title and headings, in order of import', () => {
  const store = openTestStore();
  save(store, RULES, { fields: { title: 'Travel policy' } });
  expect(passagesToEmbed(store, FINGERPRINT, 2)).toMatchObject([
    { title: 'Travel policy', headings: [], text: 'Taxi fares are paid.' },
    { title: 'Travel policy', headings: [], text: 'Hotel minibars are not paid.' },
  ]);
});

test('a vector that arrives after its document was removed is passed over', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  const [late] = passagesToEmbed(store, FINGERPRINT, 1);
  remove(store, { library: library.id, document: 'travel.txt', account: 'tester' });
  saveVectors(store, FINGERPRINT, [{ id: late?.id ?? 0, inputHash: 'x', vector: vectorOf('x') }]);
  expect(verifyStore(store)).toMatchObject({ ok: true, counts: { vectors: 0 } });
});

test('a vector of the wrong length is refused', () => {
  const store = openTestStore();
  save(store, RULES);
  const [first] = passagesToEmbed(store, FINGERPRINT, 1);
  const short = { id: first?.id ?? 0, inputHash: 'x', vector: new Float32Array(3) };
  expect(() => saveVectors(store, FINGERPRINT, [short])).toThrow('384');
});

test('a library waits for vectors while one of its passages has none of the model in use', () => {
  const store = openTestStore();
  const { library } = save(store, ['Taxi fares are reimbursed.']);
  const waits = (fingerprint: string) => anyWithoutVector(store, fingerprint, [library.row]);
  expect(waits(FINGERPRINT)).toBe(true);
  embedAll(store);
  expect([waits(FINGERPRINT), waits('another-model')]).toEqual([false, true]);
  expect(anyWithoutVector(store, FINGERPRINT, [library.row + 1])).toBe(false);
});
