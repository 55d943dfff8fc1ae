import { parse } from 'csv-parse/sync';
import type { Span } from '../../../shared/block.ts';
import { trimmed } from './text-lines.ts';

/** Where a cell's words stand in the file, and where the cell with its quotes does. */
export interface CsvCell extends Span {
  outerStart: number;
  outerEnd: number;
}

/** In order of preference where a file may be read with several. */
const DELIMITERS = [',', ';', '\t', '|'];
/** UTF-16 units at the start that the delimiter is judged by. */
const SAMPLE = 64_000;
/** A line that spreadsheet programs write in front to name the delimiter. */
const NAMED_DELIMITER = /^sep=([,;|\t])(?:\r\n|\n|\r)/i;

/** The records of a file, in order; null when it has more than `mostCells` cells. */
export function parseCsv(text: string, tabs: boolean, mostCells: number): CsvCell[][] | null {
  const named = NAMED_DELIMITER.exec(text);
  const start = named?.[0].length ?? 0;
  const delimiter = named?.[1] ?? (tabs ? '\t' : likeliestDelimiter(text.slice(0, SAMPLE)));
  return recordsOf(text, start, delimiter, true, mostCells) ?? recordsOf(text, start, delimiter, false, mostCells);
}

/** The delimiter that cuts most records of the sample into the same number of cells. */
function likeliestDelimiter(sample: string): string {
  const whole = sample.length < SAMPLE ? sample : sample.slice(0, Math.max(sample.lastIndexOf('\n'), 1));
  let best = { delimiter: ',', agreeing: 0 };
  for (const delimiter of DELIMITERS) {
    const records = recordsOf(whole, 0, delimiter, true, SAMPLE) ?? recordsOf(whole, 0, delimiter, false, SAMPLE) ?? [];
    const counts = new Map<number, number>();
    for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const agreeing = Math.max(0, ...counts.values());
    if (agreeing > best.agreeing) best = { delimiter, agreeing };
  }
  return best.delimiter;
}

/** Null for a quote that is never closed, so that the quotes can be read as words, and for too many cells. */
function recordsOf(
  text: string,
  from: number,
  delimiter: string,
  quotes: boolean,
  mostCells: number,
): CsvCell[][] | null {
  const records: CsvCell[][] = [];
  let cells = 0;
  let end = from;
  try {
    // In UTF-16 each code unit is two bytes, so that the parser's count of bytes is twice the offset.
    parse(Buffer.from(text.slice(from), 'utf16le'), {
      encoding: 'utf16le',
      delimiter,
      quote: quotes ? '"' : false,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      cast: (_value, { bytes, index, quoting }) => {
        cells += 1;
        if (cells > mostCells) throw new RangeError('cells');
        if (index === 0) records.push([]);
        const start = index > 0 ? end + delimiter.length : records.length > 1 ? behindLineEnd(text, end) : from;
        end = from + bytes / 2;
        records.at(-1)?.push(cellAt(text, start, end, quoting));
        return '';
      },
    });
  } catch {
    return null;
  }
  return records;
}

function behindLineEnd(text: string, end: number): number {
  return end + (text.startsWith('\r\n', end) ? 2 : 1);
}

function cellAt(text: string, start: number, end: number, quoted: boolean): CsvCell {
  const outer = trimmed(text, { start, end });
  const inner = quoted && outer.end - outer.start >= 2 ? { start: outer.start + 1, end: outer.end - 1 } : outer;
  return { ...trimmed(text, inner), outerStart: outer.start, outerEnd: outer.end };
}
