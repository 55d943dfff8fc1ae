import { expect, test } from 'vitest';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { linesOfText, makePdf } from '../../../fixtures/make-pdf.ts';
import { countCodePoints } from './documents.ts';

/** Whole documents, read and split as an import does it, far larger than any that a person writes. */
async function passagesOf(bytes: Uint8Array, fileName: string) {
  return splitPassages(await readDocument({ bytes, fileName }), countCodePoints);
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const numbered = (count: number, line: (number: string) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(String(index + 1)));

/** 60,000 take some seven seconds. */
const HEADINGS = process.env['LONG_TESTS'] === '1' ? 60_000 : 20_000;

test(`${String(HEADINGS)} headings in one Markdown file`, async () => {
  const parts = numbered(HEADINGS, (number) => `## Heading ${number}\n\nRule ${number} is kept.\n\n`);
  const passages = await passagesOf(encode(parts.join('')), 'headings.md');
  expect(passages).toHaveLength(HEADINGS);
  expect(passages.at(0)).toMatchObject({ headings: ['Heading 1'], text: 'Rule 1 is kept.', lines: [3, 3] });
  expect(passages.at(-1)).toMatchObject({
    headings: [`Heading ${String(HEADINGS)}`],
    text: `Rule ${String(HEADINGS)} is kept.`,
    lines: [HEADINGS * 4 - 1, HEADINGS * 4 - 1],
  });
});

test('one line of 8 MB', async () => {
  // 201 code points each: with a token for each of them no two stand in one passage.
  const sentence = (number: string): string =>
    `Guests of room ${number.padStart(5, '0')} ${'wear their badge '.repeat(10)}every day.`;
  const sentences = numbered(40_000, sentence);
  const bytes = encode(sentences.join(' '));
  expect(bytes.length).toBeGreaterThan(8_000_000);
  const passages = await passagesOf(bytes, 'line.txt');
  expect(passages).toHaveLength(40_000);
  expect(passages.map(({ text }) => text).join(' ') === sentences.join(' ')).toBe(true);
  expect(passages.at(0)).toMatchObject({ text: sentences[0], lines: [1, 1] });
  expect(passages.at(-1)).toMatchObject({ text: sentences.at(-1), lines: [1, 1] });
});

test('1,500 pages of PDF', async () => {
  // A line that differs by its digits alone would be a running head.
  const words = (number: string): string => number.replace(/\d/g, (digit) => `${DIGITS[Number(digit)] ?? ''} `);
  const texts = numbered(1_500, (number) => `4.${number} Guests of room ${words(number)}wear a badge.`);
  const passages = await passagesOf(makePdf({ pages: texts.map((text) => linesOfText([text])) }), 'pages.pdf');
  expect(passages).toHaveLength(1_500);
  expect(passages.at(0)).toMatchObject({ text: texts[0], clause: '4.1', pages: [1, 1] });
  expect(passages.at(-1)).toMatchObject({ text: texts.at(-1), clause: '4.1500', pages: [1_500, 1_500] });
});
