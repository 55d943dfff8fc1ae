import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../electron/engine/read/document-text.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { countCodePoints, documentOf, heading, paragraph } from './documents.ts';

const TABLE = 'Level | Limit | Tags\nManager | $500 | boss, chief\nHR-7 | $900 |';

function tableDocument(): DocumentText {
  const header = ['Level', 'Limit', 'Tags'];
  return {
    ...documentOf([]),
    text: TABLE,
    blocks: [
      {
        type: 'table-row',
        start: 0,
        end: 20,
        header,
        cells: [
          { start: 0, end: 5 },
          { start: 8, end: 13 },
          { start: 16, end: 20 },
        ],
      },
      {
        type: 'table-row',
        start: 21,
        end: 49,
        header,
        cells: [
          { start: 21, end: 28 },
          { start: 31, end: 35 },
          { start: 38, end: 49 },
        ],
      },
      {
        type: 'table-row',
        start: 50,
        end: 63,
        header,
        cells: [
          { start: 50, end: 54 },
          { start: 57, end: 61 },
          { start: 63, end: 63 },
        ],
      },
    ],
  };
}

test('a row is a passage with the header in its headings and the tags of its tag column', () => {
  const passages = splitPassages(tableDocument(), countCodePoints);
  expect(passages.map(({ text, headings, tags, lines }) => [text, headings, tags, lines])).toEqual([
    ['Manager | $500 | boss, chief', ['Level | Limit | Tags'], ['boss', 'chief'], [2, 2]],
    ['HR-7 | $900 |', ['Level | Limit | Tags'], [], [3, 3]],
  ]);
});

test('an id in the first cell is the clause number of the row', () => {
  expect(splitPassages(tableDocument(), countCodePoints).map(({ clause }) => clause)).toEqual([null, 'HR-7']);
});

test('a passage over a page break names both pages and their printed labels', () => {
  const document: DocumentText = {
    ...documentOf([paragraph('Ask first.'), paragraph('Then go.')]),
    hasLines: false,
    pages: [
      { start: 0, page: 1, label: 'iv' },
      { start: 4, page: 2, label: null },
      { start: 30, page: 3, label: null },
    ],
  };
  expect(
    splitPassages(document, countCodePoints).map(({ lines, pages, pageLabels }) => ({ lines, pages, pageLabels })),
  ).toEqual([
    { lines: null, pages: [1, 2], pageLabels: ['iv', '2'] },
    { lines: null, pages: [2, 2], pageLabels: null },
  ]);
});

test('a header row that is delivered without a header of its own is no passage either', () => {
  const document = tableDocument();
  const [first, ...others] = document.blocks;
  if (first?.type !== 'table-row') throw new Error('the table begins with a row');
  const passages = splitPassages({ ...document, blocks: [{ ...first, header: [] }, ...others] }, countCodePoints);
  expect(passages.map(({ text }) => text)).toEqual(['Manager | $500 | boss, chief', 'HR-7 | $900 |']);
});

test('a piece of a wide row stands under the names of its own columns only', () => {
  const cells = Array.from({ length: 200 }, (_, index) => ({ start: index * 10, end: index * 10 + 9 }));
  const text = cells.map((_, index) => `word ${String(index).padStart(4, '0')}`).join(' ');
  const header = cells.map((_, index) => `H${index}.`);
  const document: DocumentText = {
    ...documentOf([]),
    text,
    blocks: [{ type: 'table-row', start: 0, end: text.length, header, cells }],
  };
  const passages = splitPassages(document, countCodePoints);
  expect(passages.length).toBeGreaterThan(5);
  expect(passages[0]?.headings[0]).toMatch(/^H0\. \| H1\./);
  expect(passages[0]?.headings[0]).not.toContain('H199.');
  expect(passages.at(-1)?.headings[0]).toMatch(/H199\.$/);
});

test('a heading of a whole page is text, so that it is not repeated in every passage below it', () => {
  const page = 'A heading that never ends. '.repeat(50).trim();
  const passages = splitPassages(documentOf([heading(1, page), paragraph('Keep receipts.')]), countCodePoints);
  expect(passages.at(-1)?.text).toBe('Keep receipts.');
  expect(passages.at(-1)?.headings).toEqual([]);
  expect(
    passages
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(page);
});

test('a paragraph of 200,000 lines is split', () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `Rule ${index}.`).join('\n');
  expect(splitPassages(documentOf([paragraph(lines)]), countCodePoints)).toHaveLength(200_000);
});
