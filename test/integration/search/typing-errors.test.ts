import { afterAll, beforeAll, expect, test } from 'vitest';
import { places, SmallLibraries } from './small-libraries.ts';

const TRAVEL = [
  '# Travel',
  '',
  '1. Hotels are reimbursed up to $160 a night.',
  '',
  '2. A reimbursement is claimed within thirty days.',
  '',
  '3. The speed of a company car is watched.',
  '',
  '4. Annual travel plans are sent to the desk.',
  '',
  '5. Helmets are worn on scooters.',
].join('\n');
const OTHER = ['# Other', '', '1. Vaccination is paid for.', '', '2. The speech of guests is recorded.'].join('\n');

const libraries = new SmallLibraries();
beforeAll(() => libraries.open({ House: { 'travel.md': TRAVEL }, Other: { 'other.md': OTHER } }));
afterAll(() => libraries.close());

async function corrected(query: string, library = 'House'): Promise<string[]> {
  const { widened } = await libraries.ask(library, query, { legs: ['number', 'words'] });
  return widened.filter(({ origin }) => origin === 'spelling').map(({ from, to }) => `${from} → ${to}`);
}

test.each([
  ['When is a reinbursment claimed?', ['reinbursment → reimbursement']],
  ['Who wears helmits?', ['helmits → helmets']],
  ['anual plans?', ['anual → annual']],
  ['watched spede?', ['spede → speed']],
])('%s also searches %j', async (query, widened) => {
  expect(await corrected(query)).toEqual(widened);
});

test.each([
  ['a word that the library knows', 'When is a reimbursement claimed?'],
  ['a word whose stem it knows', 'reimbursing hotels?'],
  ['a misspelt word whose stem it knows', 'When is a reimbursment claimed?'],
  ['an ordinary word that is near to another', 'How much can I spend?'],
  ['a word of three letters', 'Is a cer watched?'],
  ['a short form in capitals', 'Is SPEDE watched here?'],
  ['a part of an id', 'What does SPEDE-01 or spede-02 say?'],
  ['a word that is still being typed', 'when is a reimburseme'],
  ['Chinese', '飯店住宿費'],
])('%s is left alone: %s', async (_what, query) => {
  expect(await corrected(query)).toEqual([]);
});

test('the words of another library correct nothing', async () => {
  expect(await corrected('Who pays for vacination?')).toEqual([]);
  expect(await corrected('Who pays for vacination?', 'Other')).toEqual(['vacination → vaccination']);
});

test('a misspelt word finds its rule as a hit, with the word marked, and counts as matched', async () => {
  const { hits } = await libraries.ask('House', 'Are helmits worn on scooters?', { legs: ['words'] });
  expect(places(hits)[0]).toBe('travel.md:11');
  const marks = hits[0]?.marks.map(([start, end]) => hits[0]?.text.slice(start, end));
  expect(marks).toContain('Helmets');
  expect(hits[0]?.matched).toEqual([3, 3]);
});
