import { describe, expect, test } from 'vitest';
import { findByPath, plannedOutcome } from '../../../electron/engine/store/check-key.ts';
import { listLibraries } from '../../../electron/engine/store/libraries.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { passagesToEmbed } from '../../../electron/engine/store/vector-index.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, FINGERPRINT, passagesWith, policyOf, save, textsOf } from './sample-policy.ts';

const RULES = ['Taxi fares are paid back.', 'Hotel minibars are not paid back.'];
const CHANGED = ['Taxi fares are paid back up to 40 dollars.'];

describe('what becomes of a file', () => {
  const cases = [
    { name: 'a new key is imported', lines: RULES, rest: { key: 'other.txt' }, outcome: 'imported' },
    { name: 'the same bytes under the same key are unchanged', lines: RULES, rest: {}, outcome: 'unchanged' },
    {
      name: 'the same bytes under the same key from another folder are unchanged',
      lines: RULES,
      rest: { sourceFolder: '/elsewhere' },
      outcome: 'unchanged',
    },
    { name: 'other bytes from the same folder are a new version', lines: CHANGED, rest: {}, outcome: 'new-version' },
    {
      name: 'a trailing slash does not make another folder',
      lines: CHANGED,
      rest: { sourceFolder: '/policies/' },
      outcome: 'new-version',
    },
    {
      name: 'other bytes from another folder are refused',
      lines: CHANGED,
      rest: { sourceFolder: '/elsewhere' },
      outcome: 'key-taken',
    },
    {
      name: 'other bytes from another folder are a new version when the person says so',
      lines: CHANGED,
      rest: { sourceFolder: '/elsewhere', key: 'changed.txt', newVersionOf: 'travel.txt' },
      outcome: 'new-version',
    },
    {
      name: 'a new version of a document that is not there is refused',
      lines: CHANGED,
      rest: { newVersionOf: 'nothing.txt' },
      outcome: 'document-unknown',
    },
    {
      name: 'the same key in another library is imported',
      lines: CHANGED,
      rest: { library: 'Brightline', sourceFolder: '/elsewhere' },
      outcome: 'imported',
    },
  ];
  test.each(cases)('$name', ({ lines, rest, outcome }) => {
    const store = openTestStore();
    save(store, RULES);
    const version = policyOf(lines, rest);
    const planned = plannedOutcome(store, version);
    const saved = saveVersion(store, version);
    expect([
      planned.ok ? planned.value : planned.error.code,
      saved.ok ? saved.value.outcome : saved.error.code,
    ]).toEqual([outcome, outcome]);
  });
});

test('importing the same file again writes nothing', () => {
  const store = openTestStore();
  save(store, RULES);
  const rows = () => store.database.prepare('SELECT count(*) FROM change').pluck().get();
  const before = rows();
  save(store, RULES);
  expect(rows()).toBe(before);
});

test('a refused key tells the folder that the document came from', () => {
  const store = openTestStore();
  save(store, RULES);
  const refused = saveVersion(store, policyOf(CHANGED, { sourceFolder: '/elsewhere' }));
  expect(refused).toEqual({
    ok: false,
    error: { code: 'key-taken', details: { library: 'Cedar Ridge', key: 'travel.txt', folder: '/policies' } },
  });
});

test('a decomposed file name is the same document as the composed one', () => {
  const store = openTestStore();
  save(store, RULES, { key: 'caf\u00e9.txt' });
  const saved = save(store, CHANGED, { key: 'cafe\u0301.txt' });
  expect([saved.outcome, saved.key]).toEqual(['new-version', 'caf\u00e9.txt']);
});

test('the same bytes under another key are another document, and the report names the first', () => {
  const store = openTestStore();
  save(store, RULES);
  expect(save(store, RULES, { key: 'copy.txt' }).sameBytesAs).toBe('travel.txt');
});

test('a file named by itself keeps the key that it has from its imported folder', () => {
  const store = openTestStore();
  save(store, RULES, { key: 'finance/travel.txt', sourceFolder: '/policies' });
  expect(findByPath(store, 'Cedar Ridge', '/policies/finance/travel.txt')).toEqual({
    key: 'finance/travel.txt',
    sourceFolder: '/policies',
  });
});

test('a version is found by its words and waits for its vectors as soon as it is saved', () => {
  const store = openTestStore();
  const { library } = save(store, RULES);
  const found = passagesWith(store, library, [{ term: 'taxi' }], EVERYTHING, 10);
  expect(textsOf(store, found)).toEqual(['Taxi fares are paid back.']);
  expect(passagesToEmbed(store, FINGERPRINT, 10).map((passage) => passage.text)).toEqual(RULES);
});

test('a file that changed after it was read leaves nothing behind', () => {
  const store = openTestStore();
  const version = { ...policyOf(RULES), bytes: () => [Buffer.from('something else')] };
  const saved = saveVersion(store, version);
  expect(saved.ok ? null : saved.error.code).toBe('file-unreadable');
  expect(listLibraries(store, FINGERPRINT)).toEqual([]);
});

test('versions without a printed label are numbered in order of import', () => {
  const store = openTestStore();
  save(store, RULES);
  save(store, CHANGED);
  expect(listLibraries(store, FINGERPRINT)[0]?.documents.map((document) => document.version)).toEqual(['2']);
});

test('the list tells title, kind, dates, counts and problems of the newest version', () => {
  const store = openTestStore();
  const fields = { title: 'Travel policy', kind: 'rules' as const, version: '4.1', effective: '2025-03-01' };
  const version = policyOf(RULES, { fields });
  version.document.problems = [{ code: 'page-no-text', details: { page: 3 } }];
  saveVersion(store, version);
  expect(listLibraries(store, FINGERPRINT)).toMatchObject([
    {
      name: 'Cedar Ridge',
      demo: false,
      documents: [
        {
          key: 'travel.txt',
          title: 'Travel policy',
          kind: 'rules',
          version: '4.1',
          status: 'in-force',
          from: '2025-03-01',
          to: null,
          passages: 2,
          embedded: 0,
          problems: [{ code: 'page-no-text', details: { page: 3 } }],
        },
      ],
    },
  ]);
});

test('how many headings of a passage are sections is kept beside them', () => {
  const store = openTestStore();
  const version = policyOf(RULES);
  const passages = version.passages.map((passage) => ({
    ...passage,
    headings: ['Taxi', 'Paid are:'],
    sectionDepth: 1,
  }));
  saveVersion(store, { ...version, passages });
  const kept = store.database.prepare('SELECT headings, section_depth FROM passage').all();
  expect(kept).toEqual(RULES.map(() => ({ headings: '["Taxi","Paid are:"]', section_depth: 1 })));
});
