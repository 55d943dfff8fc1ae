import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePhrasing, teachRule } from '../../../electron/engine/store/own-phrasings.ts';
import { listPhrasings } from '../../../electron/engine/store/phrasings.ts';
import { findLibraryByName } from '../../../electron/engine/store/libraries.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import { parseReference } from '../../../shared/reference.ts';
import { places, SmallLibraries } from './small-libraries.ts';

const CANTEEN = [
  '# Canteen',
  '',
  '1. Lunch is served from 11:30 to 14:00.',
  '',
  '2. Guests pay 8 euros for a meal.',
  '',
  '3. Trays are taken back to the belt.',
].join('\n');
const DESKS = [
  '# Desks',
  '',
  '1. Plants are watered by whoever sits next to them.',
  '',
  '2. Desks are cleared at night.',
].join('\n');
const QUESTION = 'Where do the dirty dishes go?';

const libraries = new SmallLibraries();
beforeAll(() =>
  libraries.open({ House: { 'canteen.md': CANTEEN, 'desks.md': DESKS }, Annex: { 'canteen.md': CANTEEN } }),
);
afterAll(() => libraries.close());

const BY = { account: 'tester', indexTerms: indexTermsOf };

async function teach(question: string, line: number): Promise<void> {
  const { hits, nearest } = await libraries.ask('House', 'trays belt lunch guests plants desks', { limit: 20 });
  const place = [...hits, ...nearest].find((hit) => hit.document.key === 'canteen.md' && hit.lines?.[0] === line);
  const reference = parseReference(place?.reference ?? '');
  if (reference === null) throw new Error(`no passage on line ${line}`);
  const taught = teachRule(libraries.store, { reference, question, author: 'Ann', ...BY });
  if (!taught.ok) throw new Error(taught.error.code);
}

function forgetAll(): void {
  const library = findLibraryByName(libraries.store, 'House');
  if (!library) throw new Error('no library');
  for (const { id, origin } of listPhrasings(libraries.store, library)) {
    if (origin === 'person') removePhrasing(libraries.store, { library, id, ...BY });
  }
}

test('a rule that was taught a question is its first hit, also in other order, and no more when that is undone', async () => {
  const before = await libraries.ask('House', QUESTION);
  await teach(QUESTION, 7);
  for (const asked of [QUESTION, 'where do dirty dishes go', 'the dirty dishes: where do they go?']) {
    const answer = await libraries.ask('House', asked);
    expect(places(answer.hits)[0]).toBe('canteen.md:7');
    const { ruleNumber, words, meaning, kind } = answer.hits[0]?.why ?? {
      ruleNumber: 0,
      words: 0,
      meaning: 0,
      kind: 0,
    };
    expect(ruleNumber + words + meaning + kind).toBeCloseTo(answer.hits[0]?.score ?? 0, 6);
  }
  forgetAll();
  expect({ ...(await libraries.ask('House', QUESTION)), ms: null }).toEqual({ ...before, ms: null });
});

test('what one library was taught changes nothing in another', async () => {
  const before = await libraries.ask('Annex', QUESTION);
  await teach(QUESTION, 7);
  expect({ ...(await libraries.ask('Annex', QUESTION)), ms: null }).toEqual({ ...before, ms: null });
  forgetAll();
});

test('another question that shares a word is answered as before', async () => {
  const before = await libraries.ask('House', 'Where do guests pay?');
  await teach(QUESTION, 7);
  const after = await libraries.ask('House', 'Where do guests pay?');
  expect(places(after.hits)).toEqual(places(before.hits));
  forgetAll();
});

test('a question without a content word can be taught', async () => {
  await teach('What is that?', 5);
  expect(places((await libraries.ask('House', 'What is that?')).hits)[0]).toBe('canteen.md:5');
  forgetAll();
});

test('a rule number that no clause bears stays unanswered, whatever was taught', async () => {
  await teach('§99', 7);
  expect((await libraries.ask('House', '§99')).answered).toBe(false);
  forgetAll();
});
