import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfParts } from '../../../../fixtures/make-pdf.ts';

function read(parts: PdfParts, fileName = 'Travel policy.pdf'): Promise<DocumentText> {
  return readPdf({ bytes: makePdf(parts), fileName });
}

function shapes(document: DocumentText): string[] {
  return document.blocks.map((block) => `${block.type}: ${document.text.slice(block.start, block.end)}`);
}

const RECEIPTS = [
  'Staff send receipts to the accounts office within ten days after the end',
  'of the journey, and receive the money with the next salary payment.',
];
const HOTELS = ['Hotels are booked by the travel office. Nobody pays for a hotel in cash,', 'not even abroad.'];

test('lines make paragraphs, and a wider gap ends one', async () => {
  const page = [...linesOfText(RECEIPTS), ...linesOfText(HOTELS, { top: 700 })];
  expect(shapes(await read({ pages: [page] }))).toEqual([
    `paragraph: ${RECEIPTS.join(' ')}`,
    `paragraph: ${HOTELS.join(' ')}`,
  ]);
});

test('a numbered clause starts a block without any gap', async () => {
  const page = linesOfText([
    '1. Journeys are approved by the manager before the tickets are bought.',
    '2. Tickets are second class.',
    '(a) First class needs a reason in writing.',
  ]);
  expect(shapes(await read({ pages: [page] }))).toEqual([
    'list-item: 1. Journeys are approved by the manager before the tickets are bought.',
    'list-item: 2. Tickets are second class.',
    'list-item: (a) First class needs a reason in writing.',
  ]);
});

test('a reference to a clause at the beginning of a line does not start one', async () => {
  const page = linesOfText([
    'An employee who has asked for an advance under the conditions of clause',
    '4. and has not received an answer may ask the managing director instead.',
  ]);
  expect((await read({ pages: [page] })).blocks).toHaveLength(1);
});

test('larger and bolder lines are headings, ranked by their size', async () => {
  const page = [
    ...linesOfText(['Travel Policy'], { size: 20, top: 780 }),
    ...linesOfText(['Hotels'], { font: 'bold', top: 740 }),
    ...linesOfText(HOTELS, { top: 720 }),
    ...linesOfText(['Receipts'], { font: 'bold', top: 680 }),
    ...linesOfText(RECEIPTS, { top: 660 }),
  ];
  const document = await read({ pages: [page] });
  expect(document.blocks.map((block) => (block.type === 'heading' ? block.level : 0))).toEqual([1, 2, 0, 2, 0]);
});

test('a line that is a bookmark is a heading', async () => {
  const page = [...linesOfText(['Receipts']), ...linesOfText(RECEIPTS, { top: 710 })];
  const document = await read({ pages: [page], outline: [{ title: 'Receipts', page: 0 }] });
  expect(shapes(document)[0]).toBe('heading: Receipts');
});

test('bullets make list items without the bullet, deeper ones by their indent', async () => {
  const page = [
    ...linesOfText(['\u0095 Tickets'], { top: 740 }),
    ...linesOfText(['\u0095 Trains'], { x: 100, top: 726 }),
    ...linesOfText(['\u0095 Hotels'], { top: 712 }),
  ];
  const document = await read({ pages: [page] });
  expect(shapes(document)).toEqual(['list-item: Tickets', 'list-item: Trains', 'list-item: Hotels']);
  expect(document.blocks.map((block) => (block.type === 'list-item' ? block.depth : -1))).toEqual([0, 1, 0]);
});

test('pages begin where their first words stand', async () => {
  const document = await read({ pages: [linesOfText(['First page.']), linesOfText(['Second page.'])] });
  expect(document.pages).toEqual([
    { start: 0, page: 1, label: null },
    { start: 12, page: 2, label: null },
  ]);
});

test('page labels are kept where they differ from the numbers', async () => {
  const document = await read({
    pages: [linesOfText(['Preface.']), linesOfText(['Scope.'])],
    labels: '0 << /S /r >> 1 << /S /D /P (A-) >>',
  });
  expect(document.pages?.map((page) => page.label)).toEqual(['i', 'A-1']);
});

test.each(['0 << /S /Z /St -4 >>', '(none)', '0 99 0 R', '7 << /S /D >>'])(
  'page labels that are broken (%s) take nothing from the text',
  async (labels) => {
    expect((await read({ pages: [linesOfText(['Scope.'])], labels })).text).toBe('Scope.');
  },
);

test('a paragraph that runs over a page break is one block on two pages', async () => {
  const document = await read({
    pages: [linesOfText([RECEIPTS[0] ?? ''], { top: 80 }), linesOfText([RECEIPTS[1] ?? ''])],
  });
  expect(shapes(document)).toEqual([`paragraph: ${RECEIPTS.join(' ')}`]);
  expect(document.pages?.[1]?.start).toBe(document.text.indexOf('of the journey'));
});

test('running headers, footers and page numbers are left out', async () => {
  const pages = [1, 2, 3].map((number) => [
    ...linesOfText(['Northern Lights Ltd - Travel policy'], { top: 800 }),
    ...linesOfText([`Rule for day ${String(number)}.`]),
    ...linesOfText([`Page ${String(number)} of 3`], { top: 40 }),
  ]);
  expect((await read({ pages })).text).toBe('Rule for day 1.\nRule for day 2.\nRule for day 3.');
});

test('the first heading of each page is no running header, though its number counts the pages', async () => {
  const pages = [1, 2, 3].map((number) => [
    ...linesOfText([`Article ${String(number)}`], { top: 800, font: 'bold' }),
    ...linesOfText(RECEIPTS, { top: 760 - number * 30 }),
  ]);
  expect(shapes(await read({ pages })).filter((shape) => shape.startsWith('heading'))).toEqual([
    'heading: Article 1',
    'heading: Article 2',
    'heading: Article 3',
  ]);
});

test('a page without text is named and the others are read', async () => {
  const document = await read({ pages: [linesOfText(['First.']), [], linesOfText(['Third.'])] });
  expect(document.problems).toEqual([{ code: 'page-no-text', details: { page: 2 } }]);
  expect(document.pages?.map((page) => page.start)).toEqual([0, 7, 7]);
});

test('a printed table of contents is left out', async () => {
  const entries = ['Scope', 'Hotels', 'Trains', 'Receipts'].map(
    (title, index) => `${title} ............................ ${String(index + 2)}`,
  );
  const document = await read({
    pages: [
      [...linesOfText(['Contents'], { top: 780 }), ...linesOfText(entries)],
      linesOfText(['Scope of this policy.']),
    ],
  });
  expect(document.text).not.toContain('Trains');
});

test.each([
  ['the properties', 'Travel rules', 'Travel rules'],
  ['the largest heading where the properties hold a file name', 'Microsoft Word - draft7.doc', 'Travel Policy'],
])('the title comes from %s', async (_where, title, expected) => {
  const page = [...linesOfText(['Travel Policy'], { size: 20, top: 780 }), ...linesOfText(RECEIPTS)];
  expect((await read({ pages: [page], title })).fields.title).toBe(expected);
});

test('the lines of a cover make the title together', async () => {
  const cover = [
    ...linesOfText(['Northern Lights Ltd'], { size: 24, top: 600 }),
    ...linesOfText(['Travel Policy'], { size: 18, top: 540 }),
  ];
  expect((await read({ pages: [cover, linesOfText(RECEIPTS)] })).fields.title).toBe(
    'Northern Lights Ltd Travel Policy',
  );
});

test('without any title the name of the file is the title', async () => {
  expect((await read({ pages: [linesOfText(RECEIPTS)] })).fields.title).toBe('Travel policy');
});
