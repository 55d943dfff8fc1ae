import { CsvError, parse } from 'csv-parse/sync';
import { CodedError } from '../../../shared/app-error.ts';

/** The columns of a file of phrasings, in the order in which they are written. */
export const PHRASING_COLUMNS = [
  'library',
  'document',
  'clause',
  'phrasing',
  'meaning',
  'origin',
  'author',
  'date',
] as const;
export type PhrasingColumn = (typeof PHRASING_COLUMNS)[number];

/** A line of such a file; what is not said is empty. */
export type PhrasingCells = Record<PhrasingColumn, string>;

/** Spreadsheet programs take a cell that begins so for a formula, and run it. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** RFC 4180 with a header row. What would be a formula has an apostrophe before it, which reading takes away again. */
export function formatPhrasingsCsv(lines: readonly PhrasingCells[]): string {
  const records = [PHRASING_COLUMNS, ...lines.map((cells) => PHRASING_COLUMNS.map((column) => cells[column]))];
  return records.map((record) => `${record.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * The lines of a file with the number of the line on which each begins. Columns may stand in any order, and those that
 * nobody filled may be missing; empty lines are passed over.
 *
 * @throws CodedError `csv-damaged` {line} for quotes that do not match, `csv-columns` {column} for a column that is
 *   unknown, missing or there twice
 */
export function parsePhrasingsCsv(text: string): { line: number; cells: PhrasingCells }[] {
  const records = recordsOf(text);
  const [header, ...rest] = records;
  const columns = columnsOf(header?.record ?? []);
  return rest
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ line, record }) => {
      if (record.length > columns.length) throw new CodedError('csv-damaged', { line });
      const cells = Object.fromEntries(PHRASING_COLUMNS.map((column) => [column, ''])) as PhrasingCells;
      record.forEach((cell, index) => {
        const column = columns[index];
        if (column !== undefined) cells[column] = plainCell(cell);
      });
      return { line, cells };
    });
}

function columnsOf(header: readonly string[]): PhrasingColumn[] {
  const columns = header.map((name) => {
    const column = PHRASING_COLUMNS.find((known) => known === name.trim().toLowerCase());
    if (column === undefined) throw new CodedError('csv-columns', { column: name.slice(0, 40) });
    return column;
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new CodedError('csv-columns', { column: twice });
  if (!columns.includes('phrasing')) throw new CodedError('csv-columns', { column: 'phrasing' });
  return columns;
}

function recordsOf(text: string): { line: number; record: string[] }[] {
  try {
    const records: string[][] = parse(text, {
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    // The parser's own count takes a CR LF inside quotes for two lines.
    let line = 1;
    return records.map((record) => {
      const begins = line;
      line += 1 + record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      return { line: begins, record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CodedError('csv-damaged', { line: Number(error['lines'] ?? 0) });
  }
}
