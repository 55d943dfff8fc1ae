import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, wordSequence } from '../../../../electron/engine/search/parse-query.ts';

test.each([
  ['"sick leave" days', [' sick leave ']],
  ['“病假證明” 要交嗎', [' 病 假 证 明 ']],
  ['two "first part" and "second part"', [' first part ', ' second part ']],
  ['"', []],
  ['""', []],
  ['"!?"', []],
  ['an "open phrase', []],
])('of %j the phrases are %j', (query, phrases) => {
  expect(parseQuery(query).phrases).toEqual(phrases);
});

test.each([
  ['leave -sick', [' sick ']],
  ['leave -"sick pay" notice', [' sick pay ']],
  ['請假 -病假', [' 病 假 ']],
  ['a-b', []],
  ['-leave', []],
  ['leave - how long', []],
  ['below -5 degrees', []],
])('%j excludes %j', (query, excluded) => {
  expect(parseQuery(query).excluded).toEqual(excluded);
});

test('an excluded word is not looked for', () => {
  expect(parseQuery('leave -sick').terms.map(({ term }) => term)).toEqual(['leave']);
});

test('the words of a phrase are looked for as well', () => {
  expect(parseQuery('"sick leave"').terms.map(({ term }) => term)).toEqual(['sick', 'leave']);
});

test('a repeated word counts once', () => {
  expect(parseQuery('leave leave leave').terms.map(({ term }) => term)).toEqual(['leave']);
});

test.each([
  ['travel reimb', true],
  ['travel reimb ', false],
  ['travel reimb?', false],
  ['出差報銷', false],
  ['', false],
])('whether the last word of %j may go on: %j', (query, open) => {
  expect(parseQuery(query).lastWordOpen).toBe(open);
});

test.each([
  ['COMP-001', true],
  ['第三條', true],
  ['What does COMP-001 say?', true],
  ['Does COMP-001 cover rain?', false],
  ['leave', false],
])('whether %j is nothing but a rule number: %j', (query, only) => {
  expect(parseQuery(query).onlyClauses).toBe(only);
});

test('a query of more than 10,000 characters is cut, not refused', () => {
  expect(parseQuery('leave '.repeat(5000)).text).toHaveLength(10_000);
});

test('no text makes parsing fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { terms, text: wanted } = parseQuery(text);
      for (const { start, end } of terms) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(wanted.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('words of a text are compared in one spelling, traditional as simplified', () => {
  expect(wordSequence('Sick LEAVE，員工')).toBe(' sick leave 员 工 ');
});

test.each([
  ['GIFT-A', 'gifta'],
  [' a1 ', 'a1'],
  ['P 01', 'p01'],
  ['COMP-001', null],
  ['b', null],
  ['', null],
])('%j may be the id %j', (query, key) => {
  expect(parseQuery(query).idKey).toBe(key);
});
