import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { ROOT, startTestEngine, writePolicies, type TestEngine } from '../../support/start-test-engine.ts';

const LEAVE = ['# Leave', '', 'Annual leave is twenty days a year.'];
const KEYS = ['# Keys', '', 'Lost keys are reported to the security desk at once.'];
/** Without a model: what a watched folder brings in is asked for by its keys alone. */
const WATCHING = { background: true, watch: true, modelsFolder: path.join(ROOT, 'test') };
const PATIENCE = { timeout: 30_000, interval: 100 };

interface Setting {
  folder: string;
  policies: string;
  engine: TestEngine;
  /** Starts the program anew on the same data. */
  restart: () => Promise<TestEngine>;
}

async function watching(files: Record<string, string[]>, include?: string[]): Promise<Setting> {
  const folder = makeTestFolder();
  const data = path.join(folder, 'data');
  const policies = writePolicies(path.join(folder, 'policies'), files);
  fs.mkdirSync(policies, { recursive: true });
  const setting: Setting = {
    folder,
    policies,
    engine: startTestEngine(data, WATCHING),
    async restart() {
      await setting.engine.client.stop();
      setting.engine = startTestEngine(data, WATCHING);
      return setting.engine;
    },
  };
  await setting.engine.ask('watchFolder', { library: 'House', folder: policies, include });
  await untilKeys(
    setting,
    Object.keys(files)
      .filter((name) => name.endsWith('.md'))
      .sort(),
  );
  return setting;
}

async function untilKeys({ engine }: Setting, keys: string[]): Promise<void> {
  const present = async () => (await engine.library('House')).documents.map(({ key }) => key);
  await expect.poll(present, PATIENCE).toEqual(keys);
}

async function untilNotices({ engine }: Setting, notices: unknown[]): Promise<void> {
  const told = async () =>
    (await engine.ask('listWatchNotices', {})).map(({ kind, document, movedTo }) => [kind, document?.key, movedTo]);
  await expect.poll(told, PATIENCE).toEqual(notices);
}

/** Two more looks at the folder have come to an end. */
async function afterTwoLooks(setting: Setting): Promise<void> {
  const mark = path.join(setting.policies, `mark-${String(Date.now())}.md`);
  fs.writeFileSync(mark, 'This marks a moment.\n');
  const present = async () =>
    (await setting.engine.library('House')).documents.some(({ key }) => key === path.basename(mark));
  await expect.poll(present, PATIENCE).toBe(true);
}

async function resolveOnly({ engine }: Setting, accept: boolean): Promise<void> {
  const [notice] = await engine.ask('listWatchNotices', {});
  await engine.ask('resolveNotice', { id: notice?.id ?? 0, accept });
}

test('new and changed files come in while the program runs', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  writePolicies(setting.policies, { 'hr/keys.md': KEYS });
  await untilKeys(setting, ['hr/keys.md', 'leave.md']);
  writePolicies(setting.policies, { 'leave.md': ['# Leave', '', 'Annual leave is thirty days a year.'] });
  const version = async () => (await setting.engine.library('House')).documents[1]?.version;
  await expect.poll(version, PATIENCE).toBe('2');
}, 120_000);

test('changes that were made while the program was closed are picked up at start', async () => {
  const setting = await watching({ 'leave.md': LEAVE, 'keys.md': KEYS });
  await setting.engine.client.stop();
  writePolicies(setting.policies, { 'new.md': ['Visitors sign in.'] });
  fs.rmSync(path.join(setting.policies, 'keys.md'));
  await setting.restart();
  await untilKeys(setting, ['keys.md', 'leave.md', 'new.md']);
  await untilNotices(setting, [['deleted', 'keys.md', null]]);
}, 120_000);

test('files that no pattern means are left alone', async () => {
  const setting = await watching({ 'leave.md': LEAVE, 'notes.txt': ['Not for here.'] }, ['*.md']);
  await afterTwoLooks(setting);
  expect((await setting.engine.library('House')).documents.map(({ key }) => key)).not.toContain('notes.txt');
}, 120_000);

test('a file that is being written is waited for', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  const file = path.join(setting.policies, 'growing.md');
  const outcomes: string[] = [];
  setting.engine.client.onEvent((event) => {
    if (event.type === 'file-imported') outcomes.push(`${event.file.key} ${event.file.outcome}`);
  });
  for (let line = 0; line < 12; line++) {
    fs.appendFileSync(file, `Rule ${String(line)} holds in every branch.\n\n`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await untilKeys(setting, ['growing.md', 'leave.md']);
  const document = (await setting.engine.library('House')).documents[0];
  expect([document?.passages, document?.version, outcomes]).toEqual([12, '1', ['growing.md imported']]);
}, 120_000);

test('a renamed file is offered, and its document follows it with its versions and tags', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  const { engine, policies } = setting;
  const { id: library } = await engine.library('House');
  await engine.ask('addTag', { library, document: 'leave.md', place: { line: 3 }, phrasing: 'holiday' });
  const before = (await engine.library('House')).documents[0];
  fs.renameSync(path.join(policies, 'leave.md'), path.join(policies, '休假.md'));
  await untilNotices(setting, [['moved', 'leave.md', '休假.md']]);
  expect((await engine.library('House')).documents.map(({ key }) => key)).toEqual(['leave.md']);
  await resolveOnly(setting, true);
  expect((await engine.library('House')).documents).toMatchObject([
    { key: '休假.md', version: before?.version, sha256: before?.sha256, importedAt: before?.importedAt },
  ]);
  expect((await engine.search('House', 'holiday', { legs: ['words'] })).hits[0]?.document.key).toBe('休假.md');
  await afterTwoLooks(setting);
  await untilNotices(setting, []);
}, 120_000);

test('a reference from before the renaming still leads to its place', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  const [hit] = (await setting.engine.search('House', 'annual leave', { legs: ['words'] })).hits;
  fs.renameSync(path.join(setting.policies, 'leave.md'), path.join(setting.policies, 'holidays.md'));
  await untilNotices(setting, [['moved', 'leave.md', 'holidays.md']]);
  await resolveOnly(setting, true);
  const place = await setting.engine.ask('readReference', { reference: hit?.reference ?? '' });
  expect([place.text, place.document.key]).toEqual(['Annual leave is twenty days a year.', 'holidays.md']);
}, 120_000);

test('a deleted file is offered; kept, it is not told again; back, it can be told anew', async () => {
  const setting = await watching({ 'keys.md': KEYS, 'leave.md': LEAVE });
  const { policies } = setting;
  fs.rmSync(path.join(policies, 'keys.md'));
  await untilNotices(setting, [['deleted', 'keys.md', null]]);
  await resolveOnly(setting, false);
  await afterTwoLooks(setting);
  await untilNotices(setting, []);
  writePolicies(policies, { 'keys.md': KEYS });
  await afterTwoLooks(setting);
  fs.rmSync(path.join(policies, 'keys.md'));
  await untilNotices(setting, [['deleted', 'keys.md', null]]);
  await resolveOnly(setting, true);
  expect((await setting.engine.library('House')).documents.map(({ key }) => key)).not.toContain('keys.md');
}, 120_000);

test('a folder that is gone is one notice and no deletion, and its return withdraws it', async () => {
  const setting = await watching({ 'keys.md': KEYS, 'leave.md': LEAVE });
  const elsewhere = path.join(setting.folder, 'elsewhere');
  fs.renameSync(setting.policies, elsewhere);
  await untilNotices(setting, [['folder-gone', undefined, null]]);
  await untilKeys(setting, ['keys.md', 'leave.md']);
  fs.renameSync(elsewhere, setting.policies);
  await untilNotices(setting, []);
}, 120_000);

test('a file that cannot be read is told once, and again only when it changed', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  const broken = path.join(setting.policies, 'broken.docx');
  const refusals: (string | null)[] = [];
  setting.engine.client.onEvent((event) => {
    if (event.type === 'file-imported' && event.file.outcome === 'refused') refusals.push(event.file.code);
  });
  fs.writeFileSync(broken, 'no archive');
  await expect.poll(() => refusals.length, PATIENCE).toBe(1);
  await afterTwoLooks(setting);
  expect(refusals).toHaveLength(1);
  fs.writeFileSync(broken, '');
  await expect.poll(() => refusals.at(-1), PATIENCE).toBe('file-empty');
}, 120_000);

test('changes come in by the one write path, so they have a report', async () => {
  const { engine } = await watching({ 'leave.md': LEAVE });
  const [report] = await engine.ask('listImports', {});
  expect(report).toMatchObject({ library: 'House', counts: { imported: 1 } });
}, 120_000);

test('a folder that is watched no more is left alone', async () => {
  const setting = await watching({ 'leave.md': LEAVE });
  const [watched] = await setting.engine.ask('listWatchedFolders', {});
  expect(watched).toMatchObject({ folder: setting.policies, network: false, library: { name: 'House' } });
  await setting.engine.ask('unwatchFolder', { id: watched?.id ?? 0 });
  fs.rmSync(path.join(setting.policies, 'leave.md'));
  expect(await setting.engine.ask('listWatchNotices', {})).toEqual([]);
}, 120_000);

test('a folder that is not there cannot be watched', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(path.join(folder, 'data'));
  const input = { library: 'House', folder: path.join(folder, 'nowhere') };
  expect(await engine.client.call('watchFolder', input)).toMatchObject({ error: { code: 'folder-missing' } });
});

test('a document that a person removed stays removed when its file is only touched, and comes back when it changes', async () => {
  const setting = await watching({ 'keys.md': KEYS, 'leave.md': LEAVE });
  const { id } = await setting.engine.library('House');
  await setting.engine.ask('remove', { library: id, document: 'keys.md' });
  fs.utimesSync(path.join(setting.policies, 'keys.md'), new Date(), new Date(Date.now() + 60_000));
  await afterTwoLooks(setting);
  expect((await setting.engine.library('House')).documents.map(({ key }) => key)).not.toContain('keys.md');
  fs.appendFileSync(path.join(setting.policies, 'keys.md'), 'Keys are numbered.\n');
  await expect
    .poll(async () => (await setting.engine.library('House')).documents.map(({ key }) => key), PATIENCE)
    .toContain('keys.md');
}, 120_000);
