import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openPdf } from '../../electron/engine/read/pdf/open-pdf.ts';
import { readDocument } from '../../electron/engine/read/read-document.ts';
import { median, perSecond, seconds, timed } from './measurements.ts';
import { PAGES } from './long-documents.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** Each is measured so often, in turn, so that a busy moment of the machine falls on both. */
const ROUNDS = 3;

/** Reading a PDF next to pdf.js taking the text of the same pages and doing nothing with it. */
export async function printPdfSpeed(file: string): Promise<void> {
  tellProgress('Reading a PDF.');
  const { ours, other } = await inTurn(
    () => read(file),
    () => takeText(file),
  );
  printSection(`Reading a PDF of ${PAGES} pages`);
  printRow('the reader', [perSecond(PAGES, ours)]);
  printRow('bare pdf.js, getTextContent', [perSecond(PAGES, other)]);
  printRow('rate of the reader ÷ rate of bare pdf.js', [`${(other / ours).toFixed(2)} ×`], 'at least 0.8 ×');
}

/** Reading a Word file next to docx2txt, where that is installed. */
export async function printDocxSpeed(file: string): Promise<void> {
  tellProgress('Reading a Word file.');
  const { ours, other } = await inTurn(
    () => read(file),
    async () => {
      spawnSync('docx2txt', [file, '-'], { stdio: 'ignore' });
    },
  );
  const isInstalled = spawnSync('docx2txt', ['--help'], { stdio: 'ignore' }).error === undefined;
  printSection('Reading a Word file of 10,000 paragraphs');
  printRow('the reader', [seconds(ours)]);
  printRow('docx2txt', [isInstalled ? seconds(other) : 'not here']);
}

/** Reading plain text next to reading its bytes. */
export async function printTextSpeed(file: string): Promise<void> {
  tellProgress('Reading plain text.');
  const { ours, other } = await inTurn(
    () => read(file),
    async () => {
      fs.readFileSync(file, 'utf8');
    },
  );
  printSection('Reading plain text of 100,000 lines');
  printRow('the reader', [seconds(ours)]);
  printRow('plain reading', [seconds(other)]);
}

async function inTurn(
  ours: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ ours: number; other: number }> {
  const times = { ours: [] as number[], other: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.other.push((await timed(other)).ms);
    times.ours.push((await timed(ours)).ms);
  }
  return { ours: median(times.ours), other: median(times.other) };
}

function read(file: string) {
  return readDocument({ bytes: new Uint8Array(fs.readFileSync(file)), fileName: path.basename(file) });
}

async function takeText(file: string): Promise<void> {
  const { document } = await openPdf(new Uint8Array(fs.readFileSync(file)));
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await document.loadingTask.destroy();
}
