import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashFile } from '../../../../electron/engine/ingest/hash-file.ts';
import { makeTestFolder } from '../../../support/open-test-store.ts';
import { withoutRights } from '../../../support/without-rights.ts';

const NEVER = new AbortController().signal;

test('the hash is that of the bytes', async () => {
  const file = path.join(makeTestFolder(), 'leave.txt');
  fs.writeFileSync(file, 'Ten days.\n');
  // sha256sum of the ten bytes "Ten days.\n"
  const value = '7e6164e125f0dd0ee66823a6afb67fbb3df47907b6482dd8c7f23b4a328bea6a';
  expect(await hashFile(file, NEVER)).toEqual({ ok: true, value });
});

test('a file that may not be read is refused', async () => {
  const file = path.join(makeTestFolder(), 'closed.txt');
  fs.writeFileSync(file, 'Ten days.\n');
  const hashed = await withoutRights(file, () => hashFile(file, NEVER));
  expect(hashed).toMatchObject({ error: { code: 'file-unreadable' } });
});

test('a pipe is refused without waiting for its writer', async () => {
  const file = path.join(makeTestFolder(), 'pipe.txt');
  execFileSync('mkfifo', [file]);
  expect(await hashFile(file, NEVER)).toMatchObject({ error: { code: 'not-a-file' } });
});

test('a file that is gone is refused as missing', async () => {
  expect(await hashFile(path.join(makeTestFolder(), 'gone.txt'), NEVER)).toMatchObject({
    error: { code: 'file-missing' },
  });
});
