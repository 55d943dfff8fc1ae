import { expect, test } from 'vitest';
import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfText } from '../../../../fixtures/make-pdf.ts';

function read(...pages: PdfText[][]): Promise<DocumentText> {
  return readPdf({ bytes: makePdf({ pages }), fileName: 'policy.pdf' });
}

/** Rows of cells, each cell with all of its lines before the next one; 13 points for a line, 10 more for a row. */
function drawCells(rows: readonly (readonly string[])[], top = 740): PdfText[] {
  let y = top;
  return rows.flatMap((cells) => {
    const drawn = cells.flatMap((cell, column) =>
      linesOfText(cell.split('\n').filter(Boolean), { x: 72 + column * 130, top: y, pitch: 13 }),
    );
    y -= Math.max(...cells.map((cell) => cell.split('\n').length)) * 13 + 10;
    return drawn;
  });
}

function rowsOf({ text, blocks }: DocumentText): string[][] {
  return blocks.flatMap((block) =>
    block.type === 'table-row' ? [block.cells.map((cell) => text.slice(cell.start, cell.end))] : [],
  );
}

test('a table that is drawn cell by cell reads row by row', async () => {
  const table = [
    ['Item', 'Supplies or\nservice', 'Price'],
    ['0001', 'Boots, insulated,\ncold weather', '38 euros'],
    ['0002', 'Vest', '331 euros'],
  ];
  expect(rowsOf(await read(drawCells(table)))).toEqual([
    ['Item', 'Supplies or service', 'Price'],
    ['0001', 'Boots, insulated, cold weather', '38 euros'],
    ['0002', 'Vest', '331 euros'],
  ]);
});

test('empty cells keep their column, and so their header', async () => {
  const table = [
    ['Grade', 'Days', 'Notice'],
    ['A', '', 'one week'],
    ['B', '12', 'two weeks'],
  ];
  const document = await read(drawCells(table));
  expect(rowsOf(document)).toEqual(table);
  expect(document.blocks.map((block) => block.type === 'table-row' && block.header)).toEqual([
    [],
    ['Grade', 'Days', 'Notice'],
    ['Grade', 'Days', 'Notice'],
  ]);
});

test('lines of two cells that go on side by side are one row', async () => {
  const table = [
    ['Before the new rule\nis applicable', 'Eighteen hours\nin each week'],
    ['After the new rule\nis applicable', 'Sixty eight hours\nin four weeks'],
  ];
  expect(rowsOf(await read(drawCells(table)))).toEqual(table.map((row) => row.map((cell) => cell.replace('\n', ' '))));
});

test('the first cell may go on as well', async () => {
  const table = [
    ['Order against a\ncontract', 'A', 'C'],
    ['Change of an\norder', 'B', 'D'],
  ];
  expect(rowsOf(await read(drawCells(table)))).toEqual([
    ['Order against a contract', 'A', 'C'],
    ['Change of an order', 'B', 'D'],
  ]);
});

test('a header that is repeated on every page is the header of all rows and stands once', async () => {
  const header = ['Grade', 'Days', 'Notice'];
  const document = await read(
    ...['A', 'B', 'C', 'D'].map((grade) =>
      drawCells([header, [grade, '10', 'one week'], [`${grade}2`, '12', 'none']], 800),
    ),
  );
  expect(rowsOf(document).filter(([cell]) => cell === 'Grade')).toEqual([header]);
  const rows = document.blocks.filter((block) => block.type === 'table-row').slice(1);
  expect(rows.map((row) => row.header)).toEqual(rows.map(() => header));
  expect(rows).toHaveLength(8);
});

test('two short columns that are no table read one after the other', async () => {
  const left = linesOfText(['Northern Lights Ltd', 'Harbour Street 4'], { top: 740 });
  const right = [{ text: 'A letter', x: 330, y: 740 }];
  const document = await read([...left, ...right]);
  expect(document.text.replace(/\s+/g, ' ')).toBe('Northern Lights Ltd Harbour Street 4 A letter');
});
