import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishErasing } from '../../../electron/engine/store/erase.ts';
import { openStore, type Store } from '../../../electron/engine/store/open-store.ts';
import { readOriginalRange } from '../../../electron/engine/store/originals.ts';
import { purgeExpired } from '../../../electron/engine/store/purge.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { restore } from '../../../electron/engine/store/restore.ts';
import { addTag } from '../../../electron/engine/store/add-tag.ts';
import { nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import {
  EVERYTHING,
  FINGERPRINT,
  embedAll,
  policyOf,
  save,
  textsOf,
  vectorOf,
  type SampleLine,
} from './sample-policy.ts';

const BY = { account: 'tester', indexTerms: indexTermsOf };
const DAY = 86_400_000;

/** Beginnings of words that stand nowhere but in the secret document; an index may store the rest of a word apart. */
const MARKERS = ['anzibarq', 'ylophoneb'];

const SECRET: SampleLine[] = Array.from({ length: 300 }, (_, index) => ({
  text: `Zanzibarquince rule ${index}: the secret allowance of person ${index} is ${index * 3} dollars.`,
  clause: `${index}`,
}));

const OTHERS: SampleLine[] = Array.from(
  { length: 300 },
  (_, index) => `Ordinary rule ${index} about taxis and hotels.`,
);

/** The files of the store in which a marker still stands. */
function filesWithMarkers(store: Store): string[] {
  const names = ['policies.sqlite', 'policies.sqlite-wal', 'policies.sqlite-shm'];
  return names.filter((name) => {
    const file = join(store.folder, name);
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    return MARKERS.some((marker) => bytes.includes(marker));
  });
}

function saveSecret(store: Store) {
  // Written between others, and changed once, so that its rows lie on pages that others share.
  save(store, OTHERS.slice(0, 150), { key: 'first.txt' });
  const { library } = save(store, SECRET, { key: 'secret.txt' });
  save(store, [...SECRET, 'One more Xylophonebadger rule.'], { key: 'secret.txt' });
  save(store, OTHERS, { key: 'last.txt' });
  const place = { clauseKey: '7' };
  const tag = { library, document: 'secret.txt', place, phrasing: 'Xylophonebadger', author: 'Ann', ...BY };
  addTag(store, { ...tag, indexTerms: indexTermsOf });
  embedAll(store);
  return library;
}

test('after removing a document for good none of its words stands in any file of the store', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  expect(filesWithMarkers(store)).not.toEqual([]);
  remove(store, { library: library.id, document: 'secret.txt', now: true, ...BY });
  expect(filesWithMarkers(store)).toEqual([]);
  expect(verifyStore(store).problems).toEqual([]);
});

test('after removing a library for good none of its words stands in any file of the store', () => {
  const store = openTestStore();
  save(store, OTHERS, { library: 'Brightline', key: 'other.txt' });
  const library = saveSecret(store);
  remove(store, { library: library.id, now: true, ...BY });
  expect(filesWithMarkers(store)).toEqual([]);
  expect(verifyStore(store)).toMatchObject({ ok: true, counts: { libraries: 1, documents: 1, vectors: 300 } });
});

test('after removing a document for good none of its vectors stands in any file of the store', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  const bytes = Buffer.from(vectorOf('One more Xylophonebadger rule.').buffer).subarray(0, 64);
  const files = () =>
    ['policies.sqlite', 'policies.sqlite-wal'].filter((name) => readFileSync(join(store.folder, name)).includes(bytes));
  expect(files()).not.toEqual([]);
  remove(store, { library: library.id, document: 'secret.txt', now: true, ...BY });
  expect(files()).toEqual([]);
});

test('a single rule among many leaves none of its words behind', () => {
  const store = openTestStore();
  const { library } = save(store, SECRET.slice(0, 1), { key: 'secret.txt' });
  // Many imports, so that FTS5 has merged the secret words into one piece with others, which it does not give up.
  for (let index = 0; index < 40; index += 1) save(store, OTHERS.slice(0, 20 + index), { key: `${index}.txt` });
  remove(store, { library: library.id, document: 'secret.txt', now: true, ...BY });
  expect(filesWithMarkers(store)).toEqual([]);
});

test('a document that was removed before can be erased', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  remove(store, { library: library.id, document: 'secret.txt', ...BY });
  expect(remove(store, { library: library.id, document: 'secret.txt', now: true, ...BY })).toMatchObject({
    value: { documents: 1 },
  });
  expect(filesWithMarkers(store)).toEqual([]);
  expect(restore(store, { library: library.id, document: 'secret.txt', ...BY })).toMatchObject({
    error: { code: 'document-unknown' },
  });
});

test('a reader in another process delays the erasing, and the next opening ends it', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  const reader = openStore(store.folder);
  const impatient = openStore(store.folder, 50);
  reader.database.exec('BEGIN; SELECT count(*) FROM passage;');
  reader.database.prepare('SELECT count(*) FROM passage').get();
  const removed = remove(impatient, { library: library.id, document: 'secret.txt', now: true, ...BY });
  expect(removed).toEqual({ ok: true, value: { documents: 1, erased: false } });
  expect(filesWithMarkers(store)).not.toEqual([]);
  reader.database.exec('COMMIT');
  reader.close();
  impatient.close();
  openStore(store.folder).close();
  expect(filesWithMarkers(store)).toEqual([]);
  expect(finishErasing(store)).toBe(true);
});

/**
 * Rows of many lengths, so that SQLite moves them between pages as they fill. With these seeds `secure_delete` alone left
 * an older copy of a secret row in the unused part of a page.
 */
test.each([18, 20])('rows that lay on several pages leave no older copy behind (seed %i)', (seed) => {
  const store = openTestStore();
  const below = randomNumbers(seed);
  let library = '';
  for (let document = 0; document < 12; document += 1) {
    const word = document % 3 === 1 ? 'Zanzibarquince' : 'Ordinary';
    const lines: SampleLine[] = Array.from({ length: 20 + below(60) }, (_, index) => ({
      text: `${word} d${document} r${index} ` + 'word '.repeat(below(document % 2 === 1 ? 20 : 200)),
      clause: String(index),
    }));
    library = save(store, lines, { key: `${document}.txt` }).library.id;
    if (below(2) === 1) save(store, [...lines, `${word} more`], { key: `${document}.txt` });
  }
  for (const key of ['7.txt', '1.txt', '10.txt', '4.txt']) remove(store, { library, document: key, now: true, ...BY });
  expect(filesWithMarkers(store)).toEqual([]);
});

/** Whole numbers from 0 to below the one asked for, always the same for a seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
}

test('vectors still answer right after the file was written anew', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  remove(store, { library: library.id, document: 'first.txt', now: true, ...BY });
  const [nearest] = nearestPassages(
    store,
    library,
    vectorOf('Ordinary rule 299 about taxis and hotels.'),
    FINGERPRINT,
    EVERYTHING,
    1,
  );
  expect(textsOf(store, [nearest?.id ?? 0])).toEqual(['Ordinary rule 299 about taxis and hotels.']);
});

test('an original goes with the last version that used it', () => {
  const store = openTestStore();
  const { sha256 } = policyOf(OTHERS);
  const { library } = save(store, OTHERS);
  save(store, OTHERS, { key: 'copy.txt' });
  remove(store, { library: library.id, document: 'travel.txt', now: true, ...BY });
  expect(readOriginalRange(store, sha256, 0, 8)).not.toBeNull();
  remove(store, { library: library.id, document: 'copy.txt', now: true, ...BY });
  expect(readOriginalRange(store, sha256, 0, 8)).toBeNull();
});

test('a removed document is kept for 30 days and erased after them', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  remove(store, { library: library.id, document: 'secret.txt', ...BY });
  expect(purgeExpired(store, Date.now() + 29 * DAY, 'tester')).toBe(0);
  expect(filesWithMarkers(store)).not.toEqual([]);
  expect(purgeExpired(store, Date.now() + 31 * DAY, 'tester')).toBe(1);
  expect(filesWithMarkers(store)).toEqual([]);
});

test('a removed library is erased after 30 days with all that it held', () => {
  const store = openTestStore();
  const library = saveSecret(store);
  remove(store, { library: library.id, ...BY });
  expect(purgeExpired(store, Date.now() + 31 * DAY, 'tester')).toBe(3);
  expect(restore(store, { library: library.id, ...BY })).toMatchObject({ error: { code: 'library-unknown' } });
  expect(verifyStore(store).problems).toEqual([]);
});

test('a copy of an original that a killed process left beside the store goes with its document', () => {
  const store = openTestStore();
  const { library } = save(store, SECRET, { key: 'secret.txt' });
  save(store, OTHERS, { key: 'other.txt' });
  const row = store.database.prepare('SELECT min(id) FROM version').pluck().get() as number;
  const [gone, stays] = [join(store.folder, `recognise-${row}-1`), join(store.folder, `reread-${row + 1}-1`)];
  for (const file of [gone, stays]) writeFileSync(file, 'copy');
  remove(store, { library: library.id, document: 'secret.txt', now: true, ...BY });
  expect([existsSync(gone), existsSync(stays)]).toEqual([false, true]);
});
