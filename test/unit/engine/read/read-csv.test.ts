import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../electron/engine/read/read-csv.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { encodeIn } from '../../../fixtures/encode-in.ts';
import { outlineOf } from '../../../support/outline-of.ts';

function read(text: string | Uint8Array, fileName = 'limits.csv') {
  return readCsv({ bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, fileName });
}

/** The words of the cells of each row, as they stand in the file. */
function rowsOf({ text, blocks }: ReturnType<typeof readCsv>): string[][] {
  return blocks.flatMap((block) =>
    block.type === 'table-row' ? [block.cells.map(({ start, end }) => text.slice(start, end))] : [],
  );
}

describe('a file of values', () => {
  it('is kept as it is and read row by row with its header cells', () => {
    const text = 'Level,Limit\r\nClerk,"$1,000"\r\n\r\nManager,any\r\n';
    const document = read(text);
    expect(document.text).toBe(text);
    expect(outlineOf(document)).toEqual(['table-row: Clerk,"$1,000"', 'table-row: Manager,any']);
    expect(rowsOf(document)).toEqual([
      ['Clerk', '$1,000'],
      ['Manager', 'any'],
    ]);
    expect(document.blocks).toMatchObject([{ header: ['Level', 'Limit'] }, { header: ['Level', 'Limit'] }]);
  });

  it.each([
    ['semicolons', 'Level;Limit\nClerk;1,5\nBoss;2,5'],
    ['tabs', 'Level\tLimit\nClerk\t1,5\nBoss\t2,5'],
    ['bars', 'Level|Limit\nClerk|1,5\nBoss|2,5'],
    ['semicolons that are named', 'sep=;\nLevel;Limit\nClerk;1,5\nBoss;2,5'],
    ['a byte order mark', '\ufeffLevel;Limit\nClerk;1,5\nBoss;2,5'],
  ])('may have %s', (_name, text) => {
    const document = read(text);
    expect(rowsOf(document)).toEqual([
      ['Clerk', '1,5'],
      ['Boss', '2,5'],
    ]);
    expect(document.blocks[0]).toMatchObject({ header: ['Level', 'Limit'] });
  });

  it('named .tsv has tabs even where commas cut as well', () => {
    expect(rowsOf(read('A, b\tC, d\nx, y\tz, w\n', 'a.tsv'))).toEqual([['x, y', 'z, w']]);
  });

  it.each(['\n', '\r\n', '\r'])('gives each row the lines that it stands on, with the line end %j', (end) => {
    const lines = ['Rule,Text', 'A,"first', 'second ""line"""', 'B,last', ''];
    const passages = splitPassages(read(lines.join(end)), (text) => text.length);
    expect(passages.map((passage) => [passage.text, passage.lines])).toEqual([
      [`A,"first${end}second ""line"""`, [2, 3]],
      ['B,last', [4, 4]],
    ]);
  });

  it('with a quote that is never closed is read with its quotes as words', () => {
    expect(rowsOf(read('Rule,Text\nA,"open\nB,closed\n'))).toEqual([
      ['A', '"open'],
      ['B', 'closed'],
    ]);
  });

  it('keeps every cell inside its row, missing and empty ones too', () => {
    const document = read('A,B,C\n,middle,\n"",x\n1,2,3,4\n');
    for (const block of document.blocks) {
      if (block.type !== 'table-row') continue;
      expect(block.cells.every(({ start, end }) => start >= block.start && start <= end && end <= block.end)).toBe(
        true,
      );
    }
    expect(rowsOf(document)).toEqual([
      ['', 'middle', ''],
      ['', 'x'],
      ['1', '2', '3', '4'],
    ]);
  });

  it('may have a title above its table', () => {
    const document = read('Approval limits,,\nLevel,Kind,Limit\nClerk,hotel,$100\n');
    expect(outlineOf(document)).toEqual(['h1: Approval limits', 'table-row: Clerk,hotel,$100']);
    expect(document.fields.title).toBe('Approval limits');
  });

  it('without names of columns gives rows without a header', () => {
    expect(read('R-01,Orders are required.\nR-02,Always.\n').blocks).toMatchObject([{ header: [] }, { header: [] }]);
  });

  it('in Big5 is read as such', () => {
    const text = '假別,規定\n特別休假,應於五日前申請。\n';
    expect(read(encodeIn('big5', text))).toMatchObject({ text, encoding: 'big5', hasLines: true });
  });
});
