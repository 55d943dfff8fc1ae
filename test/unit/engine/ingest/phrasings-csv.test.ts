import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { toAppError } from '../../../../shared/app-error.ts';
import { clauseCell, hashInClause } from '../../../../electron/engine/ingest/phrasing-clause.ts';
import {
  formatPhrasingsCsv,
  parsePhrasingsCsv,
  PHRASING_COLUMNS,
  type PhrasingCells,
} from '../../../../electron/engine/ingest/phrasings-csv.ts';

const HEADER = 'library,document,clause,phrasing,meaning,origin,author,date\r\n';

function cells(some: Partial<PhrasingCells>): PhrasingCells {
  const empty = { library: '', document: '', clause: '', phrasing: '', meaning: '', origin: '', author: '', date: '' };
  return { ...empty, ...some };
}

function codeOf(text: string) {
  try {
    parsePhrasingsCsv(text);
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^'{0,3}[=+@\t-]?[a-z",\r\n' ]{0,8}$/));
const line = fc.record(Object.fromEntries(PHRASING_COLUMNS.map((column) => [column, cell])));

test('whatever the cells hold, a written file reads back as it was', () => {
  fc.assert(
    fc.property(fc.array(line as fc.Arbitrary<PhrasingCells>, { maxLength: 8 }), (lines) => {
      const filled = lines.map((one) => ({ ...one, library: `L${one.library}` }));
      expect(parsePhrasingsCsv(formatPhrasingsCsv(filled)).map((read) => read.cells)).toEqual(filled);
    }),
  );
});

test('no cell of a written file is a formula for a spreadsheet program', () => {
  fc.assert(
    fc.property(line as fc.Arbitrary<PhrasingCells>, (one) => {
      const records: string[][] = parse(formatPhrasingsCsv([one]), { relax_column_count: true });
      expect(records.flat().filter((text) => /^[=+\-@\t\r＝＋－＠]/.test(text))).toEqual([]);
    }),
  );
});

test('quotes, commas and line breaks are written as RFC 4180 says', () => {
  const written = formatPhrasingsCsv([cells({ library: 'A, B', phrasing: 'the "big"\nform', meaning: '=1+1' })]);
  expect(written).toBe(`${HEADER}"A, B",,,"the ""big""\nform",'=1+1,,,\r\n`);
});

describe('a file by hand', () => {
  test('may have its columns in any order, leave some out, and have empty lines', () => {
    const lines = parsePhrasingsCsv('\uFEFFmeaning,Phrasing\n\npurchase order,PO\n');
    expect(lines).toEqual([{ line: 3, cells: cells({ phrasing: 'PO', meaning: 'purchase order' }) }]);
  });

  test('tells each line by where it begins, also behind a cell of two lines', () => {
    const lines = parsePhrasingsCsv('phrasing,meaning\r\n"a\r\nb",c\r\nd,e\r\n');
    expect(lines.map(({ line }) => line)).toEqual([2, 4]);
  });

  test.each([
    ['a column that nobody knows', 'phrasing,colour\n', 'csv-columns', { column: 'colour' }],
    ['a column twice', 'phrasing,phrasing\n', 'csv-columns', { column: 'phrasing' }],
    ['no phrasings', 'library,meaning\n', 'csv-columns', { column: 'phrasing' }],
    ['nothing', '', 'csv-columns', { column: 'phrasing' }],
    ['more cells than columns', 'phrasing,meaning\na,b,c\n', 'csv-damaged', { line: 2 }],
  ])('%s is refused', (_what, text, code, details) => {
    expect(codeOf(text)).toEqual({ code, details });
  });

  test('a quote that is never closed is refused', () => {
    expect(codeOf('phrasing,meaning\n"a,b\nc,d\n')?.code).toBe('csv-damaged');
  });
});

describe('the clause of a line', () => {
  test.each([
    ['4.2', 'aaaaaaaaaaaaaaaa', true, '4.2'],
    ['4.2', 'aaaaaaaaaaaaaaaa', false, '4.2 #aaaaaaaaaaaaaaaa'],
    [null, 'aaaaaaaaaaaaaaaa', false, '#aaaaaaaaaaaaaaaa'],
    [null, null, false, ''],
  ])('number %s, hash %s, unique %s is %s', (key, hash, isUnique, written) => {
    expect(clauseCell(key, hash, isUnique)).toBe(written);
  });

  test.each([
    ['4.2', { clause: '4.2', textHash: null }],
    ['第三條 #0123456789abcdef', { clause: '第三條', textHash: '0123456789abcdef' }],
    ['#0123456789abcdef', { clause: null, textHash: '0123456789abcdef' }],
  ])('%s is read', (written, read) => {
    expect(hashInClause(written)).toEqual(read);
  });
});
