import { afterAll, beforeAll, expect, test } from 'vitest';
import { teachRule } from '../../../electron/engine/store/own-phrasings.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';
import type { Sum } from '../../../shared/explanation.ts';
import { parseReference } from '../../../shared/reference.ts';
import type { SearchAnswer } from '../../../shared/search-result.ts';
import { ENGLISH } from './policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(ENGLISH));
afterAll(() => libraries.close());

async function explained(query: string) {
  const scope = { libraries: [libraries.idOf('Cedar Ridge')] };
  const result = await libraries.request({ query, scope, limit: 40, explain: true });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function expectToAddUp({ value, parts }: Sum): void {
  expect(Math.abs(value - parts.reduce((sum, part) => sum + part.value, 0))).toBeLessThan(1e-6);
}

function expectAllToAddUp({ hits, nearest }: SearchAnswer): void {
  const all = [...hits, ...nearest];
  expect(all.length).toBeGreaterThan(0);
  for (const { score, why, explanation } of all) {
    if (explanation === undefined) throw new Error('no explanation');
    const { words, meaning, evidence } = explanation;
    expectToAddUp(explanation.score);
    expect(explanation.score.value).toBe(score);
    expectToAddUp(evidence);
    for (const share of [words, meaning]) if (share) expectToAddUp(share.share);
    if (words) expectToAddUp(words.score);
    if (words) expect(words.share.value).toBe(why.words);
    if (words) expect(words.share.parts[0]?.value).toBeCloseTo(words.weight * words.score.value, 6);
    if (meaning) expect(meaning.share.value).toBe(why.meaning);
    if (meaning) expect(meaning.share.parts[0]?.value).toBeCloseTo(meaning.weight * meaning.strength, 6);
  }
}

test.each([
  'Do we need a PO for a $400 repair?',
  'stolen laptop',
  'stolen labtop',
  '"sick leave" certificate -supervisor',
  'owner',
  '出差單據多久內要交？',
  'boiling tungsten',
])('the numbers of “%s” add up', async (query) => {
  expectAllToAddUp(await explained(query));
});

test('the numbers add up where a rule was taught the question, and what that adds stands beside what the words add', async () => {
  const question = 'Whom do I ring when it is gone?';
  const [laptop] = (await explained('stolen laptop')).hits;
  const reference = parseReference(laptop?.reference ?? '');
  if (reference === null) throw new Error('no rule');
  teachRule(libraries.store, { reference, question, author: 'Ann', account: 'tester', indexTerms: indexTermsOf });
  const answer = await explained(question);
  expectAllToAddUp(answer);
  expect(answer.hits[0]?.reference).toBe(laptop?.reference);
  expect(answer.hits[0]?.explanation?.words?.share.parts.map(({ name }) => name)).toEqual(['own', 'moved']);
  expect(answer.hits[0]?.explanation?.words?.share.parts[1]?.value).toBeGreaterThan(0.4);
});

test('what reaches the threshold is a hit, what does not is near', async () => {
  const { hits, nearest } = await explained('stolen laptop');
  const reaches = (hit: (typeof hits)[number]) =>
    (hit.explanation?.evidence.value ?? 0) >= (hit.explanation?.evidence.threshold ?? 0);
  expect([hits.every(reaches), nearest.some(reaches)]).toEqual([true, false]);
});

test('each word that is found is named with its weight and how often it stands there', async () => {
  const [hit] = (await explained('stolen laptop')).hits;
  const terms = hit?.explanation?.words?.score.parts.filter((part) => 'weight' in part) ?? [];
  expect(terms).toEqual([
    { name: 'stolen', value: expect.any(Number), weight: expect.any(Number), frequency: expect.any(Number) },
    { name: 'laptop', value: expect.any(Number), weight: expect.any(Number), frequency: expect.any(Number) },
  ]);
});

test('the parts of the query are told', async () => {
  const { explanation } = await explained('"Sick Leave" §4.2 certificate -Supervisor');
  expect(explanation).toMatchObject({ ruleNumbers: ['§4.2'], phrases: ['sick leave'], excluded: ['supervisor'] });
  expect(explanation?.terms).toEqual(expect.arrayContaining(['sick', 'leave', 'certificate']));
});

test('without being asked for, no explanation is there', async () => {
  const answer = await libraries.ask('Cedar Ridge', 'stolen laptop');
  expect([answer, ...answer.hits, ...answer.nearest].filter((part) => 'explanation' in part)).toEqual([]);
});
