import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from './policies.ts';
import { places, SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(ENGLISH));
afterAll(() => libraries.close());

describe('an abbreviation', () => {
  const QUESTION = 'Do we need a PO for a $400 repair?';

  test('brings the rule that says it in full and its exception as the first two hits', async () => {
    const { hits, widened } = await libraries.ask('Cedar Ridge', QUESTION);
    expect(places(hits).slice(0, 2).sort()).toEqual(['purchasing.md:5', 'purchasing.md:6']);
    expect(widened).toContainEqual({ from: 'PO', to: 'purchase order', origin: 'shipped' });
  });

  test('brings the other company its own rule', async () => {
    const { hits, widened } = await libraries.ask('Brightline', QUESTION);
    expect(places(hits)[0]).toBe('matching.md:5');
    expect(widened.map(({ from, to }) => [from, to])).toEqual([['PO', 'purchase order']]);
  });

  test('is marked in the passage in the form that stands there', async () => {
    const { hits } = await libraries.ask('Cedar Ridge', QUESTION);
    const rule = hits.find(({ lines }) => lines?.[0] === 5);
    const marked = rule?.marks.map(([start, end]) => rule.text.slice(start, end));
    expect(marked).toEqual(['purchase', 'order', 'purchase']);
  });
});

test.each([
  ['How much is paid for a hotel room?', 'travel.md:5'],
  ['Do I need a doctor’s certificate when I am ill for a week?', 'leave.md:10'],
  ['How soon is an injury reported?', 'safety.md:5'],
  ['How long must a password be?', 'security.md:3'],
  ['Are private trips in a truck allowed?', 'vehicles.md:4'],
])('"%s" is answered by %s first', async (question, place) => {
  const { hits } = await libraries.ask('Cedar Ridge', question);
  expect(places(hits)[0]).toBe(place);
});

test('a question without a word of its rule finds it first, if only as the nearest', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'What do I get for driving my own car?');
  expect(places([...hits, ...nearest])[0]).toBe('travel.md:6');
});

test.each([
  'What is the boiling point of tungsten?',
  'Who won the football match?',
  'How do bees make honey?',
  '天气怎么样',
  '昨天足球比賽誰贏了',
])('"%s" is answered by no rule, and the nearest are shown apart', async (question) => {
  const { answered, hits, nearest } = await libraries.ask('Cedar Ridge', question);
  expect([answered, hits]).toEqual([false, []]);
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest[0]?.rank).toBe(1);
});

test.each([
  ['出差單據多久內要交？', 'travel.md:4'],
  ['密码至少要几位？', 'security.md:3'],
])('the Chinese question "%s" finds the English rule %s first', async (question, place) => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', question);
  expect(places([...hits, ...nearest])[0]).toBe(place);
});

test('a field line stands behind every rule', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'purchasing owner accounts payable', { limit: 40 });
  const kinds = hits.map(({ kind }) => kind);
  const firstField = kinds.indexOf('field');
  expect(firstField).toBeGreaterThan(-1);
  expect(kinds.slice(firstField).every((kind) => kind === 'field')).toBe(true);
  expect(hits[firstField]?.text).toBe('Owner: accounts payable.');
  expect([...hits, ...nearest].every(({ score }) => score >= 0 && score <= 1)).toBe(true);
});
