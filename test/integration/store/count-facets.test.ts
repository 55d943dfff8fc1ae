import { expect, test } from 'vitest';
import type { FacetCount, FacetCounts } from '../../../shared/facet-counts.ts';
import type { Scope } from '../../../shared/scope.ts';
import { countFacets } from '../../../electron/engine/store/count-facets.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { day, save, valueOf } from './sample-policy.ts';

const SICK = { text: 'Sick leave is paid.', section: ['Leave', 'Sick leave'], tags: ['illness'] };
const NOTE = { text: 'A note is due.', section: ['Leave', 'Sick leave', 'Notes'] };
const ANNUAL = { text: 'Leave ends in March.', section: ['Leave', 'Annual leave'] };
const TRIP = { text: 'Trips are booked.', section: ['Travel'], tags: ['Illness', 'journey'] };
const DRAFT = { text: 'Trips will be free.', section: ['Travel'] };

/** Two documents in force, of which one is a PDF, and a draft. */
function saveHouse(store: Store): string {
  const { library } = save(store, [SICK, NOTE, ANNUAL], { key: 'leave.txt', fields: { title: 'Time off' } });
  const travel = save(store, [TRIP], { key: 'travel.txt', fields: { title: 'Journeys' } });
  store.database.prepare("UPDATE version SET format = 'pdf' WHERE id = ?").run(travel.versionRow);
  save(store, [DRAFT], { key: 'draft.txt', fields: { title: 'Plans', status: 'draft' } });
  return library.id;
}

function facetsOf(store: Store, library: string, part: Omit<Scope, 'libraries'> = {}): FacetCounts {
  return valueOf(countFacets(store, { libraries: [library], ...part }, day('2025-06-10')));
}

function asRows(counts: readonly FacetCount[]): [string, number, number][] {
  return counts.map(({ choice, passages, documents }) => [choice, passages, documents]);
}

test('each choice tells the passages and documents that it would leave', () => {
  const store = openTestStore();
  const facets = facetsOf(store, saveHouse(store));
  expect(facets.total).toEqual({ passages: 4, documents: 2 });
  expect(facets.documents).toEqual([
    { choice: 'leave.txt', title: 'Time off', passages: 3, documents: 1 },
    { choice: 'travel.txt', title: 'Journeys', passages: 1, documents: 1 },
  ]);
  expect(asRows(facets.sections)).toEqual([
    ['Leave', 3, 1],
    ['Leave > Sick leave', 2, 1],
    ['Leave > Annual leave', 1, 1],
    ['Travel', 1, 1],
  ]);
  expect(asRows(facets.statuses)).toEqual([
    ['in-force', 4, 2],
    ['draft', 1, 1],
  ]);
  expect(asRows(facets.formats)).toEqual([
    ['text', 3, 1],
    ['pdf', 1, 1],
  ]);
  expect(asRows(facets.tags)).toEqual([
    ['illness', 2, 2],
    ['journey', 1, 1],
  ]);
});

test('a choice narrows every part but its own', () => {
  const store = openTestStore();
  const facets = facetsOf(store, saveHouse(store), { formats: ['pdf'] });
  expect(facets.total).toEqual({ passages: 1, documents: 1 });
  expect(asRows(facets.formats)).toEqual([
    ['text', 3, 1],
    ['pdf', 1, 1],
  ]);
  expect(asRows(facets.sections)).toEqual([['Travel', 1, 1]]);
  expect(asRows(facets.documents)).toEqual([['travel.txt', 1, 1]]);
});

test.each<[string, Omit<Scope, 'libraries'>, keyof Omit<FacetCounts, 'total'>, number]>([
  ['sections', { sections: ['Annual leave'] }, 'sections', 4],
  ['tags', { tags: ['journey'] }, 'tags', 2],
  ['documents', { documents: ['travel.txt'] }, 'documents', 2],
  ['statuses', { statuses: ['draft'] }, 'statuses', 2],
])('chosen %s do not narrow their own counts', (_, part, name, choices) => {
  const store = openTestStore();
  expect(facetsOf(store, saveHouse(store), part)[name]).toHaveLength(choices);
});

test.each(['Leave', 'Leave > Sick leave', 'Travel'])('choosing the section %s leaves what was counted', (choice) => {
  const store = openTestStore();
  const library = saveHouse(store);
  save(store, [{ text: 'Buses are paid.', section: ['Benefits', 'Travel'] }], { key: 'bus.txt' });
  const counted = facetsOf(store, library).sections.find((section) => section.choice === choice);
  const { total } = facetsOf(store, library, { sections: [choice] });
  expect(total).toEqual({ passages: counted?.passages, documents: counted?.documents });
});

test('a document with two versions in scope counts once', () => {
  const store = openTestStore();
  const library = saveHouse(store);
  save(store, [{ text: 'Trips are paid.', section: ['Travel'] }], { key: 'travel.txt', today: day('2025-06-08') });
  const { sections } = facetsOf(store, library, { statuses: ['in-force', 'superseded'] });
  expect(asRows(sections).find(([choice]) => choice === 'Travel')).toEqual(['Travel', 2, 1]);
});

test('what another library holds is not counted, and changes nothing', () => {
  const store = openTestStore();
  const library = saveHouse(store);
  const alone = facetsOf(store, library);
  save(store, [TRIP, SICK, NOTE], { library: 'Other', key: 'other.txt' });
  expect(facetsOf(store, library)).toEqual(alone);
});

test('a choice that two libraries have is one', () => {
  const store = openTestStore();
  const library = saveHouse(store);
  const other = save(store, [{ ...TRIP, section: ['TRAVEL'] }], { library: 'Other', key: 'travel.txt' });
  const scope: Scope = { libraries: [library, other.library.id] };
  const { sections } = valueOf(countFacets(store, scope, day('2025-06-10')));
  expect(asRows(sections).find(([choice]) => choice === 'Travel')).toEqual(['Travel', 2, 2]);
});

test('facets of what is unknown are an error', () => {
  const store = openTestStore();
  const scope: Scope = { libraries: [saveHouse(store)], sections: ['Nowhere'] };
  expect(countFacets(store, scope, day('2025-06-10'))).toMatchObject({ error: { code: 'section-unknown' } });
});
