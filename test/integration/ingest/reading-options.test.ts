import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fail } from '../../../shared/result.ts';
import type { FileToIngest } from '../../../electron/engine/ingest/import-outcome.ts';
import type { IngestTools } from '../../../electron/engine/ingest/ingest-file.ts';
import { applyRecognised } from '../../../electron/engine/ingest/recognise-waiting.ts';
import { rereadStale } from '../../../electron/engine/ingest/reread-stale.ts';
import { ReadingLane } from '../../../electron/engine/jobs/reading-lane.ts';
import type { ReaderReply, ReaderRequest } from '../../../electron/engine/read/reader-messages.ts';
import { listImportRuns, readImportRun } from '../../../electron/engine/store/import-runs.ts';
import { packText, versionText } from '../../../electron/engine/store/version-text.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { saveRecognisedPage, versionsWithNewPages } from '../../../electron/engine/store/recognised-pages.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';
import { valueOf } from '../store/sample-policy.ts';

const NEVER = new AbortController().signal;
const PASSWORD = 'open sesame 芝麻開門';

/** "休假" in Big5: other characters in any other encoding. */
const LEAVE_IN_BIG5 = Buffer.from([0xa5, 0xf0, 0xb0, 0xb2]);

interface Setting {
  store: Store;
  tools: IngestTools;
  /** Everything that the reader was asked for. */
  asked: ReaderRequest[];
  file: (name: string, bytes: Uint8Array, rest?: Partial<FileToIngest>) => FileToIngest;
}

/** A reader that does what it is told: text in the encoding that was chosen, `.pdf` only with the password. */
function readAsTold(request: ReaderRequest): ReaderReply {
  const bytes = fs.readFileSync(request.file);
  const isLocked = request.fileName.endsWith('.pdf');
  if (isLocked && request.password !== PASSWORD) return fail('password-required');
  if (request.encoding === 'utf-16le') return fail('encoding-unknown');
  const encoding = isLocked ? null : (request.encoding ?? 'windows-1252');
  const text = new TextDecoder(encoding ?? 'utf-8').decode(bytes);
  return {
    ok: true,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteLength: bytes.length,
    document: {
      format: isLocked ? 'pdf' : 'text',
      encoding,
      text,
      hasLines: true,
      blocks: [{ type: 'paragraph', start: 0, end: text.length }],
      pages: null,
      fields: {},
      problems: [],
    },
  };
}

function setUp(): Setting {
  const folder = makeTestFolder();
  const store = openTestStore();
  const asked: ReaderRequest[] = [];
  const tools: IngestTools = {
    store,
    readFile: async (request) => {
      asked.push(request);
      return readAsTold(request);
    },
    tokenCounter: async () => (text) => text.length,
    today: () => 20_000,
    account: 'tester',
  };
  return {
    store,
    tools,
    asked,
    file(name, bytes, rest = {}) {
      const file = path.join(folder, name);
      fs.writeFileSync(file, bytes);
      return { path: file, file: name, key: name, sourceFolder: folder, library: 'House', ...rest };
    },
  };
}

async function importOne({ tools }: Setting, file: FileToIngest) {
  const lane = new ReadingLane(tools, () => undefined);
  const [outcome] = await lane.importFiles({ files: [file], settled: [] }, NEVER, () => undefined);
  await lane.close();
  return outcome;
}

function makeOld(store: Store): void {
  store.database.exec("UPDATE version SET recipe = 'earlier'");
  store.database.prepare("UPDATE version_content SET outside = ?, whole = 1, text_hash = ''").run(packText('old'));
}

function textsIn(store: Store): unknown[] {
  const versions = store.database.prepare('SELECT version FROM version_content ORDER BY version').pluck().all();
  return versions.map((version) => versionText(store, Number(version))?.text);
}

test('an encoding that a person chose reads the version that is there again, in place', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5));
  expect(textsIn(setting.store)).toEqual(['¥ð°²']);
  const outcome = await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'Big5' }));
  expect(outcome).toMatchObject({ outcome: 'imported', details: { reread: true }, encoding: 'Big5' });
  expect(textsIn(setting.store)).toEqual(['休假']);
});

test('the same choice once more changes nothing and reads nothing', async () => {
  const setting = setUp();
  const file = setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'big5' });
  await importOne(setting, file);
  expect(await importOne(setting, file)).toMatchObject({ outcome: 'unchanged' });
  expect(setting.asked).toHaveLength(1);
});

test('the choice is used again when the rows are made anew', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'big5' }));
  makeOld(setting.store);
  expect(await rereadStale(setting.tools, NEVER, () => undefined)).toBe(1);
  expect([setting.asked.at(-1)?.encoding, textsIn(setting.store)]).toEqual(['big5', ['休假']]);
  setting.store.database.exec("UPDATE version SET recipe = 'earlier'");
  await rereadStale(setting.tools, NEVER, () => undefined);
  expect(setting.asked.at(-1)?.encoding).toBe('big5');
});

test('an encoding that does not fit leaves the text that is there, and the document counts as read', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'big5' }));
  const outcome = await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'utf-16le' }));
  expect(outcome).toMatchObject({ outcome: 'refused', code: 'encoding-unknown' });
  expect(textsIn(setting.store)).toEqual(['休假']);
  expect(setting.store.database.prepare('SELECT count(*) FROM unread_file').pluck().get()).toBe(0);
});

test('a file that carries its own encoding is not read again for another', async () => {
  const setting = setUp();
  const locked = setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD });
  await importOne(setting, locked);
  expect(await importOne(setting, { ...locked, encoding: 'big5' })).toMatchObject({ outcome: 'unchanged' });
});

test('the report says which encoding a text was read with', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('leave.txt', LEAVE_IN_BIG5, { encoding: 'big5' }));
  const [run] = listImportRuns(setting.store);
  const { files } = valueOf(readImportRun(setting.store, run?.id ?? 0, 0));
  expect(files).toMatchObject([{ key: 'leave.txt', encoding: 'big5' }]);
});

test('a password opens the file and stands nowhere in the store, while it is read or later', async () => {
  const setting = setUp();
  const jobs: unknown[] = [];
  const { readFile } = setting.tools;
  setting.tools.readFile = (request, signal) => {
    jobs.push(...setting.store.database.prepare('SELECT * FROM job').all());
    return readFile(request, signal);
  };
  const locked = setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD });
  expect(await importOne(setting, locked)).toMatchObject({ outcome: 'imported' });
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toContain('sesame');
  const files = fs.readdirSync(setting.store.folder).map((name) => path.join(setting.store.folder, name));
  expect(files.filter((file) => fs.readFileSync(file).includes('sesame'))).toEqual([]);
});

test('a locked file that another process takes over asks for its password', async () => {
  const setting = setUp();
  const lane = new ReadingLane(setting.tools, () => undefined);
  const locked = setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD });
  const importing = lane.importFiles({ files: [locked], settled: [] }, NEVER, () => undefined);
  const ended = expect(importing).rejects.toMatchObject({ code: 'engine-stopped' });
  await lane.close();
  await ended;
  await new ReadingLane(setting.tools, () => undefined).takeOver();
  const [run, ...others] = listImportRuns(setting.store);
  expect(others).toEqual([]);
  expect(valueOf(readImportRun(setting.store, run?.id ?? 0, 0)).files).toMatchObject([
    { key: 'locked.pdf', outcome: 'refused', code: 'password-required' },
  ]);
});

test('a version that was read with a password keeps its rows and is tried once with a new recipe', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD }));
  setting.store.database.exec("UPDATE version SET recipe = 'earlier'");
  expect(await rereadStale(setting.tools, NEVER, () => undefined)).toBe(0);
  expect(await rereadStale(setting.tools, NEVER, () => undefined)).toBe(0);
  expect([setting.asked.length, textsIn(setting.store)]).toEqual([2, ['Doors are locked.']]);
});

test('a version that cannot be read again is not asked for again when pages of it were recognised', async () => {
  const setting = setUp();
  await importOne(setting, setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD }));
  const sha256 = String(setting.store.database.prepare('SELECT sha256 FROM version').pluck().get());
  saveRecognisedPage(setting.store, sha256, 'recipe', {
    page: 1,
    lines: [],
    confidence: 0,
    blank: false,
    languages: null,
  });
  expect(versionsWithNewPages(setting.store)).toHaveLength(1);
  await applyRecognised(setting.tools, NEVER);
  expect(versionsWithNewPages(setting.store)).toEqual([]);
  expect(textsIn(setting.store)).toEqual(['Doors are locked.']);
});

test('its password given once more makes such rows anew', async () => {
  const setting = setUp();
  const locked = setting.file('locked.pdf', Buffer.from('Doors are locked.'), { password: PASSWORD });
  await importOne(setting, locked);
  makeOld(setting.store);
  expect(await importOne(setting, locked)).toMatchObject({ outcome: 'imported', details: { reread: true } });
  expect(textsIn(setting.store)).toEqual(['Doors are locked.']);
});
