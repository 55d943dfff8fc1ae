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

test('two columns drawn line by line, not quite level, read column by column', async () => {
  const left = linesOfText(LEFT);
  const right = linesOfText(RIGHT, { x: 320, top: 737 });
  const document = await read(left.flatMap((line, index) => [line, right[index] ?? line]));
  expect(document.text).toBe(`${LEFT.join(' ')}\n${RIGHT.join(' ')}`);
});

test('columns that stand close together read one after the other', async () => {
  const left = linesOfText(LEFT);
  const right = linesOfText(RIGHT, { x: 250 });
  const rows = left.flatMap((line, index) => [right[index] ?? line, line]);
  const document = await read([...rows.slice(6), ...rows.slice(0, 6)]);
  expect(document.text).toBe(`${LEFT.join(' ')}\n${RIGHT.join(' ')}`);
});

test('a heading across both columns stands between what is above and below it', async () => {
  const upper = [...linesOfText(LEFT), ...linesOfText(RIGHT, { x: 320 })];
  const lower = [...linesOfText(LEFT, { top: 560 }), ...linesOfText(RIGHT, { x: 320, top: 560 })];
  const heading = { text: 'Rules for everybody who travels on behalf of the firm', x: 72, y: 600, size: 16 };
  const document = await read([...byLine(upper), heading, ...byLine(lower)]);
  const columns = `${LEFT.join(' ')}\n${RIGHT.join(' ')}`;
  expect(document.text).toBe(`${columns}\n${heading.text}\n${columns}`);
});

/** Across the page line by line, as some programs draw it. */
function byLine(lines: readonly PdfText[]): PdfText[] {
  return lines.toSorted((a, b) => b.y - a.y || a.x - b.x);
}

test('a heading that is drawn after its text comes before it', async () => {
  const heading = { text: 'Travel', x: 72, y: 780, size: 18 };
  const document = await read([...linesOfText(LEFT), ...linesOfText(RIGHT, { x: 320 }), heading]);
  expect(document.text).toBe(`Travel\n${LEFT.join(' ')}\n${RIGHT.join(' ')}`);
});

test('side notes are read after the text that they stand beside', async () => {
  const notes = ['Ask early', 'Keep copies'].map((text, index) => ({ text, x: 30, y: 740 - index * 42, size: 7 }));
  const text = linesOfText(LEFT, { x: 120 });
  const document = await read(byLine([...notes, ...text]));
  expect(document.text).toBe(`${LEFT.join(' ')}\nAsk early\nKeep copies`);
});

test('a paragraph in a page that is shown on its side reads like an upright one', async () => {
  const bytes = makePdf({ pages: [linesOfText(LEFT)], frame: { rotate: 90 } });
  expect((await readPdf({ bytes, fileName: 'policy.pdf' })).text).toBe(LEFT.join(' '));
});

test('lines that run up the page make a paragraph of their own', async () => {
  const turned = LEFT.map((text, index) => ({ text, x: 500 + index * 14, y: 100, turned: 90 }));
  const document = await read([...linesOfText(RIGHT), ...linesOfText(RIGHT, { top: 600 }), ...turned]);
  expect(document.text.split('\n').at(-1)).toBe(LEFT.join(' '));
});

test('invisible letters over a scan are read', async () => {
  const page = linesOfText(['Ten days of leave.'], { mode: 3 });
  expect((await read(page)).text).toBe('Ten days of leave.');
});

test('the shadow of a text is read once', async () => {
  const page = [
    { text: 'Important', x: 73, y: 739, size: 24 },
    { text: 'Important', x: 72, y: 740, size: 24 },
  ];
  expect((await read(page)).text).toBe('Important');
});
