import type { Block } from '../../../../shared/block.ts';
import { CELL_SEPARATOR, rowSpan } from '../row-span.ts';
import {
  notesOf,
  plainTextOf,
  type ChunkItem,
  type ParagraphItem,
  type StoryItem,
  type TableItem,
  type TableRow,
} from './story.ts';
import { TextWriter } from '../text-writer.ts';

/** A paragraph in a heading style that is longer than this is a clause: legal templates number clauses with headings. */
const LONGEST_HEADING = 160;
/** Above this length a numbered "heading" that ends like a sentence is a clause too. */
const LONGEST_SENTENCE_HEADING = 60;

const LONGEST_COLUMN_NAME = 60;

/** The stored text and its blocks, from content in document order. */
export class BlockWriter {
  readonly blocks: Block[] = [];
  readonly #writer = new TextWriter();

  get text(): string {
    return this.#writer.text;
  }

  write(items: readonly StoryItem[]): void {
    for (const item of items) {
      if (item.kind === 'paragraph') this.#paragraph(item);
      else if (item.kind === 'table') this.#table(item);
      else this.#chunk(item);
    }
  }

  #paragraph(item: ParagraphItem): void {
    if (item.text !== '') {
      const { start, end } = this.#writer.append(item.text);
      const number = item.number === null ? {} : { number: item.number };
      const level = headingLevel(item);
      if (level !== null) this.blocks.push({ type: 'heading', start, end, level, ...number });
      else if (item.listLevel !== null)
        this.blocks.push({ type: 'list-item', start, end, depth: item.listLevel, ...number });
      else this.blocks.push({ type: 'paragraph', start, end });
    }
    this.#notes(item.notes);
    this.write(item.boxes);
  }

  #chunk({ text, blocks }: ChunkItem): void {
    if (text === '') return;
    const { start } = this.#writer.append(text);
    for (const block of blocks) this.blocks.push(shifted(block, start));
  }

  #notes(notes: readonly string[]): void {
    for (const note of notes) {
      const { start, end } = this.#writer.append(note);
      this.blocks.push({ type: 'note', start, end });
    }
  }

  #table(table: TableItem): void {
    // A table of one column is a frame around paragraphs, which are the better passages.
    if (table.rows.every((row) => row.cells.length <= 1)) {
      for (const row of table.rows) for (const cell of row.cells) this.write(cell.items);
      return;
    }
    const headers = headerRows(table.rows);
    for (const row of table.rows) {
      this.#row(row, headers.includes(row) ? [] : headersFor(row, headers));
      this.#notes(row.cells.flatMap((cell) => notesOf(cell.items)));
    }
  }

  #row(row: TableRow, header: string[]): void {
    const texts = row.cells.map((cell) => plainTextOf(cell.items));
    if (texts.every((text) => text === '')) return;
    const { start } = this.#writer.append(texts.join(CELL_SEPARATOR));
    const first = row.cells[0]?.items[0];
    const number = first?.kind === 'paragraph' && first.text !== '' ? first.number : null;
    this.blocks.push({ type: 'table-row', ...rowSpan(start, texts), header, ...(number === null ? {} : { number }) });
  }
}

function shifted(block: Block, by: number): Block {
  const moved = { ...block, start: block.start + by, end: block.end + by };
  if (moved.type !== 'table-row') return moved;
  return { ...moved, cells: moved.cells.map((cell) => ({ start: cell.start + by, end: cell.end + by })) };
}

function headingLevel(item: ParagraphItem): number | null {
  if (item.text.length > LONGEST_HEADING) return null;
  const isSentence =
    item.number !== null && item.text.length > LONGEST_SENTENCE_HEADING && /[.;:。；：]$/.test(item.text);
  if (isSentence) return null;
  if (item.isTitle) return 1;
  return item.outlineLevel === null ? null : item.outlineLevel + 1;
}

/**
 * The rows marked as header at the top; without any the first row of more than one cell, if it names columns and others
 * follow. A row of one cell above it is the table's caption.
 */
function headerRows(rows: readonly TableRow[]): TableRow[] {
  const firstBody = rows.findIndex((row) => !row.isHeader);
  if (firstBody > 0) return rows.slice(0, firstBody);
  const first = rows.findIndex(namesSeveral);
  const names = rows[first]?.cells.every((cell) => isColumnName(plainTextOf(cell.items))) ?? false;
  return names && rows.length > first + 1 ? rows.slice(0, first + 1) : [];
}

function namesSeveral(row: TableRow): boolean {
  return row.cells.length > 1;
}

/** Long texts, sentences and bare figures stand in the first row of tables without a header. */
function isColumnName(text: string): boolean {
  return text !== '' && text.length <= LONGEST_COLUMN_NAME && /\p{L}/u.test(text) && !/[.。;；]$/.test(text);
}

/** For each cell of a row the header texts above it, so that they stay together across merged cells. */
function headersFor(row: TableRow, headers: readonly TableRow[]): string[] {
  if (!headers.some(namesSeveral)) return [];
  const above = headers.filter(namesSeveral).flatMap((header) => header.cells);
  return row.cells.map((cell) => {
    const texts = above
      .filter((header) => header.column < cell.column + cell.span && cell.column < header.column + header.span)
      .map((header) => plainTextOf(header.items));
    // A header that is merged downwards stands in each of its rows.
    return [...new Set(texts)].filter((text) => text !== '').join(' ');
  });
}
