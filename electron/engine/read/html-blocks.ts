import type { Block } from '../../../shared/block.ts';
import type { HtmlRow } from './html-tables.ts';
import { onOneLine } from './html-tree.ts';
import { CELL_SEPARATOR, rowSpan } from './row-span.ts';
import { TextWriter } from './text-writer.ts';

/** What the next words will be a block of. */
export type BlockStart =
  | { type: 'heading'; level: number }
  | { type: 'list-item'; depth: number; number: string | null }
  | { type: 'paragraph' }
  | { type: 'note'; keepLines?: boolean; number?: string | null };

/** An item that begins with a number of its own ("(a) …", "4.2 …", "第三條 …") does not get the list's as well. */
const OWN_NUMBER =
  /^(?:[(（]?(?:\d{1,4}(?:\.\d{1,4})*|[a-zA-Z]|[ivxIVX]{1,5})[)）.](?!\d)|\d{1,4}(?:\.\d{1,4})+\s+[\p{Lu}\p{Lo}]|[(（]?[一二三四五六七八九十]{1,3}[)）、]|第\s?[\d一二三四五六七八九十百]|§|[A-Z]{2,8}-\d)/u;

/** Collects the readable text of a page, one block a line, and where each block stands in it. */
export class HtmlBlocks {
  readonly blocks: Block[] = [];
  /** Whether what is read now stands in a quotation. */
  quoted = false;
  /** The last place with a name before what is read now. */
  #anchor: string | null = null;
  /** The same where the open block's first words stood. */
  #openAnchor: string | null = null;
  readonly #writer = new TextWriter();
  #start: BlockStart = { type: 'paragraph' };
  #lines: string[] = [''];

  get text(): string {
    return this.#writer.text;
  }

  /** Adds words to the block that is open. */
  addWords(words: string): void {
    if (this.#openAnchor === null && /\S/.test(words)) this.#openAnchor = this.#anchor;
    this.#lines.push((this.#lines.pop() ?? '') + words);
  }

  /** Passes a place with a name: it is the anchor of every block that begins behind it, until the next. */
  passAnchor(name: string): void {
    this.#anchor = name;
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
    this.#openAnchor = null;
    this.#start = { type: 'paragraph' };
  }

  addRow({ cells, header, anchor }: HtmlRow): void {
    this.end();
    this.#anchor = anchor ?? this.#anchor;
    this.#openAnchor = this.#anchor;
    if (cells.every((cell) => cell === '')) return;
    const { start } = this.#writer.append(cells.join(CELL_SEPARATOR));
    this.#push({ type: 'table-row', ...rowSpan(start, cells), header });
    this.#openAnchor = null;
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
        this.#push({ type: 'heading', level: start.level, ...this.#writer.append(text) });
        break;
      case 'list-item':
        this.#writeItem(start.depth, OWN_NUMBER.test(text) ? null : start.number, text);
        break;
      default:
        this.#push({
          type: this.quoted ? 'note' : start.type,
          ...this.#writer.append(start.type === 'note' && start.number ? `${start.number} ${text}` : text),
        });
    }
  }

  #writeItem(depth: number, number: string | null, text: string): void {
    if (number === null) this.#push({ type: 'list-item', depth, ...this.#writer.append(text) });
    else this.#push({ type: 'list-item', depth, number, ...this.#writer.append(`${number} ${text}`) });
  }

  #push(block: Block): void {
    this.blocks.push(this.#openAnchor === null ? block : { ...block, anchor: this.#openAnchor });
  }
}
