import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createGivenFiles } from '../../../electron/main/given-files.ts';
import { createFileGrants } from '../../../electron/main/ipc/file-grants.ts';

function fileThatIsThere(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'given-'));
  onTestFinished(() => {
    fs.rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, '差旅.md');
  fs.writeFileSync(file, '# 差旅');
  return file;
}

test('the window learns the name of a given file, and a grant that leads to it', () => {
  const grants = createFileGrants();
  const given = createGivenFiles(grants);
  const file = fileThatIsThere();
  given.give([file]);
  const taken = given.take();
  expect(taken?.names).toEqual(['差旅.md']);
  expect(grants.pathsOf(taken?.grant ?? '')).toEqual([file]);
});

test('files are taken once', () => {
  const given = createGivenFiles(createFileGrants());
  given.give([fileThatIsThere()]);
  given.take();
  expect(given.take()).toBeNull();
});

test('a file that is not there, or has no full path, is passed over', () => {
  const given = createGivenFiles(createFileGrants());
  expect(given.give(['/nowhere/rules.md', 'package.json'])).toEqual([]);
  expect(given.take()).toBeNull();
});
