import { describe, expect, test } from 'vitest';
import type { Scope } from '../../../shared/scope.ts';
import type { ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { passagesByClause } from '../../../electron/engine/store/passages.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { resolveScope, type ScopeFilter } from '../../../electron/engine/store/scope.ts';
import { nearestPassages } from '../../../electron/engine/store/vector-index.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import {
  day,
  embedAll,
  FINGERPRINT,
  passagesWith,
  save,
  textsOf,
  valueOf,
  vectorOf,
  type SampleLine,
} from './sample-policy.ts';

const TODAY = day('2025-06-10');

const LEAVE: SampleLine[] = [
  { text: 'Leave is asked for ahead.', section: ['Leave'] },
  { text: 'Sick leave is paid for ten days.', section: ['Leave', 'Sick leave'] },
  { text: 'A note is due on day four.', section: ['Leave', 'Sick leave', 'Certificates'] },
  { text: 'Unused leave ends in March.', section: ['Leave', 'Annual leave'] },
  { text: 'This replaces the policy of 2019.' },
];

function filterFor(store: Store, library: ResolvedLibrary, part: Omit<Scope, 'libraries'>): ScopeFilter {
  const { filters } = valueOf(resolveScope(store, { libraries: [library.id], ...part }, TODAY));
  const filter = filters.get(library.row);
  if (filter === undefined) throw new Error('no filter');
  return filter;
}

function textsIn(store: Store, library: ResolvedLibrary, part: Omit<Scope, 'libraries'>): string[] {
  return textsOf(store, filterFor(store, library, part).passages ?? []);
}

const SICK = ['Sick leave is paid for ten days.', 'A note is due on day four.'];

test.each([
  ['its heading alone', 'Sick leave'],
  ['its path from the outermost heading on', 'Leave > Sick leave'],
  ['other case, width and spaces', ' ｌｅａｖｅ>SICK  leave '],
])('a section is named by %s, and covers what it encloses', (_, section) => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  expect(textsIn(store, library, { sections: [section] })).toEqual(SICK);
});

test('a section and one that it encloses count once', () => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  expect(textsIn(store, library, { sections: ['Certificates', 'Sick leave', 'Annual leave'] })).toEqual([
    ...SICK,
    'Unused leave ends in March.',
  ]);
});

test('the outermost heading covers all that stands under it and nothing else', () => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  expect(textsIn(store, library, { sections: ['Leave'] })).toHaveLength(4);
});

test.each([
  'Sick leave > Certificates',
  'Leave > Certificates',
  'Sick',
  'Sick leav%',
  'Sick_leave',
  '%',
  '_',
  '*',
  "' OR 1=1 --",
  '"Sick leave"',
  '\u0000',
  ' ',
  '[]',
  'Sick leave\n',
])('the section %j is unknown or exactly the one of that name', (section) => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  const resolved = resolveScope(store, { libraries: [library.id], sections: [section] }, TODAY);
  if (section.trim() === 'Sick leave') expect(resolved.ok).toBe(true);
  else expect(resolved).toEqual({ ok: false, error: { code: 'section-unknown', details: { section } } });
});

test.each([
  ['letters', 'x'.repeat(10_000)],
  ['marks', ' > '.repeat(3_334)],
  ['characters beyond the basic plane', '𠮷'.repeat(5_000)],
])('a name of 10,000 %s is unknown', (_, section) => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  const resolved = resolveScope(store, { libraries: [library.id], sections: [section] }, TODAY);
  expect(resolved).toMatchObject({ ok: false, error: { code: 'section-unknown' } });
});

test('headings of a thousand marks and wildcards are found by their own words only', () => {
  const store = openTestStore();
  const odd = `100% "off" _all_ 'here' > now${'!'.repeat(1_000)}`;
  const { library } = save(store, [
    { text: 'Discounts end at noon.', section: [odd] },
    { text: 'Doors close at six.', section: ['100 off all here'] },
  ]);
  expect(textsIn(store, library, { sections: [odd] })).toEqual(['Discounts end at noon.']);
});

test.each([
  ['第三章', '病假'],
  ['Chapter 3', '病假'],
  ['第３章', '病假'],
  ['Section 4', 'Trips are booked early.'],
  ['§4', 'Trips are booked early.'],
])('%s names the section of that number', (section, text) => {
  const store = openTestStore();
  const { library } = save(store, [
    { text: '病假', section: ['第三章 請假'] },
    { text: '出差', section: ['第四章 差旅'] },
    { text: 'Trips are booked early.', section: ['4. Travel'] },
    { text: 'Vans are washed.', section: ['3. Vans'] },
  ]);
  expect(textsIn(store, library, { sections: [section] })).toEqual([text]);
});

test('a section in traditional characters is found by its name in simplified ones', () => {
  const store = openTestStore();
  const { library } = save(store, [{ text: '當日通知。', section: ['請假規定', '病假'] }, '其他。']);
  expect(textsIn(store, library, { sections: ['请假规定 > 病假'] })).toEqual(['當日通知。']);
});

test('a section of a removed document is unknown', () => {
  const store = openTestStore();
  const { library, key } = save(store, LEAVE);
  save(store, ['Taxis are paid.'], { key: 'taxi.txt' });
  remove(store, { library: library.id, document: key, account: 'tester' });
  const resolved = resolveScope(store, { libraries: [library.id], sections: ['Leave'] }, TODAY);
  expect(resolved).toMatchObject({ ok: false, error: { code: 'section-unknown' } });
});

test('a section that only another library has leaves nothing of this one', () => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  const other = save(store, [{ text: 'Trains are paid.', section: ['Trains'] }], { library: 'Other' });
  const scope: Scope = { libraries: [library.id, other.library.id], sections: ['Trains'] };
  const { filters } = valueOf(resolveScope(store, scope, TODAY));
  expect(filters.get(library.row)?.passages).toEqual([]);
  expect(filters.get(other.library.row)?.passages).toHaveLength(1);
});

test('every version of a document has its own sections', () => {
  const store = openTestStore();
  const { library } = save(store, LEAVE);
  save(store, [{ text: 'Ten days are paid.', section: ['Sickness'] }], { today: day('2025-06-05') });
  const ids = filterFor(store, library, { sections: ['Sick leave', 'Sickness'], statuses: ['in-force'] });
  expect(passagesWith(store, library, [{ term: 'paid' }], ids, 10)).toHaveLength(1);
  const before = filterFor(store, library, { sections: ['Sick leave'], asOf: '2025-06-02' });
  expect(passagesWith(store, library, [{ term: 'paid' }], before, 10)).toHaveLength(1);
});

const SMALL = [
  { text: 'A taxi is paid back on a receipt that names its driver, its way and its day.', clause: '1' },
  { text: 'Tips to the driver of a taxi are never paid back, whatever the receipt may say.', clause: '2' },
  { text: 'Without a receipt a taxi is paid back up to ten dollars, and never twice a day.', clause: '3' },
].map((line) => ({ ...line, section: ['Travel', 'Taxis'], tags: ['cab'] }));

/** 2,000 rules that hold the same words and the same clause numbers as the small section beside them. */
function saveSmallBesideHuge(store: Store): ResolvedLibrary {
  const huge: SampleLine[] = Array.from({ length: 2_000 }, (_, index) => ({
    text: `Receipt ${index} for a taxi is kept for ${index % 90} days.`,
    clause: String(index % 40),
    section: ['Receipts'],
    tags: index % 2 === 0 ? ['voucher'] : [],
  }));
  save(store, huge, { key: 'huge.txt' });
  const policy = save(store, SMALL, { key: 'small.txt' });
  store.database.prepare("UPDATE version SET format = 'pdf' WHERE id = ?").run(policy.versionRow);
  embedAll(store);
  return policy.library;
}

describe.each([
  ['sections', { sections: ['Travel > Taxis'] }],
  ['tags', { tags: ['CAB'] }],
  ['formats', { formats: ['pdf' as const] }],
])('a small choice of %s beside 2,000 other passages', (_, part) => {
  test('gets all its passages from the words', () => {
    const store = openTestStore();
    const library = saveSmallBesideHuge(store);
    const filter = filterFor(store, library, part);
    const found = passagesWith(store, library, [{ term: 'receipt' }, { term: 'taxi' }], filter, 3);
    expect(textsOf(store, found).sort()).toEqual(SMALL.map(({ text }) => text).sort());
  });

  test('gets all its passages from the vectors', () => {
    const store = openTestStore();
    const library = saveSmallBesideHuge(store);
    const filter = filterFor(store, library, part);
    expect(nearestPassages(store, library, vectorOf('taxi'), FINGERPRINT, filter, 3)).toHaveLength(3);
  });

  test('gets its own clause by a number that fifty others bear', () => {
    const store = openTestStore();
    const library = saveSmallBesideHuge(store);
    const found = passagesByClause(store, library, ['2'], filterFor(store, library, part), 1);
    expect(textsOf(store, found)).toEqual([
      'Tips to the driver of a taxi are never paid back, whatever the receipt may say.',
    ]);
  });
});

test('sections, tags and formats together leave what all of them leave', () => {
  const store = openTestStore();
  const library = saveSmallBesideHuge(store);
  expect(textsIn(store, library, { tags: ['cab'], sections: ['Receipts'] })).toEqual([]);
  expect(textsIn(store, library, { tags: ['voucher', 'cab'], formats: ['pdf'], sections: ['Taxis'] })).toHaveLength(3);
});

test('formats that every document has narrow nothing', () => {
  const store = openTestStore();
  const library = saveSmallBesideHuge(store);
  expect(filterFor(store, library, { formats: ['pdf', 'text'] }).passages).toBeNull();
});
