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

test.each(['in:leave.md stolen laptop', 'before:2024-01-01 stolen laptop', 'section:Leave tag:x stolen laptop'])(
  'text in the box never changes the scope: %s',
  async (query) => {
    const answer = await libraries.ask('Cedar Ridge', query);
    expect(answer.scope).toEqual({ libraries: [libraries.idOf('Cedar Ridge')] });
    expect(answer.hits[0]?.document.key).toBe('security.md');
  },
);

test('text in the box does not leave a chosen section either', async () => {
  const { hits, nearest } = await libraries.ask('Cedar Ridge', 'in:security.md stolen laptop sick', {
    sections: ['Leave > Sick leave'],
  });
  const found = [...hits, ...nearest].map(({ headings }) => headings.slice(0, 2).join(' > '));
  expect([found.length, new Set(found)]).toEqual([2, new Set(['Leave > Sick leave'])]);
});

test('a passage keeps the score of its words when a section is chosen', async () => {
  const wordsOf = async (sections?: string[]) => {
    const answer = await libraries.ask('Cedar Ridge', 'medical certificate', {
      legs: ['words'],
      ...(sections && { sections }),
    });
    return answer.hits[0]?.why.words;
  };
  expect(await wordsOf(['Sick leave'])).toBe(await wordsOf());
});
