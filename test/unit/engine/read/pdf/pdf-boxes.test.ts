import { expect, test } from 'vitest';
import type { TextBox } from '../../../../../shared/block.ts';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfParts } from '../../../../fixtures/make-pdf.ts';

function read(parts: PdfParts): Promise<DocumentText> {
  return readPdf({ bytes: makePdf(parts), fileName: 'policy.pdf' });
}

/** A line of Helvetica at 10 points, 100 points from the left and 700 from the lower edge of a page 842 points high. */
const LINE = { text: 'Leave is ten days.', x: 100, y: 700, size: 10 };
/** Its width by the widths that Adobe publishes for Helvetica, in thousandths: the sum of its letters is 8,060. */
const WIDTH = 80.6;

async function onlyBox(parts: Partial<PdfParts>): Promise<TextBox> {
  const [box] = (await read({ pages: [[LINE]], ...parts })).boxes ?? [];
  if (box === undefined) throw new Error('no box');
  return box;
}

/** Whether a box lies around a rectangle, with no more than half a font size of room on any side. */
function expectAround(box: TextBox, left: number, top: number, right: number, bottom: number): void {
  for (const [outside, inside] of [
    [left, box.left],
    [top, box.top],
    [box.left + box.width, right],
    [box.top + box.height, bottom],
  ] as const) {
    expect(Math.abs(outside - inside)).toBeLessThanOrEqual(5);
  }
}

test('a line has a box from its first to its last letter', async () => {
  const box = await onlyBox({});
  expect(box).toMatchObject({ start: 0, end: LINE.text.length, page: 1, left: 100 });
  expect(box.width).toBeCloseTo(WIDTH, 1);
});

test('a box reaches from above the letters to below the baseline', async () => {
  const box = await onlyBox({});
  expectAround(box, 100, 842 - 700 - 7, 100 + WIDTH, 842 - 700 + 2);
  expect(box.top).toBeLessThan(842 - 700 - 7);
  expect(box.top + box.height).toBeGreaterThan(842 - 700 + 2);
});

test('on a page that is cut to a box places count from the upper left corner of what is shown', async () => {
  const box = await onlyBox({ frame: { crop: [50, 100, 500, 800] } });
  expectAround(box, 50, 800 - 700 - 7, 50 + WIDTH, 800 - 700 + 2);
});

test('on a page that is shown turned to the right a line runs downwards', async () => {
  const box = await onlyBox({ frame: { rotate: 90 } });
  // What is 700 points up becomes 700 points from the left, what is 100 points from the left 100 points down.
  expectAround(box, 700 - 2, 100, 700 + 7, 100 + WIDTH);
});

test('on a page that is cut and upside down places count from the corner that is then the upper left one', async () => {
  const box = await onlyBox({ frame: { rotate: 180, crop: [50, 100, 500, 800] } });
  expectAround(box, 500 - 100 - WIDTH, 700 - 100 - 2, 500 - 100, 700 - 100 + 7);
});

test('a line that runs up the page has an upright box', async () => {
  const box = await onlyBox({ pages: [[{ ...LINE, turned: 90 }]] });
  expectAround(box, 100 - 7, 842 - 700 - WIDTH, 100 + 2, 842 - 700);
});

test('the cells of a row have boxes of their own', async () => {
  const cells = [0, 1].flatMap((row) => [
    { text: `Grade ${String(row)}`, x: 72, y: 740 - row * 16 },
    { text: 'ten days', x: 300, y: 740 - row * 16 },
  ]);
  const { text, boxes = [] } = await read({ pages: [cells] });
  expect(boxes.map((box) => [text.slice(box.start, box.end), box.left])).toEqual([
    ['Grade 0', 72],
    ['ten days', 300],
    ['Grade 1', 72],
    ['ten days', 300],
  ]);
});

test('a paragraph over a page break has boxes on both pages', async () => {
  const lines = ['Staff send receipts to the accounts office within ten days after the end', 'of the journey.'];
  const { text, boxes = [] } = await read({
    pages: [linesOfText(lines.slice(0, 1), { top: 80 }), linesOfText(lines.slice(1))],
  });
  expect(boxes.map((box) => [box.page, text.slice(box.start, box.end)])).toEqual([
    [1, lines[0]],
    [2, lines[1]],
  ]);
});

test('every printed character of a block lies in a box, and boxes follow one another', async () => {
  const {
    text,
    blocks,
    boxes = [],
  } = await read({
    pages: [
      [
        ...linesOfText(['Travel Policy'], { size: 20, top: 790 }),
        ...linesOfText(['1. Journeys are approved by the man-', 'ager. Tickets are bought late-', 'ly.'], { top: 740 }),
        ...linesOfText(['\u0095 Hotels', '\u0095 Trains'], { top: 680 }),
        ...['Grade', 'Days', 'A', '10'].map((cell, index) => ({
          text: cell,
          x: 72 + (index % 2) * 200,
          y: 600 - Math.floor(index / 2) * 16,
        })),
      ],
      linesOfText(['第二条 员工应当遵守考勤制度。', '员工每年享有十天带薪年假。'], { font: 'song' }),
    ],
  });
  const covered = new Uint8Array(text.length);
  for (const [index, box] of boxes.entries()) {
    expect(box.start).toBeGreaterThanOrEqual(boxes[index - 1]?.end ?? 0);
    covered.fill(1, box.start, box.end);
  }
  const bare = blocks.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_none, index) => start + index).filter(
      (offset) => !/\s/.test(text.charAt(offset)) && covered[offset] !== 1,
    ),
  );
  expect(blocks.length).toBeGreaterThan(6);
  expect(bare).toEqual([]);
});
