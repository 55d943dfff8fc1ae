import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutRights } from '../../../support/without-rights.ts';
import { planImport } from '../../../../electron/engine/ingest/plan-import.ts';

let folder = '';
const unknown = () => null;

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'plan-import-')));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, name);
  }
}

test('a folder stands for every file below it, its keys relative to it and in order', async () => {
  write('b.md', 'hr/leave.md', 'a.txt');
  const planned = await planImport([folder], unknown);
  expect(planned.files.map(({ key, sourceFolder }) => [key, sourceFolder])).toEqual([
    ['a.txt', folder],
    ['b.md', folder],
    ['hr/leave.md', folder],
  ]);
});

test('hidden files and folders are passed over', async () => {
  write('a.md', '.DS_Store', '.git/config', 'x/.hidden.md');
  expect((await planImport([folder], unknown)).files.map(({ key }) => key)).toEqual(['a.md']);
});

test('of a folder only the files that a pattern means are planned; a named file always is', async () => {
  write('a.md', 'hr/b.pdf', 'notes.txt');
  const { files } = await planImport([folder, path.join(folder, 'notes.txt')], unknown, ['*.pdf']);
  expect(files.map(({ key }) => key)).toEqual(['hr/b.pdf', 'notes.txt']);
});

test('a link and a pipe are passed over by name', async () => {
  write('a.md');
  fs.symlinkSync('a.md', path.join(folder, 'b.md'));
  execFileSync('mkfifo', [path.join(folder, 'c.md')]);
  const { passedOver } = await planImport([folder], unknown);
  expect(passedOver.map(({ key, error }) => [key, error.code])).toEqual([
    ['b.md', 'link-not-followed'],
    ['c.md', 'not-a-file'],
  ]);
});

test('a folder that cannot be opened is passed over by name, and the others go on', async () => {
  write('a.md', 'closed/b.md', 'open/c.md');
  const plan = await withoutRights(path.join(folder, 'closed'), () => planImport([folder], unknown, ['*.md']));
  expect(plan.files.map(({ key }) => key)).toEqual(['a.md', 'open/c.md']);
  expect(plan.passedOver.map(({ key, error }) => [key, error.code])).toEqual([['closed', 'folder-unreadable']]);
});

test('a path of more than a thousand characters and a name of 255 bytes are planned like any other', async () => {
  const long = [...Array<string>(6).fill('規'.repeat(60)), `${'a'.repeat(252)}.md`].join('/');
  write(long);
  expect((await planImport([folder], unknown)).files.map(({ key }) => key)).toEqual([long]);
});

test('a link out of a folder is not followed', async () => {
  write('a.md');
  fs.symlinkSync('/etc', path.join(folder, 'outside'));
  expect((await planImport([folder], unknown)).files.map(({ key }) => key)).toEqual(['a.md']);
});

test('a file that is named has its name as key', async () => {
  write('hr/leave.md');
  const {
    files: [planned],
  } = await planImport([path.join(folder, 'hr', 'leave.md')], unknown);
  expect(planned).toMatchObject({ key: 'leave.md', sourceFolder: path.join(folder, 'hr') });
});

test('a named file that the library knows keeps its key there', async () => {
  write('hr/leave.md');
  const known = { key: 'hr/leave.md', sourceFolder: folder };
  const {
    files: [planned],
  } = await planImport([path.join(folder, 'hr', 'leave.md')], () => known);
  expect(planned).toMatchObject(known);
});

test('a decomposed name becomes a composed key', async () => {
  write('re\u0301sume\u0301.md');
  expect((await planImport([folder], unknown)).files.map(({ key }) => key)).toEqual(['r\u00e9sum\u00e9.md']);
});

test('of two names that differ only in their composition the decomposed one is passed over by name', async () => {
  write('r\u00e9sum\u00e9.md', 're\u0301sume\u0301.md');
  const { files, passedOver } = await planImport([folder], unknown);
  expect(files.map(({ file }) => file)).toEqual(['r\u00e9sum\u00e9.md']);
  expect(passedOver.map(({ file, error }) => [file, error.code])).toEqual([['re\u0301sume\u0301.md', 'key-taken']]);
});

test('a file that is named twice is planned once', async () => {
  write('a.md');
  expect((await planImport([path.join(folder, 'a.md'), folder], unknown)).files).toHaveLength(1);
});

test('a path that does not exist is an error that names the file', async () => {
  await expect(planImport([path.join(folder, 'gone.md')], unknown)).rejects.toMatchObject({
    code: 'file-missing',
    details: { file: 'gone.md' },
  });
});
