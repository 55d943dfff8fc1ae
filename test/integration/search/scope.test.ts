import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from './policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(ENGLISH));
afterAll(() => libraries.close());

function codeFor(scope: object): Promise<string> {
  return libraries
    .request({ query: 'leave', scope: { libraries: [libraries.idOf('Cedar Ridge')], ...scope } })
    .then((result) => (result.ok ? 'answered' : result.error.code));
}

test.each([
  [{ sections: ['Sick leave'] }, 'answered'],
  [{ sections: ['Sick leave', 'Sick'] }, 'section-unknown'],
  [{ formats: ['pdf' as const] }, 'answered'],
  [{ tags: ['leave'] }, 'tag-unknown'],
  [{ libraries: ['00000000-0000-4000-8000-000000000000'] }, 'library-unknown'],
  [{ documents: ['nowhere.md'] }, 'document-unknown'],
  [{ documents: ['leave.md'] }, 'answered'],
])('the scope %j gives %s', async (scope, code) => {
  expect(await codeFor(scope)).toBe(code);
});

test('only the chosen document is searched, by words and by meaning', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'stolen laptop', { documents: ['leave.md'], limit: 50 });
  const keys = new Set([...hits, ...nearest].map(({ document }) => document.key));
  expect([...keys]).toEqual(['leave.md']);
});

test('before its first day a rule answers nothing', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'stolen laptop', { asOf: '2024-12-31' });
  expect([...hits, ...nearest]).toEqual([]);
});

test('a status that no rule has finds nothing', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'stolen laptop', { statuses: ['withdrawn'] });
  expect([...hits, ...nearest]).toEqual([]);
});

test('a search that was given up answers "cancelled"', async () => {
  const scope = { libraries: [libraries.idOf('Cedar Ridge')] };
  const result = await libraries.request({ query: 'leave', scope }, AbortSignal.abort());
  expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
});
