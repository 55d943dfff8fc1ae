import { expect, test } from 'vitest';
import { formatReference, parseReference } from '../../../shared/reference.ts';
import { openDocument } from '../../../electron/engine/store/document-content.ts';
import { boxesOfPlace, placeOf } from '../../../electron/engine/store/find-place.ts';
import { listPassages } from '../../../electron/engine/store/list-passages.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { passagesByClause } from '../../../electron/engine/store/passages.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { rereadVersion, staleVersions } from '../../../electron/engine/store/reread-version.ts';
import { saveVersion, type SavedVersion } from '../../../electron/engine/store/save-version.ts';
import { passagesToEmbed } from '../../../electron/engine/store/vector-index.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, FINGERPRINT, day, embedAll, policyOf, save, textsOf, valueOf } from './sample-policy.ts';

const TODAY = day('2025-06-10');
const RULES = [
  { text: 'Taxi fares are paid.', clause: '1' },
  { text: 'Hotels are booked early.', clause: '2', otherKeys: ['12.2'] },
];
const CHANGED = [{ text: 'Taxi fares are not paid.', clause: '1' }];

function firstReference(store: Store, saved: SavedVersion) {
  const reference = parseReference(listPassages(store, saved.library).rows[0]?.reference ?? '');
  if (reference === null) throw new Error('no passage');
  return reference;
}

test('a document opens with its newest version', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  save(store, CHANGED, { fields: { title: 'Travel policy' } });
  expect(valueOf(openDocument(store, library, 'travel.txt', undefined, FINGERPRINT))).toMatchObject({
    library: { id: library.id, name: 'Cedar Ridge' },
    document: { key: 'travel.txt', title: 'Travel policy', passages: 1 },
    version: { label: '2' },
    format: 'text',
    hasLines: true,
    text: 'Taxi fares are not paid.',
    blocks: [{ type: 'paragraph', start: 0, end: 24 }],
    pages: null,
  });
});

test('an older version opens by its hash', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  save(store, CHANGED);
  const opened = openDocument(store, library, 'travel.txt', policyOf(RULES).sha256, FINGERPRINT);
  expect(valueOf(opened)).toMatchObject({ version: { label: '1', status: 'superseded' } });
  expect(valueOf(opened).text).toBe('Taxi fares are paid.\nHotels are booked early.');
});

test.each(['nothing.txt', 'removed.txt'])('%s cannot be opened', (key) => {
  const store = openTestStore();
  const { library } = save(store, RULES, { key: 'removed.txt' });
  remove(store, { library: library.id, document: 'removed.txt', account: 'tester' });
  expect(openDocument(store, library, key, undefined, FINGERPRINT)).toMatchObject({
    error: { code: 'document-unknown' },
  });
});

test('passages are listed by document and place, with where they stand', () => {
  const store = openTestStore();
  save(store, RULES);
  const { library } = save(store, ['Leave is ten days.'], { key: 'leave.txt' });
  const { rows, next } = listPassages(store, library);
  expect(next).toBeNull();
  expect(rows.map((row) => [row.document.key, row.clause, row.offsets, row.lines, row.text])).toEqual([
    ['leave.txt', null, [0, 18], [1, 1], 'Leave is ten days.'],
    ['travel.txt', '1', [0, 20], [1, 1], 'Taxi fares are paid.'],
    ['travel.txt', '2', [21, 45], [2, 2], 'Hotels are booked early.'],
  ]);
});

test('a long list comes in pages that together hold every passage once', () => {
  const store = openTestStore();
  const lines = Array.from({ length: 1_203 }, (_, index) => `Rule ${index}.`);
  const { library } = save(store, lines);
  const texts: string[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const page = listPassages(store, library, after);
    texts.push(...page.rows.map((row) => row.text));
    after = page.next;
  }
  expect(texts).toEqual(lines);
});

test('a reference gives its place', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  const reference = firstReference(store, saved);
  expect(valueOf(placeOf(store, reference, TODAY))).toMatchObject({
    reference: formatReference(reference),
    library: 'Cedar Ridge',
    kind: 'policy',
    document: { key: 'travel.txt' },
    version: { label: '1', status: 'in-force', from: '2025-06-01', to: null },
    clause: '1',
    lines: [1, 1],
    text: 'Taxi fares are paid.',
    newerVersion: false,
  });
});

test('a reference into an older version still gives its place, and says that there is a newer one', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  const reference = firstReference(store, saved);
  save(store, CHANGED);
  expect(valueOf(placeOf(store, reference, TODAY))).toMatchObject({ text: 'Taxi fares are paid.', newerVersion: true });
});

test('a reference whose text is not at its place is told as changed', () => {
  const store = openTestStore();
  const reference = firstReference(store, save(store, RULES));
  const altered = { ...reference, textHash: '0123456789abcdef' };
  expect(placeOf(store, altered, TODAY)).toMatchObject({ error: { code: 'text-changed' } });
});

test.each([
  { part: { library: '00000000-0000-4000-8000-000000000000' }, code: 'library-unknown' },
  { part: { document: 'nothing.txt' }, code: 'document-unknown' },
  { part: { version: '0'.repeat(64) }, code: 'text-changed' },
])('a reference to what is not there is refused with $code', ({ part, code }) => {
  const store = openTestStore();
  const reference = firstReference(store, save(store, RULES));
  expect(placeOf(store, { ...reference, ...part }, TODAY)).toMatchObject({ error: { code } });
});

test('a clause is found by its own key before another clause that only lies below that number', () => {
  const store = openTestStore();
  const { library } = save(store, [...RULES, { text: 'Taxis at night.', clause: '12.2' }]);
  expect(textsOf(store, passagesByClause(store, library, ['12.2'], EVERYTHING, 10))).toEqual([
    'Taxis at night.',
    'Hotels are booked early.',
  ]);
});

test('the same clause number in two documents finds both, and one in the scope of one document', () => {
  const store = openTestStore();
  const { library } = save(store, [{ text: '員工每年有十天年假。', clause: '3' }], { key: 'leave.txt' });
  const { documentRow } = save(store, [{ text: '出差須先申請。', clause: '3' }]);
  expect(passagesByClause(store, library, ['3'], EVERYTHING, 10)).toHaveLength(2);
  const filter = { ...EVERYTHING, documents: [documentRow] };
  expect(textsOf(store, passagesByClause(store, library, ['3'], filter, 10))).toEqual(['出差須先申請。']);
});

test('a version made by an older recipe is read again, keeps its dates, and its references still hold', () => {
  const store = openTestStore();
  const saved = save(store, RULES);
  const reference = firstReference(store, saved);
  embedAll(store);
  expect(staleVersions(store, 'recipe-1', 10)).toEqual([]);
  const [stale] = staleVersions(store, 'recipe-2', 10);
  expect(stale).toMatchObject({ versionRow: saved.versionRow, fileName: 'travel.txt', format: 'text' });
  // The new splitter leaves the first rule as it is and begins with a heading line.
  const content = policyOf(['A new first line.', ...RULES], { recipe: 'recipe-2' });
  expect(rereadVersion(store, saved.versionRow, content, { account: 'tester', today: TODAY })).toBe(true);
  expect(staleVersions(store, 'recipe-2', 10)).toEqual([]);
  expect(valueOf(placeOf(store, reference, TODAY))).toMatchObject({
    text: 'Taxi fares are paid.',
    lines: [2, 2],
    version: { label: '1', from: '2025-06-01' },
  });
  expect(passagesToEmbed(store, FINGERPRINT, 10)).toHaveLength(3);
  expect(verifyStore(store).problems).toEqual([]);
});

test('a place tells its boxes on their pages, also after its version was read again', () => {
  const store = openTestStore();
  const policy = policyOf(RULES, { key: 'travel.pdf' });
  const box = (start: number, end: number, page: number) => ({
    start,
    end,
    page,
    left: 72,
    top: 90,
    width: 200,
    height: 12,
  });
  const boxes = [box(0, 10, 1), box(11, 21, 2), box(22, 46, 2)];
  const passages = policy.passages.map((passage): typeof passage => ({ ...passage, pages: [1, 2] }));
  const content = { ...policy, passages, document: { ...policy.document, boxes } };
  const saved = valueOf(saveVersion(store, content));
  expect(valueOf(boxesOfPlace(store, firstReference(store, saved)))).toEqual(boxes.slice(0, 2));
  rereadVersion(
    store,
    saved.versionRow,
    { ...content, document: { ...content.document, boxes: [] } },
    { account: 'tester', today: TODAY },
  );
  expect(valueOf(boxesOfPlace(store, firstReference(store, saved)))).toEqual([]);
});

test('a document tells its number, its owner and what can be followed in it', () => {
  const store = openTestStore();
  const reference = { start: 0, end: 4, clauseKey: '2', target: { start: 22, end: 46 } };
  const { library } = save(store, RULES, {
    fields: { number: 'HR-012', owner: 'People' },
    marks: { definitions: [], references: [reference] },
  });
  expect(valueOf(openDocument(store, library, 'travel.txt', undefined, FINGERPRINT))).toMatchObject({
    document: { number: 'HR-012', owner: 'People' },
    scanned: [],
    marks: { definitions: [], references: [reference] },
  });
});

test('a place that its page names says the anchor, and others say none', () => {
  const store = openTestStore();
  const policy = policyOf(RULES, { key: 'travel.html' });
  const [first, ...others] = policy.document.blocks;
  const blocks = first === undefined ? others : [{ ...first, anchor: 'taxi' }, ...others];
  const saved = valueOf(saveVersion(store, { ...policy, document: { ...policy.document, blocks } }));
  const places = listPassages(store, saved.library).rows.map((row) => [row.text, row.anchor]);
  expect(places).toEqual([
    ['Taxi fares are paid.', 'taxi'],
    ['Hotels are booked early.', undefined],
  ]);
  expect(valueOf(placeOf(store, firstReference(store, saved), TODAY))).toMatchObject({ anchor: 'taxi' });
});
