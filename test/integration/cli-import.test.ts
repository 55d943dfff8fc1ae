import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../support/open-test-store.ts';
import { runCli, startCli, whenEnded, type CliRun } from '../support/run-cli.ts';
import { ROOT, writePolicies } from '../support/start-test-engine.ts';

const KEYS = ['Lost keys are reported to the security desk at once.'];

/** What an Office file looks like that is locked with a password: an OLE container with the encrypted package in it. */
const LOCKED = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);

interface Setting {
  data: string;
  policies: string;
  cli: (...args: string[]) => Promise<CliRun>;
  /** Imports without waiting for vectors. */
  bringIn: (...args: string[]) => Promise<CliRun>;
}

function setUp(files: Record<string, readonly string[]> = {}): Setting {
  const folder = makeTestFolder();
  const data = path.join(folder, 'data');
  const policies = writePolicies(path.join(folder, 'policies'), files);
  fs.mkdirSync(policies, { recursive: true });
  const cli = (...args: string[]) => runCli(['--data', data, ...args]);
  return { data, policies, cli, bringIn: (...args) => cli('import', '--no-wait', '--library', 'House', ...args) };
}

test('the last line tells how many files came in, on standard error', async () => {
  const { bringIn, policies } = setUp({ 'a.md': KEYS, 'b.md': ['Visitors sign in.'] });
  await bringIn(path.join(policies, 'a.md'));
  fs.writeFileSync(path.join(policies, 'c.txt'), '');
  const { err, out } = await bringIn(policies);
  expect(err).toContain('Added: 1. New versions: 0. Unchanged: 1. Not added: 1.');
  expect(out).not.toContain('Added:');
});

test('what in a file is not searched stands below it', async () => {
  const { bringIn, policies } = setUp();
  fs.writeFileSync(
    path.join(policies, 'odd.txt'),
    Buffer.from([...Buffer.from('Ten euros ('), 0x80, ...Buffer.from('10).\n')]),
  );
  const { out } = await bringIn(policies);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'odd.txt: added (read as windows-1252)',
    expect.stringContaining('  The file does not name its characters'),
  ]);
});

test('a name that holds a line feed is one line', async () => {
  const { bringIn, policies } = setUp({ 'two\nlines.md': KEYS });
  expect((await bringIn(policies)).out).toBe('two\\nlines.md: added\n');
});

test('--include brings in only what it means', async () => {
  const { bringIn, policies } = setUp({ 'a.md': KEYS, 'hr/b.txt': KEYS, 'c.html': ['<p>Rule.'] });
  const { out } = await bringIn('--include', '*.md', '--include', 'hr/**', '--json', policies);
  expect(JSON.parse(out).map(({ key }: { key: string }) => key)).toEqual(['a.md', 'hr/b.txt']);
});

test.each([
  ['an encoding that does not exist', ['--encoding', 'big6']],
  ['a file of passwords that does not exist', ['--password-file', '/nowhere/password']],
])('%s exits 2 with one sentence', async (_what, options) => {
  const { bringIn, policies } = setUp({ 'a.md': KEYS });
  const { code, out, err } = await bringIn(...options, policies);
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
});

test('--encoding reads a file that is there again, and the report keeps what it was read with', async () => {
  const { bringIn, cli, policies } = setUp({ 'a.txt': KEYS });
  await bringIn(policies);
  const { out } = await bringIn('--encoding', 'UTF-8', '--json', policies);
  const again = { file: 'a.txt', key: 'a.txt', outcome: 'imported', code: null, details: { reread: true } };
  expect(JSON.parse(out)).toEqual([again]);
  const report = JSON.parse((await cli('imports', '2', '--json')).out);
  expect(report.files).toEqual([{ ...again, problems: [], encoding: 'utf-8' }]);
});

test('imports lists what was imported, the newest first, and prints one report', async () => {
  const { bringIn, cli, policies } = setUp({ 'a.md': KEYS });
  await bringIn(policies);
  await bringIn(policies);
  const listed = (await cli('imports')).out.trim().split('\n');
  expect(listed.map((line) => line.replace(/ {2}.* {2}House/, ' House'))).toEqual([
    '2 House  Added: 0. New versions: 0. Unchanged: 1. Not added: 0.',
    '1 House  Added: 1. New versions: 0. Unchanged: 0. Not added: 0.',
  ]);
  expect((await cli('imports', '1')).out).toContain('\na.md: added\n');
});

test('a report that does not exist exits 2', async () => {
  expect(await setUp().cli('imports', '7')).toMatchObject({ code: 2, err: expect.stringContaining('no report') });
});

test('a link is refused by name, and the others come in', async () => {
  const { bringIn, policies } = setUp({ 'a.md': KEYS });
  fs.symlinkSync('/etc/passwd', path.join(policies, 'link.txt'));
  const { code, out } = await bringIn(policies);
  expect([code, out.split('\n').map((line) => line.split('.').slice(0, 2).join('.'))]).toEqual([
    3,
    ['link.txt: not added', 'a.md: added', ''],
  ]);
});

test('a locked file is refused without a question where nobody can be asked', async () => {
  const { bringIn, policies } = setUp();
  fs.writeFileSync(path.join(policies, 'locked.docx'), LOCKED);
  const { code, err, out } = await bringIn(policies);
  expect([code, out]).toEqual([3, expect.stringContaining('locked.docx: not added. The file is locked')]);
  expect(err).not.toContain('Password');
});

test('on a terminal the password of a locked file is asked for and not shown; nothing leaves the file out', async () => {
  const { data, policies } = setUp();
  fs.writeFileSync(path.join(policies, 'locked.docx'), LOCKED);
  const program = path.join(ROOT, 'bin', 'policy-lookup');
  const command = `'${program}' --data '${data}' import --no-wait --library House '${policies}'`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, LC_ALL: 'C', ELECTRON_RUN_AS_NODE: '' },
  });
  const ended = whenEnded(child);
  const answers = ['open sesame\r', '\r'];
  let shown = '';
  child.stdout.on('data', (chunk: string) => {
    shown += chunk;
    const asked = shown.split('Password for locked.docx').length - 1;
    for (const answer of answers.splice(0, asked - (2 - answers.length))) child.stdin.write(answer);
  });
  const { out } = await ended;
  expect(out.match(/Password for locked\.docx/g)).toHaveLength(2);
  expect(out).not.toContain('sesame');
  expect(out).toContain('Not added: 1.');
});

test('watch adds, lists and stops folders', async () => {
  const { cli, policies } = setUp({ 'a.md': KEYS });
  const added = await cli('watch', '--library', 'House', '--include', '*.md', policies);
  expect([added.code, added.out]).toEqual([0, expect.stringContaining(`${policies} is watched.`)]);
  expect((await cli('watch', '--list')).out).toBe(`House: ${policies} (*.md)\n`);
  expect((await cli('watch', '--stop', policies)).code).toBe(0);
  expect(await cli('watch', '--list', '--json')).toMatchObject({ code: 0, out: '[]\n' });
  expect((await cli('watch', '--stop', policies)).code).toBe(2);
});

test('watch alone brings changes in until it is ended, and its notices are decided in the terminal', async () => {
  const { cli, data, policies } = setUp({ 'a.md': KEYS });
  await cli('watch', '--library', 'House', policies);
  const child = startCli(['--data', data, 'watch']);
  const ended = whenEnded(child);
  const keys = async () =>
    JSON.parse((await cli('list', '--json')).out)[0].documents.map(({ key }: { key: string }) => key);
  await expect.poll(keys, { timeout: 30_000 }).toEqual(['a.md']);
  fs.renameSync(path.join(policies, 'a.md'), path.join(policies, 'b.md'));
  const notices = async () => JSON.parse((await cli('watch', '--notices', '--json')).out);
  await expect.poll(async () => (await notices()).length, { timeout: 30_000 }).toBe(1);
  child.kill('SIGTERM');
  const { code, out, err } = await ended;
  expect([code, out, err]).toEqual([0, 'a.md: added\n', expect.stringContaining('1 notice waits for a decision.')]);
  const [{ id }] = await notices();
  expect((await cli('watch', '--notices')).out).toBe(`${String(id)}  House: a.md is called b.md in its folder now\n`);
  expect((await cli('watch', '--resolve', String(id))).code).toBe(2);
  expect((await cli('watch', '--resolve', String(id), '--accept')).code).toBe(0);
  expect(await keys()).toEqual(['b.md']);
  expect((await cli('watch', '--resolve', String(id), '--keep')).code).toBe(2);
}, 120_000);
