import { expect, test } from 'vitest';
import { addBookmark, editBookmark, listBookmarks } from '../../../electron/engine/store/bookmarks.ts';
import { removeKept, restoreKept } from '../../../electron/engine/store/kept-removal.ts';
import { listPassages } from '../../../electron/engine/store/list-passages.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { renameDocument } from '../../../electron/engine/store/rename-document.ts';
import { restore } from '../../../electron/engine/store/restore.ts';
import type { SavedVersion } from '../../../electron/engine/store/save-version.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { parseReference, type Reference } from '../../../shared/reference.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, save, valueOf, type SampleLine } from './sample-policy.ts';

const TAXI = { text: 'Taxi fares are paid.', clause: '1' };
const NOTE = 'Questions go to the travel desk.';
const RULES: SampleLine[] = [TAXI, { text: 'Hotels are booked early.', clause: '2' }, NOTE];
const TODAY = day('2026-06-01');

function referenceOf(store: Store, { library }: SavedVersion, text: string): Reference {
  const row = listPassages(store, library, undefined).rows.find((passage) => passage.text === text);
  const reference = parseReference(row?.reference ?? '');
  if (reference === null) throw new Error(`there is no rule ${text}`);
  return reference;
}

/** A store in which one rule of the sample policy is marked. */
function withBookmark(text: string, note = 'Asked by Ben') {
  const store = openTestStore();
  const saved = save(store, RULES);
  const { id } = valueOf(addBookmark(store, referenceOf(store, saved, text), note));
  return { store, saved, id };
}

function stateAndText(store: Store) {
  return listBookmarks(store, TODAY).map(({ state, place }) => [state, place?.text ?? null]);
}

test('a bookmark keeps its note and shows the rule with its citation', () => {
  const { store } = withBookmark(TAXI.text);
  expect(listBookmarks(store, TODAY)).toMatchObject([
    {
      note: 'Asked by Ben',
      state: 'found',
      place: { library: 'Cedar Ridge', clause: '1', text: TAXI.text, lines: [1, 1], newerVersion: false },
    },
  ]);
});

test('the same rule is marked once and keeps its first note', () => {
  const { store, saved, id } = withBookmark(TAXI.text);
  expect(valueOf(addBookmark(store, referenceOf(store, saved, TAXI.text), 'another'))).toEqual({ id });
  expect(listBookmarks(store, TODAY).map(({ note }) => note)).toEqual(['Asked by Ben']);
});

test('a note can be written anew', () => {
  const { store, id } = withBookmark(TAXI.text);
  editBookmark(store, id, 'For the audit');
  expect(listBookmarks(store, TODAY)[0]?.note).toBe('For the audit');
});

test('a rule that stands elsewhere in a new version is found by its number', () => {
  const { store } = withBookmark(TAXI.text);
  save(store, ['A new first line.', TAXI], { today: day('2025-07-01') });
  expect(listBookmarks(store, TODAY)).toMatchObject([{ state: 'found', place: { text: TAXI.text, lines: [2, 2] } }]);
});

test('a rule whose number has another text in a new version is said to have changed', () => {
  const { store } = withBookmark(TAXI.text);
  save(store, [{ text: 'Taxi fares are not paid.', clause: '1' }], { today: day('2025-07-01') });
  expect(stateAndText(store)).toEqual([['changed', 'Taxi fares are not paid.']]);
});

test('a rule without a number is found by its text', () => {
  const { store } = withBookmark(NOTE);
  save(store, [TAXI, 'Something else.', NOTE], { today: day('2025-07-01') });
  expect(stateAndText(store)).toEqual([['found', NOTE]]);
});

test('a rule that a new version no longer has is lost, and shown as it was', () => {
  const { store } = withBookmark(NOTE);
  save(store, [TAXI], { today: day('2025-07-01') });
  expect(stateAndText(store)).toEqual([['lost', NOTE]]);
});

test('the bookmark of a removed document is lost, and found again when the document comes back', () => {
  const { store, saved } = withBookmark(TAXI.text);
  const target = { library: saved.library.id, document: 'travel.txt', account: 'tester' };
  remove(store, target);
  expect(stateAndText(store)).toEqual([['lost', null]]);
  restore(store, { ...target, indexTerms: indexTermsOf });
  expect(stateAndText(store)).toEqual([['found', TAXI.text]]);
});

test('the bookmark of an erased document is found again when the same policy is imported once more', () => {
  const { store, saved } = withBookmark(TAXI.text);
  remove(store, { library: saved.library.id, document: 'travel.txt', now: true, account: 'tester' });
  expect(stateAndText(store)).toEqual([['lost', null]]);
  save(store, RULES);
  expect(stateAndText(store)).toEqual([['found', TAXI.text]]);
});

test('a bookmark follows its document to another key', () => {
  const { store } = withBookmark(TAXI.text);
  const document = store.database.prepare('SELECT id FROM document').pluck().get();
  valueOf(renameDocument(store, Number(document), 'trips.txt', 'tester'));
  expect(listBookmarks(store, TODAY)).toMatchObject([{ state: 'found', place: { document: { key: 'trips.txt' } } }]);
});

test('a removed bookmark is in no list and comes back with its note', () => {
  const { store, id } = withBookmark(TAXI.text);
  removeKept(store, 'bookmark', id);
  expect(listBookmarks(store, TODAY)).toEqual([]);
  restoreKept(store, 'bookmark', id);
  expect(listBookmarks(store, TODAY)).toMatchObject([{ id, note: 'Asked by Ben' }]);
});

test('what is not there cannot be changed, removed or brought back', () => {
  const { store, id } = withBookmark(TAXI.text);
  const unknown = { ok: false, error: { code: 'kept-unknown' } };
  expect(editBookmark(store, id + 1, '')).toMatchObject(unknown);
  expect(removeKept(store, 'bookmark', id + 1)).toMatchObject(unknown);
  expect(restoreKept(store, 'bookmark', id)).toMatchObject(unknown);
});
