import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReaderHost, type ReaderHost } from '../../electron/client/reader-host.ts';
import { spawnReader } from '../../electron/client/spawn-reader.ts';
import type { ReaderReply } from '../../electron/engine/read/reader-messages.ts';
import { buildForNode, type BuiltProgram } from '../support/build-for-node.ts';
import { isProcessAlive } from '../support/is-process-alive.ts';

let reader: BuiltProgram;
let program: BuiltProgram;
let stuck: BuiltProgram;
let folder: string;
let host: ReaderHost;

beforeAll(async () => {
  reader = await buildForNode('electron/engine/read/reader-process.ts');
  program = await buildForNode('test/fixtures/processes/program-with-reader.ts');
  stuck = await buildForNode('test/fixtures/processes/program-with-stuck-child.ts');
  folder = mkdtempSync(path.join(tmpdir(), 'policy-lookup-read-'));
  host = createReaderHost(() => spawnReader(reader.file));
});

afterAll(() => {
  host.close();
  for (const built of [reader, program, stuck]) built.remove();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

function read(name: string): Promise<ReaderReply> {
  return host.read({ file: path.join(folder, name), fileName: name });
}

describe('the reader process', () => {
  it('answers with the document, the size and the hash of the bytes', async () => {
    write('leave.txt', 'Ten days.\n');
    expect(await read('leave.txt')).toEqual({
      ok: true,
      // sha256sum of the ten bytes "Ten days.\n"
      sha256: '7e6164e125f0dd0ee66823a6afb67fbb3df47907b6482dd8c7f23b4a328bea6a',
      byteLength: 10,
      document: {
        format: 'text',
        encoding: 'utf-8',
        text: 'Ten days.\n',
        hasLines: true,
        blocks: [{ type: 'paragraph', start: 0, end: 9 }],
        pages: null,
        fields: { title: 'leave' },
        problems: [],
      },
    });
  });

  it.each([
    ['missing.txt', () => undefined, { code: 'file-missing', details: { reason: 'ENOENT' } }],
    ['folder.txt', (file: string) => mkdirSync(file), { code: 'file-unreadable', details: { reason: 'not-a-file' } }],
    ['empty.md', (file: string) => writeFileSync(file, ''), { code: 'file-empty', details: {} }],
    [
      'huge.txt',
      (file: string) => {
        writeFileSync(file, '');
        truncateSync(file, 209_715_201);
      },
      { code: 'file-too-large', details: { bytes: 209_715_201, limit: 209_715_200 } },
    ],
  ])('refuses %s with the reason', async (name, prepare, error) => {
    prepare(path.join(folder, name));
    expect(await read(name)).toEqual({ ok: false, error });
  });

  it('reads pages with 100,000 elements inside one another, and the next file', async () => {
    write('deep.html', `${'<div>'.repeat(100_000)}deep`);
    write('next.html', '<p>Ten days.');
    const texts = (await Promise.all([read('deep.html'), read('next.html')])).map(
      (reply) => reply.ok && reply.document.text,
    );
    expect(texts).toEqual(['deep', 'Ten days.']);
  });
});

it('a program that has read its file ends by itself, and its idle reader ends with it', async () => {
  const policy = write('policy.txt', 'Ten days.');
  const child = fork(program.file, [reader.file, policy]);
  const [[message]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [
    [{ pid: number; ok: boolean }],
    unknown,
  ];
  expect(message.ok).toBe(true);
  await expect.poll(() => isProcessAlive(message.pid)).toBe(false);
});

it('a reader in an endless loop ends when its program is killed', async () => {
  const child = fork(stuck.file);
  const [{ pid }] = (await once(child, 'message')) as [{ pid: number }];
  expect(isProcessAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isProcessAlive(pid), { timeout: 20_000 }).toBe(false);
});
