import { CodedError } from '../../../shared/app-error.ts';
import type { Block, Span } from '../../../shared/block.ts';
import { parseCsv, type CsvCell } from './csv-records.ts';
import { decodeText } from './decode-text.ts';
import { titleFromFileName } from './document-fields.ts';
import type { DocumentText, ReadingInput } from './document-text.ts';
import { layoutOf } from './sheet-layout.ts';
import { withinRow } from './row-span.ts';

/** Most cells: 20 million characters of nothing but commas would be as many cells. */
const MOST_CELLS = 2_000_000;

/**
 * Reads a file of comma, semicolon or tab separated values. The stored text is the decoded file, so its lines are the
 * file's lines; each record is a row with its header cells.
 *
 * @throws CodedError `encoding-unknown`, `invalid-input`, `file-too-large`
 */
export function readCsv(input: ReadingInput): DocumentText {
  const { text, encoding, problems } = decodeText(input.bytes, { forced: input.encoding });
  const records = parseCsv(text, /\.tsv$/i.test(input.fileName), MOST_CELLS);
  if (records === null) throw new CodedError('file-too-large', { cells: MOST_CELLS, limit: MOST_CELLS });
  const rows = records.filter((cells) => cells.some((cell) => cell.start < cell.end));
  const blocks = blocksOf(text, rows);
  const [first] = blocks;
  const title = first?.type === 'heading' ? text.slice(first.start, first.end) : titleFromFileName(input.fileName);
  return { format: 'csv', encoding, text, hasLines: true, blocks, pages: null, fields: { title }, problems };
}

function blocksOf(text: string, rows: CsvCell[][]): Block[] {
  const texts = rows.map((cells) => cells.map((cell) => wordsOf(text, cell)));
  const layout = layoutOf(texts);
  const names = layout.header === null ? [] : (texts[layout.header] ?? []);
  return rows.flatMap((cells, index): Block[] => {
    if (index === layout.header) return [];
    const filled = cells.filter(({ start, end }) => start < end);
    const [first, last] = [filled[0], filled.at(-1)];
    if (!first || !last) return [];
    if (layout.titles.has(index)) return [titleBlock(index, first)];
    const row = { start: first.outerStart, end: last.outerEnd };
    const spans = cells.map((cell) => withinRow(cell, row));
    const header = layout.header !== null && index > layout.header ? cells.map((_, column) => names[column] ?? '') : [];
    return [{ type: 'table-row', ...row, cells: spans, header }];
  });
}

function titleBlock(index: number, { start, end }: Span): Block {
  return index === 0 ? { type: 'heading', level: 1, start, end } : { type: 'paragraph', start, end };
}

/** The cell as a person reads it: doubled quotes are one. */
function wordsOf(text: string, { start, end, outerEnd }: CsvCell): string {
  const words = text.slice(start, end);
  return (outerEnd > end ? words.replaceAll('""', '"') : words).replace(/\s+/g, ' ');
}
