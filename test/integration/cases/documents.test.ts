import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { placesOf, startTestEngine, writePolicies, type TestEngine } from '../../support/start-test-engine.ts';

const LEAVE = ['# Leave', '', 'Annual leave is twenty days a year.'];
const KEYS = ['# Keys', '', 'Lost keys are reported to the security desk at once.'];

async function keysOf(engine: TestEngine): Promise<string[]> {
  return (await engine.library('House')).documents.map(({ key }) => key);
}

async function found(engine: TestEngine, query: string): Promise<string[]> {
  const { hits, nearest } = await engine.search('House', query);
  return [...hits, ...nearest].map(({ text }) => text);
}

test('documents imported one after the other are both there, and both are found after a restart', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE, 'keys.md': KEYS });
  const first = startTestEngine(folder);
  await first.importFiles('House', path.join(policies, 'leave.md'));
  await first.importFiles('House', path.join(policies, 'keys.md'));
  await first.ask('waitForVectors', {});
  expect(await keysOf(first)).toEqual(['keys.md', 'leave.md']);
  await first.client.stop();

  const second = startTestEngine(folder);
  expect(await keysOf(second)).toEqual(['keys.md', 'leave.md']);
  expect(placesOf(await second.search('House', 'How many days of annual leave are there?'))).toContain('leave.md:3');
  expect(placesOf(await second.search('House', 'Who do I tell about lost keys?'))).toContain('keys.md:3');
});

test('importing the same file again changes nothing', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE });
  const engine = startTestEngine(folder);
  await engine.importFiles('House', policies);
  const before = await engine.library('House');
  const [again] = await engine.importFiles('House', policies);
  expect(again?.outcome).toBe('unchanged');
  expect(await engine.library('House')).toEqual(before);
});

test('a changed file is a new version, and the old text is no longer found', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE });
  const engine = startTestEngine(folder);
  await engine.importFiles('House', policies);
  writePolicies(policies, { 'leave.md': ['# Leave', '', 'Annual leave is thirty days a year.'] });
  const [changed] = await engine.importFiles('House', policies);
  await engine.ask('waitForVectors', {});
  expect(changed?.outcome).toBe('new-version');
  expect(await found(engine, 'annual leave days')).toEqual(['Annual leave is thirty days a year.']);
});

test('the superseded text is found when it is asked for', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE });
  const engine = startTestEngine(folder);
  await engine.importFiles('House', policies);
  writePolicies(policies, { 'leave.md': ['# Leave', '', 'Annual leave is thirty days a year.'] });
  await engine.importFiles('House', policies);
  const { hits } = await engine.search('House', 'annual leave days', { scope: { statuses: ['superseded'] } });
  expect(hits[0]).toMatchObject({ text: 'Annual leave is twenty days a year.', version: { status: 'superseded' } });
});

test('a removed document is gone from text, words, meaning and counts', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE, 'keys.md': KEYS });
  const engine = startTestEngine(folder);
  await engine.importFiles('House', policies);
  await engine.ask('waitForVectors', {});
  const library = await engine.library('House');
  const [hit] = (await engine.search('House', 'lost keys')).hits;
  await engine.ask('remove', { library: library.id, document: 'keys.md' });

  expect(await keysOf(engine)).toEqual(['leave.md']);
  expect(await found(engine, 'lost keys')).not.toContain(KEYS[2]);
  const read = await engine.client.call('readReference', { reference: hit?.reference ?? '' });
  expect(read).toMatchObject({ ok: false, error: { code: 'document-unknown' } });
  expect(await engine.ask('status', {})).toMatchObject({ passages: 1, embedded: 1 });
});

test('a removal is taken back with its words at once', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'keys.md': KEYS });
  const engine = startTestEngine(folder);
  await engine.importFiles('House', policies);
  const { id } = await engine.library('House');
  await engine.ask('remove', { library: id, document: 'keys.md' });
  await engine.ask('restore', { library: id, document: 'keys.md' });
  expect(placesOf(await engine.search('House', 'lost keys', { legs: ['words'] }))).toEqual(['keys.md:3']);
});

test('a demo document that was removed stays removed after a restart', async () => {
  const folder = makeTestFolder();
  const first = startTestEngine(folder);
  await first.ask('importDemo', {});
  const cedar = await first.library('Cedar Ridge');
  await first.ask('remove', { library: cedar.id, document: 'purchasing-policy.md' });
  await first.client.stop();

  const second = startTestEngine(folder);
  await second.ask('importDemo', {});
  const { documents } = await second.library('Cedar Ridge');
  expect(documents.map(({ key }) => key)).toEqual(
    cedar.documents.map(({ key }) => key).filter((key) => key !== 'purchasing-policy.md'),
  );
});

test('a demo library that is removed while its files are still read stays removed', async () => {
  const engine = startTestEngine(makeTestFolder());
  const removed = new Promise<void>((resolve) => {
    engine.client.onEvent((event) => {
      if (event.type !== 'file-imported' || event.file.library !== 'Brightline') return;
      void engine
        .library('Brightline')
        .then(({ id }) => engine.ask('remove', { library: id }))
        .then(() => {
          resolve();
        }, resolve);
    });
  });
  await Promise.all([engine.ask('importDemo', {}), removed]);
  const names = (await engine.ask('listLibraries', {})).map(({ name }) => name);
  expect(names).not.toContain('Brightline');
  expect(names).toContain('Cedar Ridge');
});

test('files that still wait when their library is removed are refused by name and do not bring it back', async () => {
  const folder = makeTestFolder();
  const rules = Array.from({ length: 60 }, (_, index) => [
    `${String(index + 10)}.txt`,
    [`Rule ${String(index)} holds.`],
  ]);
  const policies = writePolicies(`${folder}/policies`, Object.fromEntries(rules) as Record<string, string[]>);
  const engine = startTestEngine(path.join(folder, 'data'));
  const removed = new Promise<unknown>((resolve) => {
    const forget = engine.client.onEvent((event) => {
      if (event.type !== 'file-imported') return;
      forget();
      resolve(engine.library('Depot').then(({ id }) => engine.ask('remove', { library: id })));
    });
  });
  const outcomes = await engine.importFiles('Depot', policies);
  await removed;
  expect(outcomes[0]).toMatchObject({ outcome: 'imported' });
  expect(outcomes.at(-1)).toMatchObject({ file: '69.txt', outcome: 'refused', code: 'library-removed' });
  expect(await engine.ask('listLibraries', {})).toEqual([]);
});

test('a file that cannot be read is refused by name, and the others come in', async () => {
  const folder = makeTestFolder();
  const policies = writePolicies(`${folder}/policies`, { 'leave.md': LEAVE, 'empty.txt': [] });
  fs.writeFileSync(path.join(policies, 'empty.txt'), '');
  fs.writeFileSync(path.join(policies, 'old.doc'), Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  const engine = startTestEngine(folder);
  const outcomes = await engine.importFiles('House', policies);
  expect(outcomes.map(({ key, outcome, code }) => [key, outcome, code])).toEqual([
    ['empty.txt', 'refused', 'file-empty'],
    ['leave.md', 'imported', null],
    ['old.doc', 'refused', 'format-unsupported'],
  ]);
  const { notSearched } = await engine.search('House', 'leave');
  expect(notSearched.map(({ file, code }) => [file, code])).toEqual([
    ['empty.txt', 'file-empty'],
    ['old.doc', 'format-unsupported'],
  ]);
});

test('an answer names the documents that are not in force on its day', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(path.join(folder, 'data'));
  const policies = writePolicies(`${folder}/policies`, {
    'draft.md': ['---', 'status: draft', '---', ...LEAVE],
    'ended.md': ['---', 'effective: 2001-01-01', 'until: 2002-12-31', '---', ...LEAVE],
    'keys.md': KEYS,
    'later.md': ['---', 'effective: 2999-01-01', '---', ...LEAVE],
  });
  await engine.importFiles('House', policies);
  const { answered, notSearched } = await engine.search('House', 'How many days of annual leave are there?');
  expect(answered).toBe(false);
  expect(notSearched).toEqual([
    { file: 'draft.md', code: 'not-in-force', details: expect.objectContaining({ status: 'draft' }) },
    { file: 'ended.md', code: 'not-in-force', details: { status: 'in-force', from: '2001-01-01', to: '2002-12-31' } },
    { file: 'later.md', code: 'not-in-force', details: { status: 'in-force', from: '2999-01-01', to: null } },
  ]);
  const drafts = await engine.search('House', 'annual leave', { scope: { statuses: ['draft'] } });
  expect(drafts).toMatchObject({ answered: true, notSearched: [] });
});

test('an encoding that a person chose reads the next version of the document as well', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(path.join(folder, 'data'));
  const file = path.join(folder, 'leave.txt');
  const { id } = await engine
    .ask('importFiles', { library: 'House', paths: [saved(file, '休假')], encoding: 'big5' })
    .then(() => engine.library('House'));
  const [next] = await engine.importFiles('House', saved(file, '休假休假'));
  expect(next).toMatchObject({ outcome: 'new-version', encoding: 'big5', problems: [] });
  expect((await engine.ask('openDocument', { library: id, document: 'leave.txt' })).text).toBe('休假休假');
});

/** Writes 休假 in Big5, which is other text in any other encoding. */
function saved(file: string, text: string): string {
  const bytes = { 休: [0xa5, 0xf0], 假: [0xb0, 0xb2] };
  fs.writeFileSync(file, Buffer.from([...text].flatMap((character) => bytes[character as keyof typeof bytes])));
  return file;
}
