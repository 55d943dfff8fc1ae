import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../support/open-test-store.ts';
import { runCli } from '../support/run-cli.ts';
import { writePolicies } from '../support/start-test-engine.ts';

const POLICIES = {
  'leave.md': [
    '# Leave',
    '',
    '4.2 Sick leave is paid for ten days.',
    '',
    '4.3 A doctor’s note is needed after three days.',
  ],
  'keys.md': ['# Keys', '', 'Lost keys are reported to the security desk at once.'],
};

function setUp(): { data: string; policies: string; cli: (...args: string[]) => ReturnType<typeof runCli> } {
  const folder = makeTestFolder();
  const data = path.join(folder, 'data');
  return {
    data,
    policies: writePolicies(path.join(folder, 'policies'), POLICIES),
    cli: (...args) => runCli(['--data', data, ...args]),
  };
}

test('import tells the outcome of each file as JSON and exits 0', async () => {
  const { cli, policies } = setUp();
  const { code, out } = await cli('import', '--library', 'House', '--no-wait', '--json', policies);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    ['keys.md', 'leave.md'].map((key) => ({ file: key, key, outcome: 'imported', code: null, details: {} })),
  ]);
});

test('import exits 3 when a file was refused, and says why', async () => {
  const { cli, policies } = setUp();
  fs.writeFileSync(path.join(policies, 'empty.txt'), '');
  const { code, out } = await cli('import', '--library', 'House', '--no-wait', policies);
  expect([code, out]).toEqual([3, expect.stringContaining('empty.txt: not added. The file is empty.')]);
});

test('a found rule is printed with its citation, and its reference reads back the same words', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', policies);
  const asked = await cli('search', '--library', 'House', '--json', 'How', 'long is sick leave paid?');
  const [hit] = JSON.parse(asked.out).hits;
  expect([asked.code, hit.clause, hit.lines]).toEqual([0, '4.2', [3, 3]]);
  const read = await cli('read', hit.reference);
  expect(read.out.split('\n')[0]).toBe('4.2 Sick leave is paid for ten days.');
  expect(read.out).toContain('Leave · clause 4.2 · line 3 · version 1');
});

test('no rule found exits 1 and says so in the language of the terminal', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const { code, out } = await cli('--language', 'zh-Hans', 'search', '--library', 'House', '§99');
  expect([code, out]).toEqual([1, expect.stringContaining('这些规章中找不到相关规定')]);
});

test('many questions are answered in the order of their lines', async () => {
  const { cli, policies, data } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const queries = path.join(data, '..', 'queries.jsonl');
  fs.writeFileSync(queries, '{"id":"b","text":"lost keys"}\n{"id":"a","text":"§99"}\n');
  const { code, out } = await cli('search', '--library', 'House', '--legs', 'number,words', '--queries', queries);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(answers.map(({ id, answered }) => [id, answered])).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

test('a line that is no question fails alone, and the run exits 3', async () => {
  const { cli, policies, data } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const queries = path.join(data, '..', 'queries.jsonl');
  fs.writeFileSync(queries, '{"id":1}\n{"id":2,"text":"lost keys"}\n');
  const { code, out } = await cli('search', '--library', 'House', '--legs', 'words', '--queries', queries);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([code, first, second.answered]).toEqual([3, { id: 1, error: { code: 'invalid-input' } }, true]);
});

test.each([
  ['an unknown command', ['fly']],
  ['an unknown option', ['list', '--wings']],
  ['a library that does not exist', ['search', '--library', 'Nowhere', 'leave']],
  ['no library', ['search', 'leave']],
  ['no question', ['search', '--library', 'House']],
  ['a status that does not exist', ['search', '--library', 'House', '--status', 'old', 'leave']],
  ['a day that does not exist', ['search', '--library', 'House', '--as-of', '2025-02-30', 'leave']],
  ['an unknown language', ['--language', 'fr', 'list']],
  ['--as with two files', ['import', '--library', 'House', '--as', 'x', 'a', 'b']],
  ['something that is no reference', ['read', 'hello']],
])('%s exits 2 with one sentence on standard error', async (_what, args) => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const { code, out, err } = await cli(...args);
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
});

test('list names documents with version, status and counts', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', policies);
  const { out } = await cli('list', '--json');
  expect(JSON.parse(out)).toEqual([
    {
      library: 'House',
      documents: [
        { key: 'keys.md', title: 'Keys', version: '1', status: 'in-force', passages: 1, embedded: 1 },
        { key: 'leave.md', title: 'Leave', version: '1', status: 'in-force', passages: 2, embedded: 2 },
      ],
    },
  ]);
});

test('passages gives each passage as a line of JSON whose offsets cut it out of the file', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const { out } = await cli('passages', '--library', 'House', '--json');
  const source = fs.readFileSync(path.join(policies, 'leave.md'), 'utf8');
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((row) => row.document.key === 'leave.md');
  expect(rows.map(({ text, clause, lines }) => ({ text, clause, lines }))).toEqual([
    { text: '4.2 Sick leave is paid for ten days.', clause: '4.2', lines: [3, 3] },
    { text: '4.3 A doctor’s note is needed after three days.', clause: '4.3', lines: [5, 5] },
  ]);
  expect(rows.map(({ offsets: [start, end] }) => source.slice(start, end))).toEqual(rows.map(({ text }) => text));
});

test('a tag from the terminal leads to its rule', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  const tagged = await cli(
    'tag',
    '--library',
    'House',
    '--document',
    'leave.md',
    '--line',
    '3',
    '--add',
    'duvet day',
    '--author',
    'Ana',
  );
  expect(tagged.code).toBe(0);
  const { out } = await cli('search', '--library', 'House', '--legs', 'words', '--json', 'duvet day');
  expect(JSON.parse(out).hits[0].lines).toEqual([3, 3]);
});

test('a removed document is not listed, and verify finds nothing wrong', async () => {
  const { cli, policies } = setUp();
  await cli('import', '--library', 'House', '--no-wait', policies);
  await cli('remove', '--library', 'House', '--document', 'keys.md');
  expect(JSON.parse((await cli('list', '--json')).out)[0].documents).toHaveLength(1);
  const { code, out } = await cli('verify', '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { ok: true, problems: [] }]);
});

test('--version prints the version and --help every command', async () => {
  const { cli } = setUp();
  expect((await cli('--version')).out).toBe('0.1.0\n');
  const { out } = await cli('--help');
  for (const command of ['import', 'search', 'read', 'list', 'remove', 'tag', 'passages', 'verify']) {
    expect(out).toContain(command);
  }
});
