import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runCli } from '../support/run-cli.ts';
import { writePolicies } from '../support/start-test-engine.ts';

const LEAVE = [
  '# Leave',
  '',
  '## Sick leave',
  '',
  'Sick leave is paid for ten days.',
  '',
  'Tags: illness pay',
  '',
  '## Annual leave',
  '',
  'Annual leave is paid for twenty days.',
];

const POLICIES = { 'leave.md': LEAVE, 'pay.txt': ['Overtime is paid for by the hour.'] };

const folder = mkdtempSync(path.join(tmpdir(), 'policy-scope-'));
const cli = (...args: string[]) => runCli(['--data', path.join(folder, 'data'), ...args]);

beforeAll(async () => {
  const policies = writePolicies(path.join(folder, 'policies'), POLICIES);
  await cli('import', '--library', 'House', '--no-wait', policies);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(question: string, ...options: string[]) {
  const { out } = await cli('search', '--library', 'House', '--legs', 'words', '--json', ...options, question);
  return JSON.parse(out);
}

async function textsFor(...options: string[]): Promise<string[]> {
  const { hits, nearest } = await answerTo('What is paid for?', ...options);
  return [...hits, ...nearest].map(({ text }: { text: string }) => text.trim()).sort();
}

test.each([
  [['--section', 'Leave > Sick leave'], ['Sick leave is paid for ten days.']],
  [['--section', 'annual LEAVE'], ['Annual leave is paid for twenty days.']],
  [['--format', 'text'], ['Overtime is paid for by the hour.']],
  [['--tag', 'Illness pay'], ['Sick leave is paid for ten days.']],
  [['--section', 'Leave', '--format', 'text'], []],
])('search %j finds only what they leave', async (options, texts) => {
  expect(await textsFor(...options)).toEqual(texts);
});

test.each([
  [['--section', 'Sick'], 'section-unknown'],
  [['--tag', 'pay'], 'tag-unknown'],
  [['--section', 'x'.repeat(10_000)], 'invalid-input'],
])('search exits 2 for what there is not', async ([option = '', value = ''], code) => {
  const run = await cli('search', '--library', 'House', '--json', option, value, 'pay');
  expect([run.code, JSON.parse(run.out).error.code]).toEqual([2, code]);
});

test('a format that there is not is named with its option', async () => {
  const { code, err } = await cli('search', '--library', 'House', '--format', 'doc', 'pay');
  expect([code, err]).toEqual([2, expect.stringContaining('doc is no value for --format.')]);
});

test.each(['in:pay.txt what is paid for', 'before:2020-01-01 what is paid for', 'section:"Sick leave" paid for'])(
  'words of a question never narrow what is searched: %s',
  async (question) => {
    const { scope } = await answerTo(question, '--format', 'markdown');
    expect(Object.keys(scope)).toEqual(['libraries', 'formats']);
  },
);

test('list --facets prints what can be chosen with what it would leave', async () => {
  const { code, out } = await cli('list', '--facets', '--library', 'House', '--section', 'Sick leave');
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      '1 passage · 1 document',
      'Documents (--document):',
      '  leave.md · 1 passage · 1 document',
      'Sections (--section):',
      '  Leave · 2 passages · 1 document',
      '  Leave > Annual leave · 1 passage · 1 document',
      '  Leave > Sick leave · 1 passage · 1 document',
      'Statuses (--status):',
      '  in-force · 1 passage · 1 document',
      'Formats (--format):',
      '  markdown · 1 passage · 1 document',
      'Tags (--tag):',
      '  illness pay · 1 passage · 1 document',
      '',
    ],
  ]);
});

test('list --facets as JSON gives the counts of each part', async () => {
  const { out } = await cli('list', '--facets', '--library', 'House', '--json');
  expect(JSON.parse(out).formats).toEqual([
    { choice: 'markdown', passages: 2, documents: 1 },
    { choice: 'text', passages: 1, documents: 1 },
  ]);
});

test('list narrowed without --facets is not understood', async () => {
  const { code, err } = await cli('list', '--library', 'House');
  expect([code, err]).toEqual([2, expect.stringContaining('--facets')]);
});

test('search --explain prints parts that add up to the score', async () => {
  const { out } = await cli('search', '--library', 'House', '--legs', 'words', '--explain', 'sick leave paid');
  const [, score = '', parts = ''] = /score: ([\d.]+) = (.+)/.exec(out) ?? [];
  const sum = [...parts.matchAll(/\d\.\d+/g)].reduce((total, [part]) => total + Number(part), 0);
  expect(out).toContain('Looked for: sick · leave · paid');
  expect(Math.abs(Number(score) - sum)).toBeLessThan(4e-6);
});
