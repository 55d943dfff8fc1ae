import type { Block, PageStart, Span } from '../../../shared/block.ts';
import type { DocumentText } from '../read/document-text.ts';
import type { PassageDraft } from './passage-draft.ts';

/** Where a span of a document's text stands in the original: lines and pages from 1, both ends inclusive. */
export type Place = Pick<PassageDraft, 'lines' | 'pages' | 'pageLabels'>;

/** Finds places in one document; prepared once, since a long document has many passages. */
export function placesIn(document: DocumentText): (span: Span) => Place {
  const linesOf = document.hasLines ? linesIn(document.text) : rowsIn(document.blocks);
  const pages = document.pages && document.pages.length > 0 ? document.pages : null;
  const pageStarts = pages?.map(({ start }) => start) ?? [];
  return ({ start, end }) => ({
    lines: linesOf({ start, end }),
    ...(pages ? pagesOf(pages, lastAtOrBefore(pageStarts, start), lastAtOrBefore(pageStarts, end - 1)) : NO_PAGES),
  });
}

const NO_PAGES = { pages: null, pageLabels: null };

function pagesOf(pages: PageStart[], first: number, last: number): Pick<Place, 'pages' | 'pageLabels'> {
  const own = pages.slice(first, last + 1);
  const numbers = own.map(({ page }) => page);
  const labelled = own.some(({ label }) => label !== null);
  return {
    pages: [numbers[0] ?? 1, numbers[numbers.length - 1] ?? 1],
    pageLabels: labelled ? own.map(({ page, label }) => label ?? String(page)) : null,
  };
}

function linesIn(text: string): (span: Span) => [number, number] {
  const starts = startsOfLines(text);
  return ({ start, end }) => [lastAtOrBefore(starts, start) + 1, lastAtOrBefore(starts, end - 1) + 1];
}

/** The row of a sheet that a span lies in; null outside of rows and for formats without sheets. */
function rowsIn(blocks: readonly Block[]): (span: Span) => [number, number] | null {
  const rows = blocks.filter(({ row }) => row !== undefined);
  const starts = rows.map(({ start }) => start);
  return ({ start, end }) => {
    const block = rows[lastAtOrBefore(starts, start)];
    const inside = block !== undefined && block.start <= start && end <= block.end;
    return inside && block.row !== undefined ? [block.row, block.row] : null;
  };
}

/** Line ends are LF, CRLF and CR. */
function startsOfLines(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
}

/** Index of the last of the rising `starts` that is not above `offset`; 0 when all are. */
function lastAtOrBefore(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
