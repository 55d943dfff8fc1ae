import type { Span } from '../../../shared/block.ts';

/** What joins the cells of a row in the stored text. */
export const CELL_SEPARATOR = '\t';

/**
 * Where a table row and its cells lie when its cells, joined by `CELL_SEPARATOR`, stand at `start`. The row leaves out the
 * empty cells at its ends, which lie at its edges, so that a passage neither begins nor ends with white space. At least
 * one cell has words.
 */
export function rowSpan(start: number, texts: readonly string[]): Span & { cells: Span[] } {
  let at = start;
  const spans = texts.map((text) => {
    const cell = { start: at, end: at + text.length };
    at = cell.end + CELL_SEPARATOR.length;
    return cell;
  });
  const filled = spans.filter((cell) => cell.start < cell.end);
  const [from, to] = [filled[0]?.start ?? start, filled.at(-1)?.end ?? start];
  const row = { start: from, end: to };
  return { ...row, cells: spans.map((cell) => withinRow(cell, row)) };
}

/** A cell cut to its row: an empty one at an end of the row lies at the row's edge. */
export function withinRow({ start, end }: Span, row: Span): Span {
  const within = (offset: number): number => Math.min(Math.max(offset, row.start), row.end);
  return { start: within(start), end: within(end) };
}
