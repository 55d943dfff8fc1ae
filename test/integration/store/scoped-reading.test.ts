import { expect, test } from 'vitest';
import { parseReference, type Reference } from '../../../shared/reference.ts';
import type { Scope } from '../../../shared/scope.ts';
import { listPassages } from '../../../electron/engine/store/list-passages.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { documentsInScope, placeInScope } from '../../../electron/engine/store/scoped-reading.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, save, valueOf, type SampleLine } from './sample-policy.ts';

const TODAY = day('2025-06-10');
const LINES = ['Leave is asked for.', 'Sick leave is paid.', 'Proof is needed.', 'Taxis are paid.', 'Trains are paid.'];
const SECTIONS = [['Leave'], ['Leave', 'Sick'], ['Leave', 'Sick'], ['Travel'], ['Travel']];

/** A policy with two sections of several lines; its fourth bears a tag. */
function saveSections(store: Store) {
  const lines = LINES.map((text, index): SampleLine => {
    return { text, section: SECTIONS[index] ?? [], tags: index === 3 ? ['cab'] : [] };
  });
  return save(store, lines);
}

function referencesOf(store: Store, library: Parameters<typeof listPassages>[1]): Reference[] {
  return listPassages(store, library).rows.map(({ reference }) => {
    const parsed = parseReference(reference);
    if (!parsed) throw new Error('no reference');
    return parsed;
  });
}

function textsAround(store: Store, reference: Reference, scope: Scope, neighbours: number): string[][] {
  const { place, before, after } = valueOf(placeInScope(store, reference, scope, TODAY, neighbours));
  return [before.map(({ text }) => text), [place.text], after.map(({ text }) => text)];
}

test('a place is read with as many neighbours as are asked for', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const [, , third] = referencesOf(store, library);
  if (!third) throw new Error('no third passage');
  const scope = { libraries: [library.id] };
  expect(textsAround(store, third, scope, 1)).toEqual([[LINES[1]], [LINES[2]], [LINES[3]]]);
  expect(textsAround(store, third, scope, 9)).toEqual([LINES.slice(0, 2), [LINES[2]], LINES.slice(3)]);
  expect(textsAround(store, third, scope, 0)).toEqual([[], [LINES[2]], []]);
});

test('neighbours end where the section ends', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const [, , third] = referencesOf(store, library);
  if (!third) throw new Error('no third passage');
  const scope = { libraries: [library.id], sections: ['leave > SICK'] };
  expect(textsAround(store, third, scope, 9)).toEqual([[LINES[1]], [LINES[2]], []]);
});

test('a passage outside of the sections is as unknown as a text that is nowhere', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const [, , , taxis] = referencesOf(store, library);
  if (!taxis) throw new Error('no fourth passage');
  const scope = { libraries: [library.id], sections: ['Leave'] };
  const outside = placeInScope(store, taxis, scope, TODAY);
  const nowhere = placeInScope(store, { ...taxis, textHash: '0'.repeat(16) }, scope, TODAY);
  expect(outside).toEqual({ ok: false, error: { code: 'not-in-scope', details: {} } });
  expect(nowhere).toEqual(outside);
});

test('a reference whose range reaches out of the section is refused', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const [, , third, fourth] = referencesOf(store, library);
  if (!third || !fourth) throw new Error('no passages');
  const both = save(store, [`${LINES[2]}\n${LINES[3]}`], { key: 'both.txt' });
  const hash = referencesOf(store, both.library).find(({ document }) => document === 'both.txt')?.textHash ?? '';
  const wide = { ...third, end: fourth.end, textHash: hash };
  const scope = { libraries: [library.id] };
  expect(valueOf(placeInScope(store, wide, scope, TODAY)).place.text).toContain('Taxis');
  expect(placeInScope(store, wide, { ...scope, sections: ['Leave'] }, TODAY)).toMatchObject({
    error: { code: 'not-in-scope' },
  });
});

test('a version that was replaced is out of scope, and in it on a day when it was in force', () => {
  const store = openTestStore();
  const { library } = save(store, ['Taxis are paid.'], { today: day('2025-01-01') });
  const [old] = referencesOf(store, library);
  save(store, ['Taxis are not paid.'], { today: day('2025-06-01') });
  if (!old) throw new Error('no passage');
  const scope = { libraries: [library.id] };
  expect(placeInScope(store, old, scope, TODAY)).toMatchObject({ error: { code: 'not-in-scope' } });
  expect(textsAround(store, old, { ...scope, asOf: '2025-03-01' }, 0)).toEqual([[], ['Taxis are paid.'], []]);
});

test('documents are listed in the version that the scope sees, of chosen sections only those that have one', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  save(store, ['Keys are kept.'], { key: 'keys.txt' });
  save(store, ['Drones may fly.'], { key: 'drones.txt', fields: { status: 'draft' } });
  const all = valueOf(documentsInScope(store, { libraries: [library.id] }, TODAY));
  expect(all.documents.map(({ key, passages }) => [key, passages])).toEqual([
    ['keys.txt', 1],
    ['travel.txt', 5],
  ]);
  expect(all.notSearched.map(({ file, code }) => [file, code])).toEqual([['drones.txt', 'not-in-force']]);
  const some = valueOf(documentsInScope(store, { libraries: [library.id], sections: ['Sick'] }, TODAY));
  expect(some.documents.map(({ key, passages }) => [key, passages])).toEqual([['travel.txt', 2]]);
});

test('a scope of a tag holds for places, neighbours and counts', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const [, , third, taxis] = referencesOf(store, library);
  if (!third || !taxis) throw new Error('no passages');
  const scope = { libraries: [library.id], tags: ['CAB'] };
  expect(textsAround(store, taxis, scope, 9)).toEqual([[], [LINES[3]], []]);
  expect(placeInScope(store, third, scope, TODAY)).toMatchObject({ error: { code: 'not-in-scope' } });
  const { documents } = valueOf(documentsInScope(store, scope, TODAY));
  expect(documents.map(({ key, passages }) => [key, passages])).toEqual([['travel.txt', 1]]);
});

test('a scope of a format leaves documents of others out, and tells nobody of their places', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  const keys = save(store, ['Keys are kept.'], { key: 'keys.pdf' });
  store.database.prepare("UPDATE version SET format = 'pdf' WHERE id = ?").run(keys.versionRow);
  const scope: Scope = { libraries: [library.id], formats: ['pdf'] };
  const [travel] = referencesOf(store, library).filter(({ document }) => document === 'travel.txt');
  if (!travel) throw new Error('no passage');
  expect(valueOf(documentsInScope(store, scope, TODAY)).documents.map(({ key }) => key)).toEqual(['keys.pdf']);
  for (const textHash of [travel.textHash, '0'.repeat(16)]) {
    expect(placeInScope(store, { ...travel, textHash }, scope, TODAY)).toMatchObject({
      error: { code: 'not-in-scope' },
    });
  }
});

test('a scope of a document leaves the others out, also by reference', () => {
  const store = openTestStore();
  const { library } = saveSections(store);
  save(store, ['Keys are kept.'], { key: 'keys.txt' });
  const scope = { libraries: [library.id], documents: ['keys.txt'] };
  const travel = referencesOf(store, library).find(({ document }) => document === 'travel.txt');
  if (!travel) throw new Error('no passage');
  expect(placeInScope(store, travel, scope, TODAY)).toMatchObject({ error: { code: 'not-in-scope' } });
  expect(valueOf(documentsInScope(store, scope, TODAY)).documents.map(({ key }) => key)).toEqual(['keys.txt']);
});
