import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseReference } from '../../shared/reference.ts';
import { linesOfText, makePdf } from '../fixtures/make-pdf.ts';
import { sharedTestEngine } from '../support/start-test-engine.ts';

/** What the reader asks of the engine to show an original. */

const RULE = 'Kilns are opened below ninety degrees only.';
/** Longer than two stored pieces, so that ranges cross their edges. */
const PDF = Buffer.from(
  makePdf({
    pages: [linesOfText(['First page of the kiln rules.']), linesOfText([RULE])],
    catalog: `/Filling (${'x'.repeat(600_000)})`,
  }),
);
const SHA256 = createHash('sha256').update(PDF).digest('hex');

const engine = sharedTestEngine(async (started, folder) => {
  fs.writeFileSync(path.join(folder, 'kilns.pdf'), PDF);
  await started.importFiles('Pottery', path.join(folder, 'kilns.pdf'));
});

async function address() {
  return { library: (await engine().library('Pottery')).id, document: 'kilns.pdf', sha256: SHA256 };
}

test.each([
  [0, 10],
  [262_140, 20],
  [100_000, 500_000],
])('bytes from %i are those of the file', async (offset, length) => {
  const { bytes, total } = await engine().ask('readOriginal', { ...(await address()), offset, length });
  expect(total).toBe(PDF.length);
  expect(Buffer.from(bytes).equals(PDF.subarray(offset, offset + length))).toBe(true);
});

test('a range beyond the end is cut there', async () => {
  const input = { ...(await address()), offset: PDF.length - 5, length: 100 };
  expect(Buffer.from((await engine().ask('readOriginal', input)).bytes).toString()).toBe('%%EOF');
});

test('more than a megabyte at once is refused', async () => {
  const input = { ...(await address()), offset: 0, length: 1_048_577 };
  expect(await engine().client.call('readOriginal', input)).toMatchObject({ error: { code: 'invalid-input' } });
});

test('an original is given out by the library and the document that it belongs to only', async () => {
  const input = { ...(await address()), document: 'other.pdf', offset: 0, length: 10 };
  expect(await engine().client.call('readOriginal', input)).toMatchObject({ error: { code: 'document-unknown' } });
});

test('the lines of a page have their boxes on it', async () => {
  const boxes = await engine().ask('pageBoxes', { ...(await address()), first: 2, last: 2 });
  const { text } = await engine().ask('openDocument', await address());
  expect(boxes.map((box) => [box.page, text.slice(box.start, box.end)])).toEqual([[2, RULE]]);
});

test('words are found in the text of the version', async () => {
  const { ranges, total } = await engine().ask('findInDocument', { ...(await address()), text: 'KILN' });
  const { text } = await engine().ask('openDocument', await address());
  expect(total).toBe(2);
  expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['kiln', 'Kiln']);
});

test('the place of a hit stands where the text is opened', async () => {
  const { hits } = await engine().search('Pottery', 'opening kilns');
  const reference = parseReference(hits[0]?.reference ?? '');
  const { text } = await engine().ask('openDocument', await address());
  expect(text.slice(reference?.start, reference?.end)).toBe(RULE);
});

test('what pdf.js needs is read by its name', async () => {
  const map = await engine().ask('readPdfData', { kind: 'cmaps', name: 'UniGB-UCS2-H.bcmap' });
  expect(map.length).toBeGreaterThan(1_000);
});

test.each(['../package.json', '..', 'a/b', '.hidden', 'LICENSE.', ''])('%s names no such file', async (name) => {
  expect(await engine().client.call('readPdfData', { kind: 'wasm', name })).toMatchObject({
    error: { code: 'invalid-input' },
  });
});

test('a file that is not there is said to be missing', async () => {
  expect(await engine().client.call('readPdfData', { kind: 'wasm', name: 'nothing.wasm' })).toMatchObject({
    error: { code: 'file-missing' },
  });
});
