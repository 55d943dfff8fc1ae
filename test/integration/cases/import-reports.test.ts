import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ImportReport } from '../../../shared/import-report.ts';
import { writeCorpus } from '../../support/generated-corpus.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { startCli, whenEnded } from '../../support/run-cli.ts';
import { startTestEngine, writePolicies, type TestEngine } from '../../support/start-test-engine.ts';

const KEYS = ['# Keys', '', 'Lost keys are reported to the security desk at once.'];
const LEAVE = ['# Leave', '', 'Annual leave is twenty days a year.'];

function setUp(files: Record<string, string[]>): { engine: TestEngine; policies: string; data: string } {
  const folder = makeTestFolder();
  const data = path.join(folder, 'data');
  return { engine: startTestEngine(data), policies: writePolicies(path.join(folder, 'policies'), files), data };
}

async function lastReport(engine: TestEngine): Promise<ImportReport> {
  const [last] = await engine.ask('listImports', {});
  return engine.ask('readImport', { id: last?.id ?? 0 });
}

test('the report of an import is there after a restart, with what was refused and why', async () => {
  const { engine, policies, data } = setUp({ 'keys.md': KEYS });
  fs.writeFileSync(path.join(policies, 'empty.txt'), '');
  fs.symlinkSync('keys.md', path.join(policies, 'link.md'));
  await engine.importFiles('House', policies);
  await engine.client.stop();
  const report = await lastReport(startTestEngine(data));
  expect(report).toMatchObject({ library: 'House', ending: 'done' });
  expect(report.files.map(({ key, outcome, code, encoding }) => [key, outcome, code, encoding])).toEqual([
    ['link.md', 'refused', 'link-not-followed', null],
    ['empty.txt', 'refused', 'file-empty', null],
    ['keys.md', 'imported', null, 'utf-8'],
  ]);
});

test('what was passed over in a folder is named to every search until it is there no more', async () => {
  const { engine, policies } = setUp({ 'keys.md': KEYS });
  fs.symlinkSync('/etc', path.join(policies, 'outside'));
  await engine.importFiles('House', policies);
  expect((await engine.search('House', 'lost keys', { legs: ['words'] })).notSearched).toEqual([
    { file: 'outside', code: 'link-not-followed', details: {} },
  ]);
  fs.rmSync(path.join(policies, 'outside'));
  await engine.importFiles('House', policies);
  expect((await engine.search('House', 'lost keys', { legs: ['words'] })).notSearched).toEqual([]);
});

test('each demo library has a report of its own', async () => {
  const { engine } = setUp({});
  const files = await engine.ask('importDemo', {});
  const reports = await engine.ask('listImports', {});
  const libraries = [...new Set(files.map(({ library }) => library))];
  expect(reports.map(({ library }) => library).sort()).toEqual(libraries.sort());
  expect(reports.reduce((sum, { counts }) => sum + counts.imported, 0)).toBe(files.length);
});

test('an import that is cancelled by its id keeps what was done, whole, and leaves nothing in the queue', async () => {
  const { engine, policies } = setUp({});
  writeCorpus(policies, 4_000);
  const controller = new AbortController();
  let done = 0;
  engine.client.onEvent((event) => {
    if (event.type === 'file-imported' && ++done === 3) controller.abort();
  });
  const input = { library: 'House', paths: [policies] };
  expect(await engine.client.call('importFiles', input, { signal: controller.signal })).toMatchObject({
    error: { code: 'cancelled' },
  });
  await expect.poll(async () => (await engine.ask('status', {})).filesWaiting, { timeout: 30_000 }).toBe(0);
  const { documents } = await engine.library('House');
  const report = await lastReport(engine);
  expect(report.ending).toBe('cancelled');
  expect(report.files.map(({ key }) => key)).toEqual(documents.map(({ key }) => key));
  expect(documents.length).toBeLessThan(40);
  expect(documents.filter(({ passages }) => passages !== 100)).toEqual([]);
  expect(await engine.ask('verify', {})).toMatchObject({ ok: true });
});

test('an import that was killed goes on in the same report', async () => {
  const { policies, data, engine: first } = setUp({});
  await first.client.stop();
  writeCorpus(policies, 4_000);
  const child = startCli(['--data', data, 'import', '--no-wait', '--library', 'House', policies]);
  const ended = whenEnded(child);
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  await ended;
  const engine = startTestEngine(data, { background: true });
  await expect.poll(async () => (await engine.ask('listImports', {}))[0]?.ending, { timeout: 60_000 }).toBe('done');
  const [{ counts } = { counts: null }, ...others] = await engine.ask('listImports', {});
  expect(others).toEqual([]);
  // A file that was stored when the process died, but not yet in the report, is found unchanged.
  expect((counts?.imported ?? 0) + (counts?.unchanged ?? 0)).toBe(40);
}, 120_000);

test('the same file in two folders is two documents, and the report says of which', async () => {
  const { engine, policies } = setUp({ 'hr/leave.md': LEAVE, 'site/leave.md': LEAVE });
  const outcomes = await engine.importFiles('House', policies);
  expect(outcomes.map(({ key, details }) => [key, details])).toEqual([
    ['hr/leave.md', {}],
    ['site/leave.md', { sameBytesAs: 'hr/leave.md' }],
  ]);
});

test('names with emoji, line feeds, Chinese, 255 bytes and a long path come in and are found by their names', async () => {
  const names = [
    '🚲 rules.md',
    'two\nlines.md',
    '差旅規定.md',
    `${'長'.repeat(84)}.md`,
    `${Array<string>(8).fill('d'.repeat(60)).join('/')}/deep.md`,
  ];
  const { engine, policies } = setUp(
    Object.fromEntries(names.map((name, index) => [name, [`Rule ${String(index)} holds.`]])),
  );
  const outcomes = await engine.importFiles('House', policies);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(names.map(() => 'imported'));
  expect((await engine.library('House')).documents.map(({ key }) => key).sort()).toEqual([...names].sort());
  expect((await engine.search('House', 'rule 2', { legs: ['words'] })).hits[0]?.document.key).toBe('差旅規定.md');
});

test('data and model in folders with Chinese names work, meaning too', async () => {
  const folder = makeTestFolder();
  const options = startTestEngine(path.join(folder, '一'));
  await options.client.stop();
  const models = path.join(folder, '模型');
  fs.cpSync(path.resolve('models'), models, { recursive: true });
  const engine = startTestEngine(path.join(folder, '使用者', '資料'), { modelsFolder: models });
  await engine.importFiles('House', writePolicies(path.join(folder, '規章'), { '鑰匙.md': KEYS }));
  await engine.ask('waitForVectors', {});
  const { hits } = await engine.search('House', 'Who do I tell about lost keys?', { legs: ['meaning'] });
  expect(hits[0]?.document.key).toBe('鑰匙.md');
});
