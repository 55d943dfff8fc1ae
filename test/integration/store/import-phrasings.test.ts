import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportPhrasings } from '../../../electron/engine/ingest/export-phrasings.ts';
import { importPhrasingsFile } from '../../../electron/engine/ingest/import-phrasings-file.ts';
import type { ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { listPhrasings, syncShippedPhrasings } from '../../../electron/engine/store/phrasings.ts';
import { passagesTaught } from '../../../electron/engine/store/taught-passages.ts';
import { ruleIdKey } from '../../../electron/engine/text/clause-key.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, save, textsOf, type SampleLine } from './sample-policy.ts';

const TAXI = { text: 'Taxi fares are paid.', clause: '1' };
const TRAIN = { text: 'Trains are paid.', clause: '2' };
const BUS = { text: 'Buses are paid.', clause: '2' };
const NOTE = 'Questions go to the travel desk.';
const RULES: SampleLine[] = [TAXI, TRAIN, BUS, NOTE];
const HEADER = 'library,document,clause,phrasing,meaning,origin,author,date';

function importText(store: Store, text: string, library: ResolvedLibrary | null = null) {
  const file = path.join(makeTestFolder(), 'phrasings.csv');
  fs.writeFileSync(file, text);
  const by = { account: 'tester', author: 'Ann', clauseKeyOf: ruleIdKey, indexTerms: indexTermsOf };
  return importPhrasingsFile(store, { path: file, library, ...by });
}

function importLines(store: Store, ...lines: string[]) {
  return importText(store, [HEADER, ...lines].join('\r\n'));
}

test('lines become synonyms and phrasings of rules, with author and day', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  const outcome = importLines(
    store,
    'Cedar Ridge,,,cab,taxi,,,2025-02-03',
    'Cedar Ridge,travel.txt,§ 1,who pays my cab,,person,Bob,',
  );
  expect(outcome).toEqual({ added: 2, present: 0, passedOver: 0, errors: [] });
  expect(listPhrasings(store, library)).toMatchObject([
    { phrasing: 'cab', meaning: 'taxi', author: 'Ann', document: null, createdAt: Date.UTC(2025, 1, 3) },
    { phrasing: 'who pays my cab', meaning: null, author: 'Bob', document: 'travel.txt', clauseKey: '1' },
  ]);
  expect(textsOf(store, passagesTaught(store, library, 'who pays my cab', EVERYTHING))).toEqual([TAXI.text]);
});

test('what is there already is no error', () => {
  const store = openTestStore();
  save(store, RULES);
  const lines = ['Cedar Ridge,,,cab,taxi,,,', 'Cedar Ridge,travel.txt,1,my cab,,,,'];
  importLines(store, ...lines);
  expect(importLines(store, ...lines)).toEqual({ added: 0, present: 2, passedOver: 0, errors: [] });
});

test('all lines that cannot be taken are told, and nothing is written', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  const outcome = importLines(
    store,
    'Cedar Ridge,,,cab,taxi,,,',
    'Nowhere,,,cab,taxi,,,',
    'Cedar Ridge,other.txt,1,cab,,,,',
    'Cedar Ridge,travel.txt,9,cab,,,,',
    'Cedar Ridge,,,cab,,,,',
    'Cedar Ridge,travel.txt,,cab,,,,',
    'Cedar Ridge,,,,taxi,,,',
    ',,,cab,taxi,,,',
    'Cedar Ridge,,,cab,taxi,somebody,,',
    'Cedar Ridge,,,cab,taxi,,,2025-02-30',
    'Cedar Ridge,travel.txt,1,cab,taxi,,,',
    'Cedar Ridge,,,cab,cab,,,',
    `Cedar Ridge,,,${'x'.repeat(501)},taxi,,,`,
  );
  expect(outcome.errors.map(({ line, error }) => [line, error.code, error.details['column'] ?? ''])).toEqual([
    [3, 'library-unknown', ''],
    [4, 'document-unknown', ''],
    [5, 'clause-unknown', ''],
    [6, 'cell-missing', 'meaning'],
    [7, 'cell-missing', 'clause'],
    [8, 'cell-missing', 'phrasing'],
    [9, 'cell-missing', 'library'],
    [10, 'cell-invalid', 'origin'],
    [11, 'cell-invalid', 'date'],
    [12, 'cell-invalid', 'meaning'],
    [13, 'cell-invalid', 'meaning'],
    [14, 'cell-invalid', 'phrasing'],
  ]);
  expect(listPhrasings(store, library)).toEqual([]);
});

test('a line may leave out the library that the import is for, and name no other', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  save(store, RULES, { library: 'Brightline' });
  expect(importText(store, 'phrasing,meaning\ncab,taxi\n', library).added).toBe(1);
  const outcome = importText(store, 'library,phrasing,meaning\nBrightline,cab,taxi\n', library);
  expect(outcome.errors).toEqual([{ line: 2, error: { code: 'cell-invalid', details: { column: 'library' } } }]);
});

describe('an exported file', () => {
  const LINES = [
    'Cedar Ridge,,,cab,taxi,,Bob,2025-02-03',
    "Cedar Ridge,travel.txt,1,'=cmd|' /C calc'!A0,,,Bob,",
    'Cedar Ridge,travel.txt,2,by rail or road,,,,',
    'Cedar Ridge,travel.txt,2 #TRAIN,by rail,,,,',
    'Cedar Ridge,travel.txt,#NOTE,whom to ask,,,,',
  ];
  const withHashes = (store: Store) => {
    const hash = store.database.prepare('SELECT text_hash FROM passage WHERE text = ?').pluck();
    return LINES.map((line) =>
      line.replace('#TRAIN', `#${String(hash.get(TRAIN.text))}`).replace('#NOTE', `#${String(hash.get(NOTE))}`),
    );
  };

  test('brings the same phrasings to the same rules in another store, the formula as it was typed', () => {
    const [one, other] = [openTestStore(), openTestStore()];
    const saved = save(one, RULES);
    syncShippedPhrasings(one, [{ short: 'PO', long: 'purchase order' }], 'tester');
    expect(importLines(one, ...withHashes(one)).errors).toEqual([]);
    const { csv } = exportPhrasings(one, [saved.library]);
    const copy = save(other, RULES);
    expect(importText(other, csv)).toMatchObject({ added: 6, present: 0, passedOver: 1, errors: [] });
    const said = (store: Store, library: ResolvedLibrary) =>
      listPhrasings(store, library).map(({ id: _id, ...phrasing }) => phrasing);
    expect(said(other, copy.library)).toEqual(said(one, saved.library));
    expect(said(one, saved.library).map(({ phrasing }) => phrasing)).toContain("=cmd|' /C calc'!A0");
  });

  test('is taken again by its own store without a new line, also when rules were lost since', () => {
    const store = openTestStore();
    const saved = save(store, RULES);
    importLines(store, ...withHashes(store));
    save(store, [{ text: 'Taxis are paid up to $40.', clause: '1' }, TRAIN]);
    const { csv } = exportPhrasings(store, [saved.library]);
    expect(importText(store, csv)).toMatchObject({ added: 0, errors: [] });
  });
});

test('50,000 lines come in, and go out again', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  const lines = Array.from({ length: 50_000 }, (_, index) =>
    index % 2 === 0 ? `Cedar Ridge,,,word${index},other${index},,,` : `Cedar Ridge,travel.txt,1,question ${index},,,,`,
  );
  expect(importLines(store, ...lines)).toEqual({ added: 50_000, present: 0, passedOver: 0, errors: [] });
  expect(importText(store, exportPhrasings(store, [library]).csv)).toMatchObject({ added: 0, present: 50_000 });
});
