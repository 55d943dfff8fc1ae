import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from './policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(ENGLISH));
afterAll(() => libraries.close());

const QUESTIONS = ['Do we need a PO for a $400 repair?', 'leave', 'stolen laptop report', '出差單據', 'owner'];

describe.each(QUESTIONS)('the answer to "%s"', (question) => {
  const asked = () => libraries.ask('Cedar Ridge', question);

  test('explains each score by shares that add up to it', async () => {
    const { hits, nearest } = await asked();
    for (const { score, why } of [...hits, ...nearest]) {
      expect(Math.abs(why.ruleNumber + why.words + why.meaning + why.kind - score)).toBeLessThan(1e-6);
    }
  });

  test('has ranks that run on from hits into nearest, never more than asked for', async () => {
    const { hits, nearest } = await libraries.ask('Cedar Ridge', question, { limit: 7 });
    expect([...hits, ...nearest].map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('has marks that are sorted, apart and inside the text', async () => {
    const { hits, nearest } = await asked();
    for (const { marks, text } of [...hits, ...nearest]) {
      const bounds = marks.flat();
      expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
      expect(new Set(bounds).size).toBe(bounds.length);
      expect(bounds.every((bound) => bound >= 0 && bound <= text.length)).toBe(true);
    }
  });

  test('is the same each time but for the milliseconds', async () => {
    const { ms: first, ...one } = await asked();
    const { ms: second, ...other } = await asked();
    expect(other).toEqual(one);
    expect(Object.keys(first)).toEqual(Object.keys(second));
  });
});

test('a hit says where it stands and where that comes from', async () => {
  const { hits } = await libraries.ask('Cedar Ridge', 'How many days of annual leave do employees have?');
  expect(hits[0]).toMatchObject({
    rank: 1,
    library: 'Cedar Ridge',
    kind: 'policy',
    document: { key: 'leave.md', title: 'Leave' },
    version: { label: '1', status: 'in-force', from: '2025-01-01', to: null },
    clause: null,
    headings: ['Leave', 'Annual leave'],
    lines: [5, 5],
    pages: null,
    text: 'Employees have 20 days of annual leave a year.',
  });
  expect(hits[0]?.reference).toMatch(/^plr1:/);
});

test.each([
  ['number', 'words'],
  ['words', 'number'],
] as const)('without the meaning leg (%s, %s) no share is meaning', async (...legs) => {
  const { hits, degraded } = await libraries.ask('Cedar Ridge', 'stolen laptop', { legs: [...legs] });
  expect(hits[0]?.text).toContain('stolen laptop');
  expect(hits.every(({ why }) => why.meaning === 0)).toBe(true);
  expect(degraded).toEqual([]);
});

test('with the meaning leg alone no share is words', async () => {
  const { hits } = await libraries.ask('Cedar Ridge', 'Somebody took my notebook computer', { legs: ['meaning'] });
  expect(hits[0]?.text).toContain('stolen laptop');
  expect(hits.every(({ why, matched }) => why.words === 0 && matched[0] === 0)).toBe(true);
});

test('two libraries are searched each by itself, and their hits stand together by score', async () => {
  const both = [libraries.idOf('Cedar Ridge'), libraries.idOf('Brightline')];
  const query = 'When is a purchase order needed?';
  const together = await libraries.request({ query, scope: { libraries: both }, limit: 60 });
  const alone = await libraries.ask('Brightline', query, { limit: 60 });
  if (!together.ok) throw new Error(together.error.code);
  const found = together.value.hits.filter(({ library }) => library === 'Brightline');
  expect(found.map(({ text, score }) => [text, score])).toEqual(alone.hits.map(({ text, score }) => [text, score]));
  const scores = together.value.hits.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});
