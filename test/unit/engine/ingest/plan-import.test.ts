import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
