import { describe, expect, test } from 'vitest';
import { exportPhrasings, phrasingEntries } from '../../../electron/engine/ingest/export-phrasings.ts';
import { listPhrasings, syncShippedPhrasings, wideningsFor } from '../../../electron/engine/store/phrasings.ts';
import { addSynonym, removePhrasing, teachRule } from '../../../electron/engine/store/own-phrasings.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { findLibrary } from '../../../electron/engine/store/libraries.ts';
import { listPassages } from '../../../electron/engine/store/list-passages.ts';
import type { SavedVersion } from '../../../electron/engine/store/save-version.ts';
import { resolveScope } from '../../../electron/engine/store/scope.ts';
import { passagesTaught, taughtPhrasings } from '../../../electron/engine/store/taught-passages.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { parseReference } from '../../../shared/reference.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, EVERYTHING, save, textsOf, valueOf, type SampleLine } from './sample-policy.ts';

const TAXI = { text: 'Taxi fares are paid.', clause: '1' };
const HOTEL = { text: 'Hotels are booked early.', clause: '2' };
const NOTE = 'Questions go to the travel desk.';
const RULES: SampleLine[] = [TAXI, HOTEL, NOTE];
const QUESTION = 'Who pays for my cab?';
const TODAY = { ...EVERYTHING, statuses: [1], asOf: day('2025-07-01') };

function teach(store: Store, saved: SavedVersion, text: string, question = QUESTION) {
  const row = listPassages(store, saved.library, undefined).rows.find((passage) => passage.text === text);
  const reference = parseReference(row?.reference ?? '');
  if (reference === null) throw new Error(`there is no rule ${text}`);
  const by = { author: 'Ann', account: 'tester', indexTerms: indexTermsOf };
  return teachRule(store, { reference, question, ...by });
}

function taughtToday(store: Store, saved: SavedVersion, question = QUESTION): string[] {
  return textsOf(store, passagesTaught(store, saved.library, question, TODAY));
}

function removeFirst(store: Store, saved: SavedVersion) {
  const id = listPhrasings(store, saved.library)[0]?.id ?? 0;
  return removePhrasing(store, { library: saved.library, id, account: 'tester', indexTerms: indexTermsOf });
}

describe('a question that a person taught', () => {
  test('leads to its rule, with author and day, and store and indexes agree', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    expect(teach(store, saved, TAXI.text)).toEqual({ ok: true, value: { passages: 1 } });
    expect(taughtToday(store, saved)).toEqual([TAXI.text]);
    expect(listPhrasings(store, saved.library)).toMatchObject([
      { phrasing: QUESTION, meaning: null, origin: 'person', document: 'travel.txt', clauseKey: '1', author: 'Ann' },
    ]);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('leads to a rule without a number', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, NOTE);
    expect(taughtToday(store, saved)).toEqual([NOTE]);
  });

  test('leads to its rule only in scopes that hold it', () => {
    const store = openTestStore();
    const saved = save(store, [
      { ...TAXI, section: ['Travel'] },
      { ...HOTEL, section: ['Nights'] },
    ]);
    teach(store, saved, TAXI.text);
    const inSection = (section: string) => {
      const scope = { libraries: [saved.library.id], sections: [section] };
      const filter = valueOf(resolveScope(store, scope, day('2025-07-01'))).filters.get(saved.library.row);
      return textsOf(store, passagesTaught(store, saved.library, QUESTION, filter ?? EVERYTHING));
    };
    expect([inSection('Travel'), inSection('Nights')]).toEqual([[TAXI.text], []]);
  });

  test('is written once, however often it is taught', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, TAXI.text);
    teach(store, saved, TAXI.text);
    expect(listPhrasings(store, saved.library)).toHaveLength(1);
  });

  test.each([
    ['by its number', [HOTEL, { text: 'Taxis are paid up to $40.', clause: '1' }], 'Taxis are paid up to $40.'],
    ['by its text', [{ ...TAXI, clause: '7' }, HOTEL], TAXI.text],
  ])('finds its rule in a new version %s', (_how, lines, text) => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, TAXI.text);
    save(store, lines);
    expect(taughtToday(store, saved)).toEqual([text]);
  });

  test('is kept when its rule is gone, and leads to it when it comes back', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, TAXI.text);
    save(store, [HOTEL]);
    expect([taughtToday(store, saved), listPhrasings(store, saved.library)[0]?.lostItsRule]).toEqual([[], true]);
    save(store, [HOTEL, TAXI]);
    expect(taughtToday(store, saved)).toEqual([TAXI.text]);
  });

  test('is as if it had never been there when it is removed', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    const tokens = () => store.database.prepare('SELECT phrasings FROM passage ORDER BY id').pluck().all();
    const before = tokens();
    teach(store, saved, TAXI.text);
    expect(removeFirst(store, saved)).toEqual({ ok: true, value: null });
    expect([tokens(), taughtToday(store, saved), listPhrasings(store, saved.library)]).toEqual([before, [], []]);
    expect(verifyStore(store).problems).toEqual([]);
  });

  test('stays out of what the scope leaves out', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, TAXI.text);
    expect(passagesTaught(store, saved.library, QUESTION, { ...TODAY, documents: [] })).toEqual([]);
    expect(passagesTaught(store, saved.library, QUESTION, { ...TODAY, statuses: [0] })).toEqual([]);
  });

  test('is told of the passages that are asked about, and of no others', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    teach(store, saved, TAXI.text);
    const [taxi = 0, hotel = 0] = listPassages(store, saved.library, undefined).rows.map(({ id }) => id);
    expect([...taughtPhrasings(store, [taxi, hotel])]).toEqual([[taxi, [QUESTION]]]);
  });

  test('cannot be taught to a text that is no longer there', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    const reference = parseReference(`plr1:${saved.library.id}/travel.txt/${'0'.repeat(64)}//0-5/${'0'.repeat(16)}`);
    if (reference === null) throw new Error('no reference');
    const taught = { reference, question: QUESTION, author: 'Ann', account: 'tester', indexTerms: indexTermsOf };
    expect(teachRule(store, taught)).toMatchObject({ ok: false, error: { code: 'text-changed' } });
  });
});

describe('a synonym', () => {
  const synonym = { phrasing: 'cab', meaning: 'taxi', author: 'Ann', account: 'tester' };

  test('widens in its own library and in no other', () => {
    const store = openTestStore();
    const [cedar, other] = [save(store, RULES), save(store, RULES, { library: 'Brightline' })];
    const before = wideningsFor(store, other.library);
    expect(addSynonym(store, { library: cedar.library, ...synonym })).toBe(true);
    expect(wideningsFor(store, cedar.library)).toEqual([{ from: 'cab', to: 'taxi', origin: 'person' }]);
    expect([before, wideningsFor(store, other.library)]).toEqual([[], []]);
  });

  test('is added once, and widens no more when it is removed', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    addSynonym(store, { library: saved.library, ...synonym });
    expect(addSynonym(store, { library: saved.library, ...synonym })).toBe(false);
    removeFirst(store, saved);
    expect(wideningsFor(store, saved.library)).toEqual([]);
  });
});

test('the list of widenings is the same object until a phrasing changes, here or in another process', () => {
  const store = openTestStore();
  const saved = save(store, RULES, { abbreviations: [{ short: 'TD', long: 'travel desk' }] });
  const first = wideningsFor(store, saved.library);
  save(store, RULES, { library: 'Brightline' });
  expect(wideningsFor(store, saved.library)).toBe(first);
  const elsewhere = openTestStore(store.folder);
  addSynonym(elsewhere, { library: saved.library, phrasing: 'cab', meaning: 'taxi', author: 'Ann', account: 'tester' });
  expect(wideningsFor(store, saved.library)).toHaveLength(2);
});

describe('removing', () => {
  test('what the program or a document says is refused', () => {
    const store = openTestStore();
    syncShippedPhrasings(store, [{ short: 'PO', long: 'purchase order' }], 'tester');
    const saved = save(store, RULES, { abbreviations: [{ short: 'TD', long: 'travel desk' }] });
    const removed = phrasingEntries(store, saved.library).map(({ id }) =>
      removePhrasing(store, { library: saved.library, id, account: 'tester', indexTerms: indexTermsOf }),
    );
    expect(removed).toMatchObject([
      { ok: false, error: { code: 'phrasing-not-own', details: { origin: 'text' } } },
      { ok: false, error: { code: 'phrasing-not-own', details: { origin: 'shipped' } } },
    ]);
  });

  test('a phrasing of another library is refused', () => {
    const store = openTestStore();
    const [cedar, other] = [save(store, RULES), save(store, RULES, { library: 'Brightline' })];
    teach(store, cedar, TAXI.text);
    const [{ id } = { id: 0 }] = listPhrasings(store, cedar.library);
    const by = { account: 'tester', indexTerms: indexTermsOf };
    expect(removePhrasing(store, { library: other.library, id, ...by })).toMatchObject({
      error: { code: 'phrasing-unknown' },
    });
  });
});

test('the list names origin, rule and what has lost it, the shipped ones at the end', () => {
  const store = openTestStore();
  syncShippedPhrasings(store, [{ short: 'PO', long: 'purchase order' }], 'tester');
  const saved = save(store, RULES);
  teach(store, saved, TAXI.text);
  save(store, [HOTEL]);
  const library = findLibrary(store, saved.library.id);
  expect(library && phrasingEntries(store, library)).toMatchObject([
    { phrasing: QUESTION, origin: 'person', document: 'travel.txt', clause: '1', lostItsRule: true },
    { phrasing: 'PO', meaning: 'purchase order', origin: 'shipped', document: null, lostItsRule: false },
  ]);
  expect(exportPhrasings(store, [saved.library]).lines).toBe(2);
});
