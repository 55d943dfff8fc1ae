import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOriginalHandlers, type OriginalHandlerParts } from '../../../../electron/main/ipc/original-handlers.ts';
import { OpenedCopies } from '../../../../electron/main/original-copies.ts';
import { fail, succeed } from '../../../../shared/result.ts';
import { recordingEngine } from '../recording-engine.ts';

const NEVER = new AbortController().signal;
const LIBRARY = '7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11';
const BYTES = new TextEncoder().encode('%PDF-1.5 the bytes of the store');

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-test-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function original(document: string) {
  return { library: LIBRARY, document, sha256: 'a'.repeat(64) };
}

/** Handlers over an engine that holds one original; `opened` are the files that were handed out. */
function handlersWith(parts: Partial<OriginalHandlerParts> = {}) {
  const opened: string[] = [];
  const copies = new OpenedCopies(path.join(folder, 'opened'));
  const handlers = createOriginalHandlers({
    engine: recordingEngine(succeed({ bytes: BYTES, total: BYTES.length })),
    copies,
    confirmOpening: () => Promise.resolve(true),
    chooseSavePlace: () => Promise.resolve(null),
    openOutside: (file) => {
      opened.push(file);
      return Promise.resolve('');
    },
    ...parts,
  });
  return { handlers, opened, copies };
}

test('a document opens as a copy of the stored bytes that only its owner can read and no one can change', async () => {
  const { handlers, opened } = handlersWith();
  expect(await handlers.openOriginal(original('Leave/rules.pdf'), NEVER)).toEqual(succeed({ done: true }));
  const [file = ''] = opened;
  expect(path.basename(file)).toBe('rules.pdf');
  expect(fs.readFileSync(file)).toEqual(Buffer.from(BYTES));
  expect(fs.statSync(file).mode & 0o777).toBe(0o400);
  expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});

test.each(['rules.exe', 'rules.docm', 'rules.html', 'rules.sh'])(
  '%s is never handed to another program',
  async (key) => {
    const { handlers, opened } = handlersWith();
    expect(await handlers.openOriginal(original(key), NEVER)).toMatchObject({ error: { code: 'not-opened-outside' } });
    expect(opened).toEqual([]);
  },
);

test('nothing is opened, and no copy made, when the person would rather not', async () => {
  const { handlers, opened } = handlersWith({ confirmOpening: () => Promise.resolve(false) });
  expect(await handlers.openOriginal(original('rules.pdf'), NEVER)).toEqual(succeed({ done: false }));
  expect(opened).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'opened'))).toBe(false);
});

test('a document that is not there is said before the person is asked', async () => {
  const { handlers } = handlersWith({
    engine: recordingEngine(fail('document-unknown')),
    confirmOpening: () => Promise.reject(new Error('asked')),
  });
  expect(await handlers.openOriginal(original('rules.pdf'), NEVER)).toEqual(fail('document-unknown'));
});

test('copies are taken away', async () => {
  const { handlers, opened, copies } = handlersWith();
  await handlers.openOriginal(original('rules.pdf'), NEVER);
  await copies.clear();
  expect(opened.filter((file) => fs.existsSync(file))).toEqual([]);
});

test('a copy is saved where the person said, and nowhere else', async () => {
  const place = path.join(folder, 'mine.pdf');
  const { handlers } = handlersWith({ chooseSavePlace: () => Promise.resolve(place) });
  expect(await handlers.saveOriginal(original('rules.pdf'), NEVER)).toEqual(succeed({ done: true }));
  expect(fs.readFileSync(place)).toEqual(Buffer.from(BYTES));
  expect(fs.readdirSync(folder)).toEqual(['mine.pdf']);
});

test('a failure on the way leaves the file of the same name as it was', async () => {
  const place = path.join(folder, 'mine.pdf');
  fs.writeFileSync(place, 'what was there');
  const { handlers } = handlersWith({
    chooseSavePlace: () => Promise.resolve(place),
    engine: recordingEngine(fail('store-busy')),
  });
  await expect(handlers.saveOriginal(original('rules.pdf'), NEVER)).rejects.toMatchObject({ code: 'store-busy' });
  expect(fs.readFileSync(place, 'utf8')).toBe('what was there');
  expect(fs.readdirSync(folder)).toEqual(['mine.pdf']);
});
