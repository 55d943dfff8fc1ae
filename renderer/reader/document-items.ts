import type { Block, PageStart, Span, TableRowBlock } from '../../shared/block.ts';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import { lineNumberAt, lineStartsOf } from './source-lines.ts';

/** A stretch of one block that is drawn as one line: a line of the original, or what stands on one page. */
export interface Piece extends Span {
  /** Line of the original, from 1; null for formats without lines. */
  line: number | null;
  /** Label of the page that begins here, or null. */
  page: string | null;
}

export interface TextItem extends Span {
  type: 'heading' | 'paragraph' | 'list-item' | 'note';
  /** Level of a heading, depth of a list item; 0 otherwise. */
  level: number;
  /** What stands before a list item: its bullet, or its number where the block does not hold it. */
  marker: string | null;
  pieces: Piece[];
}

export interface TableRow extends Span {
  cells: Span[];
  line: number | null;
  page: string | null;
}

export interface TableItem extends Span {
  type: 'table';
  header: string[];
  rows: TableRow[];
}

/** What the reader draws as one element of its (virtual) list. */
export type DocumentItem = TextItem | TableItem;

/** Rows of one drawn table; longer ones are drawn as several, so that only what is in view need be drawn. */
const ROWS_PER_TABLE = 40;

type ReadableDocument = Pick<OpenedDocument, 'text' | 'blocks' | 'pages' | 'hasLines'>;

/** The document as a list of elements to draw, in order. */
export function documentItemsOf({ text, blocks, pages, hasLines }: ReadableDocument): DocumentItem[] {
  const lineStarts = hasLines ? lineStartsOf(text) : null;
  const pageAt = pageTeller(pages ?? []);
  const items: DocumentItem[] = [];
  for (const block of blocks) {
    if (block.type === 'table-row') {
      addTableRow(items, block, {
        start: block.start,
        end: block.end,
        cells: block.cells,
        line: lineStarts && lineNumberAt(lineStarts, block.start),
        page: pageAt(block.start),
      });
      continue;
    }
    const pieces = cutBlock(block, lineStarts, pages ?? []).map((span) => ({
      ...span,
      line: lineStarts && lineNumberAt(lineStarts, span.start),
      page: pageAt(span.start),
    }));
    items.push({
      type: block.type,
      start: block.start,
      end: block.end,
      level: levelOf(block),
      marker: block.type === 'list-item' ? markerOf(text, block, lineStarts) : null,
      pieces,
    });
  }
  return items;
}

/** Index of the element that holds the offset, or of the next one; the last when there is none after it. */
export function itemIndexAt(items: readonly DocumentItem[], offset: number): number {
  const index = items.findIndex((item) => item.end > offset);
  return index === -1 ? Math.max(0, items.length - 1) : index;
}

function levelOf(block: Exclude<Block, TableRowBlock>): number {
  if (block.type === 'heading') return block.level;
  return block.type === 'list-item' ? block.depth : 0;
}

function addTableRow(items: DocumentItem[], block: TableRowBlock, row: TableRow): void {
  const last = items.at(-1);
  const continues =
    last?.type === 'table' &&
    last.rows.length < ROWS_PER_TABLE &&
    last.rows[0]?.cells.length === row.cells.length &&
    last.header.join('\n') === block.header.join('\n');
  if (continues) {
    last.rows.push(row);
    last.end = row.end;
  } else {
    items.push({ type: 'table', start: row.start, end: row.end, header: block.header, rows: [row] });
  }
}

/** Cuts a block where a line of the original or a page begins. */
function cutBlock(block: Span, lineStarts: number[] | null, pages: readonly PageStart[]): Span[] {
  const cuts = pages.map((page) => page.start).filter((start) => start > block.start && start < block.end);
  if (lineStarts) {
    const first = lineNumberAt(lineStarts, block.start);
    const last = lineNumberAt(lineStarts, block.end - 1);
    cuts.push(...lineStarts.slice(first, last));
    cuts.sort((a, b) => a - b);
  }
  const edges = [block.start, ...cuts, block.end];
  return edges.slice(0, -1).map((start, index) => ({ start, end: edges[index + 1] ?? block.end }));
}

/** Tells for rising offsets the page that began since the last one. Pages without text are passed over. */
function pageTeller(pages: readonly PageStart[]): (offset: number) => string | null {
  let next = 0;
  return (offset) => {
    let label: string | null = null;
    for (let page = pages[next]; page && page.start <= offset; page = pages[next]) {
      label = page.label ?? String(page.page);
      next += 1;
    }
    return label;
  };
}

const BULLET = '•';

function markerOf(text: string, block: Block, lineStarts: number[] | null): string | null {
  if (block.number !== undefined) return null;
  const lineStart = lineStarts === null ? block.start : (lineStarts[lineNumberAt(lineStarts, block.start) - 1] ?? 0);
  const before = text.slice(lineStart, block.start).trim();
  if (/^\(?[\p{L}\p{N}]{1,6}[.)、）]$/u.test(before)) return before;
  const startsWithNumber = /^[(（]?[\p{N}a-z一二三四五六七八九十]{1,4}[.)、）]/iu.test(
    text.slice(block.start, block.start + 8),
  );
  return startsWithNumber ? null : BULLET;
}
