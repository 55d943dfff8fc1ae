import { CodedError } from '../../../shared/app-error.ts';
import type { Block, Span } from '../../../shared/block.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { HtmlRow } from './html-tables.ts';
import { onOneLine } from './html-tree.ts';
import { CELL_SEPARATOR, rowSpan } from './row-span.ts';

/** What the next words will be a block of. */
export type BlockStart =
  | { type: 'heading'; level: number }
  | { type: 'list-item'; depth: number; number: string | null }
  | { type: 'paragraph' }
  | { type: 'note'; keepLines?: boolean };

/** An item that begins with a number of its own ("(a) …", "4.2 …", "第三條 …") does not get the list's as well. */
const OWN_NUMBER =
  /^(?:[(（]?(?:\d{1,4}(?:\.\d{1,4})*|[a-zA-Z]|[ivxIVX]{1,5})[)）.](?!\d)|\d{1,4}(?:\.\d{1,4})+\s+[\p{Lu}\p{Lo}]|[(（]?[一二三四五六七八九十]{1,3}[)）、]|第\s?[\d一二三四五六七八九十百]|§|[A-Z]{2,8}-\d)/u;

/** Collects the readable text of a page, one block a line, and where each block stands in it. */
export class HtmlBlocks {
  readonly blocks: Block[] = [];
  /** Whether what is read now stands in a quotation. */
  quoted = false;
  readonly #parts: string[] = [];
  #length = 0;
  #start: BlockStart = { type: 'paragraph' };
  #lines: string[] = [''];

  get text(): string {
    return this.#parts.join('');
  }

  /** Adds words to the block that is open. */
  addWords(words: string): void {
    this.#lines.push((this.#lines.pop() ?? '') + words);
  }

  /** Goes on with the open block on a new line of it. */
  addLineBreak(): void {
    this.#lines.push('');
  }

  /** Whether the open block has words yet, and whether its last line has. */
  get hasWords(): boolean {
    return this.#lines.some((line) => onOneLine(line) !== '');
  }

  get lineHasWords(): boolean {
    return onOneLine(this.#lines.at(-1) ?? '') !== '';
  }

  /** Ends the open block, and says what the next one is. */
  begin(start: BlockStart): void {
    this.end();
    this.#start = start;
  }

  /** Ends the open block. One without words stays open: in `<li><p>` the paragraph is the item. */
  end(): void {
    const text = this.#openText();
    this.#lines = [''];
    if (text === '') return;
    this.#write(this.#start, text);
    this.#start = { type: 'paragraph' };
  }

  addRow({ cells, header }: HtmlRow): void {
    this.end();
    if (cells.every((cell) => cell === '')) return;
    const { start } = this.#append(cells.join(CELL_SEPARATOR));
    this.blocks.push({ type: 'table-row', ...rowSpan(start, cells), header });
  }

  #openText(): string {
    if (this.#start.type === 'note' && this.#start.keepLines) {
      return this.#lines.join('\n').trim();
    }
    return this.#lines
      .map(onOneLine)
      .filter((line) => line !== '')
      .join('\n');
  }

  #write(start: BlockStart, text: string): void {
    switch (start.type) {
      case 'heading':
        this.blocks.push({ type: 'heading', level: start.level, ...this.#append(text) });
        break;
      case 'list-item':
        this.#writeItem(start.depth, OWN_NUMBER.test(text) ? null : start.number, text);
        break;
      default:
        this.blocks.push({ type: this.quoted ? 'note' : start.type, ...this.#append(text) });
    }
  }

  #writeItem(depth: number, number: string | null, text: string): void {
    if (number === null) this.blocks.push({ type: 'list-item', depth, ...this.#append(text) });
    else this.blocks.push({ type: 'list-item', depth, number, ...this.#append(`${number} ${text}`) });
  }

  #append(text: string): Span {
    const start = this.#length === 0 ? 0 : this.#length + 1;
    this.#parts.push(this.#length === 0 ? text : `\n${text}`);
    this.#length = start + text.length;
    if (this.#length > LIMITS.documentText) {
      throw new CodedError('file-too-large', { characters: this.#length, limit: LIMITS.documentText });
    }
    return { start, end: this.#length };
  }
}
