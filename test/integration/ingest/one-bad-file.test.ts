import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { IngestTools } from '../../../electron/engine/ingest/ingest-file.ts';
import { ReadingLane } from '../../../electron/engine/jobs/reading-lane.ts';
import type { ReaderReply } from '../../../electron/engine/read/reader-messages.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';

const NAMES = ['a.txt', 'bad.txt', 'c.txt'];

function readText(file: string): ReaderReply {
  const bytes = fs.readFileSync(file);
  const text = bytes.toString('utf8');
  return {
    ok: true,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteLength: bytes.length,
    document: {
      format: 'text',
      encoding: 'utf-8',
      text,
      hasLines: true,
      blocks: [{ type: 'paragraph', start: 0, end: text.length }],
      pages: null,
      fields: {},
      problems: [],
    },
  };
}

/** Imports three files; `afterReading` happens to each when it has been read and not yet stored. */
async function outcomes(afterReading: (file: string) => void): Promise<[string, string | null][]> {
  const folder = makeTestFolder();
  const tools: IngestTools = {
    store: openTestStore(),
    readFile: async ({ file }) => {
      const reply = readText(file);
      afterReading(file);
      return reply;
    },
    tokenCounter: async () => (text) => text.length,
    today: () => 20_000,
    account: 'tester',
  };
  const files = NAMES.map((name) => {
    fs.writeFileSync(path.join(folder, name), `The rule of ${name} holds.`);
    return { path: path.join(folder, name), file: name, key: name, sourceFolder: folder, library: 'House' };
  });
  const lane = new ReadingLane(tools, () => undefined);
  const imported = await lane.importFiles({ files, settled: [] }, new AbortController().signal, () => undefined);
  return imported.map(({ outcome, code }) => [outcome, code]);
}

test('a file that vanishes between reading and storing is missing, and the others come in', async () => {
  const found = await outcomes((file) => {
    if (file.endsWith('bad.txt')) fs.rmSync(file);
  });
  expect(found).toEqual([
    ['imported', null],
    ['refused', 'file-missing'],
    ['imported', null],
  ]);
});

test('a fault of the program over one file is the outcome of that file, and the others come in', async () => {
  const found = await outcomes((file) => {
    if (file.endsWith('bad.txt')) throw new TypeError('a fault');
  });
  expect(found).toEqual([
    ['imported', null],
    ['refused', 'internal'],
    ['imported', null],
  ]);
});
