import type { Block, PageStart, TextBox } from '../../../../shared/block.ts';
import type { DocumentItem, ParagraphItem, RowItem } from './document-items.ts';
import { isUnreadable } from './garbled-text.ts';
import { leadingNumber } from './markers.ts';
import type { PageLines } from './running-lines.ts';
import { boxesOf } from './text-boxes.ts';
import { CELL_SEPARATOR } from '../row-span.ts';
import { TextWriter } from '../text-writer.ts';

const LONGEST_SYMBOL = 3;
/** Indents in points that differ by less are one level of a list. */
const SAME_INDENT = 4;

export interface WrittenText {
  text: string;
  blocks: Block[];
  pages: PageStart[];
  boxes: TextBox[];
  /** Characters left out because they are not readable. */
  skipped: number;
}

/** The stored text, its blocks and where the pages begin. */
export function writeBlocks(
  items: readonly DocumentItem[],
  headings: ReadonlyMap<DocumentItem, number>,
  pages: readonly PageLines[],
): WrittenText {
  const writer = new Writer();
  for (const item of items) writer.write(item, headings.get(item) ?? null);
  const { text, blocks, boxes, skipped } = writer;
  return { text, blocks, boxes, pages: writer.pageStarts(pages), skipped };
}

class Writer {
  readonly blocks: Block[] = [];
  readonly boxes: TextBox[] = [];
  skipped = 0;
  readonly #writer = new TextWriter();
  readonly #starts = new Map<number, number>();
  /** Left edges of the list levels that are open. */
  #indents: number[] = [];

  get text(): string {
    return this.#writer.text;
  }

  write(item: DocumentItem, headingLevel: number | null): void {
    const text = item.kind === 'paragraph' ? item.text : item.row.cells.map((cell) => cell.text).join(CELL_SEPARATOR);
    if (text.trim() === '') return;
    if (isUnreadable(text)) {
      // A lone arrow or bullet of a symbol font is no loss.
      if (text.length > LONGEST_SYMBOL) this.skipped += text.length;
      return;
    }
    if (item.kind === 'row') this.#row(item);
    else this.#paragraph(item, headingLevel);
  }

  pageStarts(pages: readonly PageLines[]): PageStart[] {
    const starts: PageStart[] = [];
    let next = this.#writer.text.length;
    for (const { page, label } of pages.toReversed()) {
      next = this.#starts.get(page) ?? next;
      starts.push({ start: next, page, label });
    }
    starts.reverse();
    if (starts[0] !== undefined) starts[0].start = 0;
    return starts;
  }

  #paragraph(item: ParagraphItem, headingLevel: number | null): void {
    const { start, end } = this.#writer.append(withoutControls(item.text));
    for (const [index, line] of item.places.entries()) this.#reach(line.page, start + (item.starts[index] ?? 0));
    this.boxes.push(...boxesOf(item, start));
    const first = item.places[0];
    const role = first?.tag?.role;
    const isItem = item.hasBullet || role === 'list-item' || leadingNumber(item.text) !== null;
    if (headingLevel !== null || !isItem) this.#indents = [];
    if (headingLevel !== null) this.blocks.push({ type: 'heading', start, end, level: headingLevel });
    else if (isItem) this.blocks.push({ type: 'list-item', start, end, depth: this.#depth(first?.left ?? 0) });
    else this.blocks.push({ type: role === 'note' ? 'note' : 'paragraph', start, end });
  }

  #row(item: RowItem): void {
    const { start, end } = this.#writer.append(
      item.row.cells.map((cell) => withoutControls(cell.text)).join(CELL_SEPARATOR),
    );
    this.#reach(item.page, start);
    this.#indents = [];
    let position = start;
    const cells = item.row.cells.map((cell) => {
      const span = { start: position, end: position + cell.text.length };
      this.boxes.push(...boxesOf(cell, position));
      position = span.end + CELL_SEPARATOR.length;
      return span;
    });
    this.blocks.push({ type: 'table-row', start, end, cells, header: item.header });
  }

  #depth(left: number): number {
    while ((this.#indents.at(-1) ?? -Infinity) > left + SAME_INDENT) this.#indents.pop();
    if ((this.#indents.at(-1) ?? -Infinity) < left - SAME_INDENT) this.#indents.push(left);
    return this.#indents.length - 1;
  }

  /** Notes that a page begins at an offset, if nothing of it stands before. */
  #reach(page: number, offset: number): void {
    if (!this.#starts.has(page)) this.#starts.set(page, offset);
  }
}

/** The class \p{Cc}; its name would need a mode of matching that takes several times as long. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Control characters draw nothing, and a NUL would end the text for some programs. Offsets stay as they are. */
function withoutControls(text: string): string {
  return text.replace(CONTROLS, ' ');
}
