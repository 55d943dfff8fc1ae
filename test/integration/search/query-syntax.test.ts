import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHINESE, ENGLISH } from './policies.ts';
import { places, SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open({ ...ENGLISH, ...CHINESE }));
afterAll(() => libraries.close());

test.each([
  '"',
  '""',
  "'",
  'AND',
  'OR NOT',
  'NEAR(a b)',
  'a-b',
  '-a',
  '20.04',
  'title:x',
  'body:leave',
  '*',
  'leave*',
  '^leave',
  '(leave',
  '{leave}',
  'leave\0truck',
  '\0',
  '🦺',
  '👩‍🚒🇹🇼',
  '',
  '   ',
  '?!…',
  '\ud800',
  'leave '.repeat(2000),
  '員工請假'.repeat(2500),
  '"'.repeat(10_000),
  "'; DROP TABLE passage; --",
  '%',
])('%j gives an answer or an empty result, never an error', async (query) => {
  for (const library of ['Cedar Ridge', '員工手冊']) {
    const answer = await libraries.ask(library, query.slice(0, 10_000));
    expect(answer.answered).toBe(answer.hits.length > 0);
  }
});

test('an empty query finds nothing at all', async () => {
  expect(await libraries.ask('Cedar Ridge', ' ')).toMatchObject({ answered: false, hits: [], nearest: [] });
});

test('words that are search syntax elsewhere are plain words', async () => {
  const { hits } = await libraries.ask('Cedar Ridge', 'stolen AND laptop NOT');
  expect(places(hits)[0]).toBe('security.md:4');
});

test('a quoted phrase must stand in a hit', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', '"purchase order" above $500.00');
  expect(places(hits).sort()).toEqual(['purchasing.md:5', 'purchasing.md:6']);
  expect(nearest.length).toBeGreaterThan(0);
});

test('a quoted phrase that nobody wrote has no hit', async () => {
  expect((await libraries.ask('Cedar Ridge', '"order purchase"')).answered).toBe(false);
});

test('a quoted phrase in one Chinese script stands in the other', async () => {
  const { hits } = await libraries.ask('員工手冊', '"直属主管"');
  expect(hits).toHaveLength(2);
});

test('an excluded word stands in no hit and in no near one', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'leave -sick -sickness', { limit: 60 });
  const texts = [...hits, ...nearest].map(({ text, headings }) => `${headings.join(' ')} ${text}`);
  expect(texts.some((text) => /annual leave/i.test(text))).toBe(true);
  expect(texts.some((text) => /sick/i.test(text))).toBe(false);
});

test.each(['injur', 'lapto', 'mileag'])('the unfinished word "%s" finds the whole one while typing', async (typed) => {
  const { hits } = await libraries.ask('Cedar Ridge', typed, { legs: ['words'] });
  expect(hits[0]?.text.toLowerCase()).toContain(typed);
});
