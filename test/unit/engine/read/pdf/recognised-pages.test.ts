import { expect, test } from 'vitest';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { RecognisedPages } from '../../../../../electron/engine/read/pdf/recognised-pages.ts';
import type { RecognisedLine, RecognisedPage } from '../../../../../electron/engine/read/recognised-page.ts';
import { linesOfText, makePdf } from '../../../../fixtures/make-pdf.ts';

/** A line of words that stand six points apart, in letters of eleven points. */
function lineAt(baseline: number, text: string, confidence = 90): RecognisedLine {
  let left = 72;
  const words = text.split(' ').map((word) => {
    const placed = { text: word, left, width: word.length * 5.5 };
    left += placed.width + 6;
    return placed;
  });
  return { words, top: baseline - 9, height: 11, baseline, size: 11, confidence };
}

function pageOf(page: number, lines: RecognisedLine[], rest: Partial<RecognisedPage> = {}): RecognisedPage {
  return { page, lines, confidence: lines.length > 0 ? 90 : 0, blank: false, languages: 'eng', ...rest };
}

const MIXED = makePdf({ pages: [linesOfText(['1. Leave is ten days.']), []] });

async function textOf(recognised: RecognisedPage[], bytes = MIXED): Promise<string[]> {
  const { text, blocks } = await readPdf({ bytes, fileName: 'leave.pdf', recognised });
  return blocks.map((block) => text.slice(block.start, block.end));
}

test('recognised lines are read as paragraphs of their page, beside the pages with text of their own', async () => {
  const scanned = pageOf(2, [
    lineAt(100, '2. Lost keys are reported to the security'),
    lineAt(113, 'desk at once, in writing.'),
    lineAt(150, '3. Badges are worn.'),
  ]);
  expect(await textOf([scanned])).toEqual([
    '1. Leave is ten days.',
    '2. Lost keys are reported to the security desk at once, in writing.',
    '3. Badges are worn.',
  ]);
});

test('a document says which of its text was recognised and how sure that is', async () => {
  const document = await readPdf({
    bytes: MIXED,
    fileName: 'leave.pdf',
    recognised: [pageOf(2, [lineAt(100, '2. Keys.')])],
  });
  expect(document.scanned?.map(({ start, end, confidence }) => [document.text.slice(start, end), confidence])).toEqual([
    ['2. Keys.', 90],
  ]);
  expect(document.problems).toEqual([{ code: 'pages-recognised', details: { pages: 1, confidence: 90 } }]);
});

test('text of the file itself is no scan, and says nothing of one', async () => {
  const document = await readPdf({ bytes: makePdf({ pages: [linesOfText(['Leave.'])] }), fileName: 'leave.pdf' });
  expect(document).not.toHaveProperty('scanned');
  expect(document.problems).toEqual([]);
});

test('a page without text is named until it was looked at, and when nothing was found on it', async () => {
  const problemsOf = async (recognised: RecognisedPage[]) =>
    (await readPdf({ bytes: MIXED, fileName: 'leave.pdf', recognised })).problems;
  expect(await problemsOf([])).toEqual([{ code: 'page-no-text', details: { page: 2 } }]);
  expect(await problemsOf([pageOf(2, [])])).toEqual([{ code: 'page-no-text', details: { page: 2, tried: true } }]);
  expect(await problemsOf([pageOf(2, [], { blank: true })])).toEqual([]);
});

test('a PDF without any text is read with no passages, and each page named', async () => {
  const document = await readPdf({ bytes: makePdf({ pages: [[], []] }), fileName: 'scan.pdf' });
  expect(document).toMatchObject({ text: '', blocks: [], fields: { title: 'scan' } });
  expect(document.problems.map(({ details }) => details)).toEqual([{ page: 1 }, { page: 2 }]);
});

test('a page without text says so when a password opened the file, whatever was tried; one its owner locked does not', async () => {
  const problemsOf = async (user: string, recognised: RecognisedPage[] = []) => {
    const bytes = makePdf({ pages: [[]], locks: { user, owner: 'owner' } });
    return (await readPdf({ bytes, fileName: 'scan.pdf', password: 'user', recognised })).problems;
  };
  const locked = [{ code: 'page-no-text', details: { page: 1, locked: true } }];
  expect(await problemsOf('user')).toEqual(locked);
  expect(await problemsOf('user', [pageOf(1, [])])).toEqual(locked);
  expect(await problemsOf('')).toEqual([{ code: 'page-no-text', details: { page: 1 } }]);
});

test('a PDF of which every page is empty says so, so that nobody takes it for searched', async () => {
  const blank = [1, 2].map((page) => pageOf(page, [], { blank: true }));
  const document = await readPdf({ bytes: makePdf({ pages: [[], []] }), fileName: 'scan.pdf', recognised: blank });
  expect(document.problems).toEqual([{ code: 'pages-blank', details: {} }]);
});

test('where the places of lines are known, each line keeps its own confidence', () => {
  const pages = new RecognisedPages([pageOf(1, [lineAt(100, 'Sure.', 96), lineAt(130, 'Unsure.', 55)])]);
  const marked = pages.mark({
    format: 'pdf',
    encoding: null,
    text: 'Sure.\nUnsure.',
    hasLines: false,
    blocks: [{ type: 'paragraph', start: 0, end: 13 }],
    pages: [{ start: 0, page: 1, label: null }],
    boxes: [
      { start: 0, end: 5, page: 1, left: 72, top: 90, width: 30, height: 12 },
      { start: 6, end: 13, page: 1, left: 72, top: 120, width: 40, height: 12 },
    ],
    fields: {},
    problems: [],
  });
  expect(marked.scanned).toEqual([
    { start: 0, end: 5, confidence: 96 },
    { start: 6, end: 13, confidence: 55 },
  ]);
});
