import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { startTestEngine, writePolicies } from '../../support/start-test-engine.ts';

const ODD = [
  ...['', ' ', '"', '""', '"unclosed', 'AND', 'OR NOT', 'NEAR(a b)', '*', 'a*', '-', '-word', '--', ';', "don't"],
  ...['a-b', '20.04', '2026.4.10', 'title:x', 'body: leave', '(', '))', '^', '\\', '%', '_', 'x\u0000y', '\ud800'],
  ...['🙂', '👩‍👩‍👧', '第', '第條', '§', '4.2(b', 'null', '<script>', '${x}', 'ａｂｃ', '\u202eabc', '，。！？'],
  'leave '.repeat(2_000).slice(0, 10_000),
  '假'.repeat(10_000),
];

test('every query gets an answer or an empty one, never an error', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(folder);
  const policies = writePolicies(`${folder}/policies`, {
    'leave.md': ['# Leave', '', '4.2 Sick leave is paid for ten days.', '', 'Ubuntu 20.04 is installed on laptops.'],
  });
  await engine.importFiles('Odd', policies);
  await engine.ask('waitForVectors', {});
  const { id } = await engine.library('Odd');
  for (const query of ODD) {
    const result = await engine.client.call('search', { query, scope: { libraries: [id] } });
    expect(result.ok, JSON.stringify(query.slice(0, 40))).toBe(true);
  }
});

test('a search in a library that does not exist is an error, not an empty list', async () => {
  const engine = startTestEngine(makeTestFolder());
  const unknown = '00000000-0000-4000-8000-000000000000';
  const result = await engine.client.call('search', { query: 'leave', scope: { libraries: [unknown] } });
  expect(result).toMatchObject({ ok: false, error: { code: 'library-unknown' } });
});
