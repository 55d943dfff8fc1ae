import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfText } from '../../../../fixtures/make-pdf.ts';

function read(...pages: PdfText[][]): Promise<DocumentText> {
  return readPdf({ bytes: makePdf({ pages }), fileName: 'policy.pdf' });
}

const LEFT = [
  'Employees who travel for the firm',
  'ask their manager before they buy',
  'a ticket, and send a copy of this',
  'permission to the travel office in',
  'the main building, which books the',
  'hotel and answers within two days.',
];
const RIGHT = [
  'Receipts are sent to the accounts',
  'office on the day after the return',
  'from the journey. Those who cannot',
  'send them in time say so at once,',
  'in writing, and receive a date for',
  'it that they are expected to keep.',
];

test('two columns drawn one after the other read column by column', async () => {
  const document = await read([...linesOfText(LEFT), ...linesOfText(RIGHT, { x: 320 })]);
  expect(document.text).toBe(`${LEFT.join(' ')}\n${RIGHT.join(' ')}`);
});

test('two columns drawn line by line across the page read column by column', async () => {
  const left = linesOfText(LEFT);
  const right = linesOfText(RIGHT, { x: 320 });
  const document = await read(left.flatMap((line, index) => [line, right[index] ?? line]));
  expect(document.text).toBe(`${LEFT.join(' ')}\n${RIGHT.join(' ')}`);
});

test('lines drawn in no order read from the top to the bottom', async () => {
  const lines = linesOfText(['Rule one.', 'Rule two.', 'Rule three.', 'Rule four.', 'Rule five.', 'Rule six.'], {
    pitch: 40,
  });
  const [one, two, three, four, five, six] = lines as [PdfText, PdfText, PdfText, PdfText, PdfText, PdfText];
  expect((await read([four, one, six, two, five, three])).text.split('\n')).toEqual(lines.map((line) => line.text));
});

test('rows of a table are blocks with cells under the header', async () => {
  const rows = [
    ['Grade', 'Days', 'Notice'],
    ['A', '10', 'one week'],
    ['B', '12', 'two weeks'],
  ];
  const page = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ text, x: 72 + column * 150, y: 740 - row * 16 })),
  );
  const document = await read(page);
  const last = document.blocks.at(-1);
  expect(document.text).toBe('Grade\tDays\tNotice\nA\t10\tone week\nB\t12\ttwo weeks');
  expect(last?.type === 'table-row' && last.header).toEqual(['Grade', 'Days', 'Notice']);
});

test('the second line of a cell belongs to its row', async () => {
  const page = [
    { text: 'Hotel', x: 72, y: 740 },
    { text: 'Up to 120 euros a', x: 250, y: 740 },
    { text: 'night', x: 250, y: 727 },
    { text: 'Train', x: 72, y: 705 },
    { text: 'Second class', x: 250, y: 705 },
  ];
  expect((await read(page)).text).toBe('Hotel\tUp to 120 euros a night\nTrain\tSecond class');
});

test('a number with a wide gap after it is part of its clause, not a cell', async () => {
  const page = ['Ask first.', 'Book late.'].flatMap((text, index) => [
    { text: `${String(index + 1)}.`, x: 72, y: 740 - index * 16 },
    { text, x: 110, y: 740 - index * 16 },
  ]);
  expect((await read(page)).text).toBe('1. Ask first.\n2. Book late.');
});

test('bullets drawn apart from their lines are found again', async () => {
  const texts = linesOfText(['Tickets are second class.', 'Hotels are booked.'], { x: 90 });
  const bullets = linesOfText(['\u0095', '\u0095'], { x: 76 });
  const document = await read([...texts, ...bullets]);
  expect(document.text).toBe('Tickets are second class.\nHotels are booked.');
  expect(document.blocks.map((block) => block.type)).toEqual(['list-item', 'list-item']);
});

test('text drawn twice to look bold is read once', async () => {
  const page = [
    { text: 'Important', x: 72, y: 740 },
    { text: 'Important', x: 72.4, y: 740 },
  ];
  expect((await read(page)).text).toBe('Important');
});

test('a footnote mark stays on its line', async () => {
  const page = [
    { text: 'Ten days', x: 72, y: 740 },
    { text: '2', x: 118, y: 744, size: 7 },
  ];
  expect((await read(page)).blocks).toHaveLength(1);
});
