import { expect, test } from 'vitest';
import { addTag, type NewTag } from '../../../electron/engine/store/add-tag.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { listPhrasings, syncShippedPhrasings, wideningsFor } from '../../../electron/engine/store/phrasings.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { restore } from '../../../electron/engine/store/restore.ts';
import type { SavedVersion } from '../../../electron/engine/store/save-version.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, EVERYTHING, passagesWith, type SampleLine, save, textsOf } from './sample-policy.ts';

const TAXI = { text: 'Taxi fares are paid.', clause: '1' };
const HOTEL = { text: 'Hotels are booked early.', clause: '2' };
const NOTE = 'Questions go to the travel desk.';
const RULES: SampleLine[] = [TAXI, HOTEL, NOTE];

function tag(store: Store, saved: SavedVersion, place: NewTag['place'], phrasing = 'cab') {
  const document = saved.key;
  return addTag(store, {
    library: saved.library,
    document,
    place,
    phrasing,
    author: 'Ann',
    account: 'tester',
    indexTerms: indexTermsOf,
  });
}

/** What `cab` finds in what is in force at the end. */
function foundByCab(store: Store, saved: SavedVersion): string[] {
  const filter = { ...EVERYTHING, statuses: [1], asOf: day('2025-07-01') };
  return textsOf(store, passagesWith(store, saved.library, [{ term: 'cab' }], filter, 10));
}

test('a rule is found by a phrasing that a person gave to its number', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  expect(foundByCab(store, saved)).toEqual([]);
  expect(tag(store, saved, { clauseKey: '1' })).toEqual({ ok: true, value: { passages: 1 } });
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
  expect(verifyStore(store).problems).toEqual([]);
});

test('a rule is found by a phrasing that a person gave to its line', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { line: 3 });
  expect(foundByCab(store, saved)).toEqual([NOTE]);
});

test('every clause of that number gets the phrasing', () => {
  const store = openTestStore();
  const saved = save(store, [TAXI, { text: 'Trains are paid.', clause: '1' }]);
  expect(tag(store, saved, { clauseKey: '1' })).toMatchObject({ value: { passages: 2 } });
});

test.each([
  { place: { clauseKey: '9' }, error: { code: 'clause-unknown', details: { clause: '9' } } },
  { place: { line: 9 }, error: { code: 'line-unknown', details: { line: 9 } } },
])('a place that is not there is refused: $place', ({ place, error }) => {
  const store = openTestStore();
  expect(tag(store, save(store, RULES), place)).toEqual({ ok: false, error });
});

test('author and date of a phrasing are kept', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  const before = Date.now();
  tag(store, saved, { clauseKey: '1' });
  const [phrasing] = listPhrasings(store, saved.library);
  expect(phrasing).toMatchObject({
    phrasing: 'cab',
    origin: 'person',
    document: 'travel.txt',
    clauseKey: '1',
    author: 'Ann',
  });
  expect(phrasing?.createdAt).toBeGreaterThanOrEqual(before);
});

test('a phrasing that the rule already has is not written twice', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  tag(store, saved, { clauseKey: '1' });
  expect(listPhrasings(store, saved.library)).toHaveLength(1);
});

test('a second phrasing leaves the first', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  tag(store, saved, { clauseKey: '1' }, 'minibus');
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
});

test('a phrasing finds its rule again by number when the new version words it in another way', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  save(store, [HOTEL, { text: 'Taxis are paid up to 40 dollars.', clause: '1' }]);
  expect(foundByCab(store, saved)).toEqual(['Taxis are paid up to 40 dollars.']);
});

test('a phrasing finds its rule again by text when the new version numbers it in another way', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  save(store, [{ ...TAXI, clause: '7' }, HOTEL]);
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
});

test('where two clauses bear the number, a phrasing stays with the one that has its text', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  save(store, [{ text: 'Trains are paid.', clause: '1' }, TAXI]);
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
});

test('a phrasing whose rule is gone is kept and listed as having lost it, and finds it when it comes back', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  save(store, [HOTEL]);
  expect(listPhrasings(store, saved.library).map((phrasing) => phrasing.lostItsRule)).toEqual([true]);
  save(store, [HOTEL, TAXI]);
  expect(listPhrasings(store, saved.library).map((phrasing) => phrasing.lostItsRule)).toEqual([false]);
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
});

test('a phrasing is there again after removal and undo', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  tag(store, saved, { clauseKey: '1' });
  remove(store, { library: saved.library.id, document: saved.key, account: 'tester' });
  restore(store, { library: saved.library.id, document: saved.key, account: 'tester', indexTerms: indexTermsOf });
  expect(foundByCab(store, saved)).toEqual([TAXI.text]);
});

test("an author's tags are those of the newest version", () => {
  const store = openTestStore();
  const saved = save(store, [{ ...TAXI, tags: ['cab', 'lift'] }]);
  save(store, [{ ...TAXI, tags: ['cab'] }, HOTEL]);
  const phrasings = listPhrasings(store, saved.library);
  expect(phrasings.map(({ phrasing, origin }) => [phrasing, origin])).toEqual([['cab', 'tag']]);
});

test('abbreviations of the text widen queries in their own library, the shipped ones in every library', () => {
  const store = openTestStore();
  syncShippedPhrasings(store, [{ short: 'PO', long: 'purchase order' }], 'tester');
  const cedar = save(store, RULES, { abbreviations: [{ short: 'TD', long: 'travel desk' }] });
  const brightline = save(store, RULES, { library: 'Brightline' });
  const shipped = { from: 'PO', to: 'purchase order', origin: 'shipped' };
  expect(wideningsFor(store, cedar.library)).toEqual([shipped, { from: 'TD', to: 'travel desk', origin: 'text' }]);
  expect(wideningsFor(store, brightline.library)).toEqual([shipped]);
});

test('abbreviations of a removed document widen nothing', () => {
  const store = openTestStore();
  const saved = save(store, RULES, { abbreviations: [{ short: 'TD', long: 'travel desk' }] });
  remove(store, { library: saved.library.id, document: saved.key, account: 'tester' });
  expect(wideningsFor(store, saved.library)).toEqual([]);
});

test('the shipped list is written only when it differs', () => {
  const store = openTestStore();
  const changes = () => store.database.prepare('SELECT count(*) FROM change').pluck().get();
  syncShippedPhrasings(store, [{ short: 'PO', long: 'purchase order' }], 'tester');
  syncShippedPhrasings(store, [{ short: 'PO', long: 'purchase order' }], 'tester');
  expect(changes()).toBe(1);
});
