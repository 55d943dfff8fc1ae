import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Block, Span } from '../../../shared/block.ts';
import { removeHidden } from './html-hiding.ts';
import { anchorOf, isBlock, isElement, walk, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { trimmed } from './text-lines.ts';

/**
 * The blocks of HTML that stands in a Markdown file, as spans of `text`: its words without the tags around them. Tags
 * inside a line stay, since the stored text is the file itself; scripts, styles and what is hidden are left out.
 */
export function htmlBlocksIn(text: string, html: Span, aside: boolean): Block[] {
  const fragment = parseFragment(text.slice(html.start, html.end), { sourceCodeLocationInfo: true });
  removeHidden(fragment);
  const reading = new FragmentReader(text, html.start, aside);
  walk(fragment, reading.enter, reading.leave);
  reading.end();
  return reading.blocks;
}

/** Whoever writes Markdown means an aside or a header of it to be read. */
const UNREAD = new Set(['script', 'style', 'template', 'title']);

class FragmentReader {
  readonly blocks: Block[] = [];
  #open: Span | null = null;
  #kind: HtmlElement | null = null;
  #anchor: string | null = null;
  /** Names of the columns of the table that is read. */
  #header: string[] = [];

  constructor(
    private readonly text: string,
    private readonly base: number,
    private readonly aside: boolean,
  ) {}

  readonly enter = (node: HtmlNode): boolean => {
    if (node.nodeName === '#text') this.#addWords(node);
    if (!isElement(node) || UNREAD.has(node.tagName)) return false;
    this.#anchor = anchorOf(node) ?? this.#anchor;
    if (!isBlock(node)) return true;
    this.end();
    if (node.tagName === 'table') this.#header = [];
    if (node.tagName === 'tr') return this.#addRow(node);
    if (/^(?:h[1-6]|li|pre|blockquote)$/.test(node.tagName)) this.#kind = node;
    return true;
  };

  readonly leave = (element: HtmlElement): void => {
    if (!isBlock(element)) return;
    this.end();
    if (element === this.#kind) this.#kind = null;
  };

  end(): void {
    const span = this.#open && trimmed(this.text, this.#open);
    this.#open = null;
    if (span && holdsWords(this.text, span)) this.#push({ ...this.#start(), ...span });
  }

  #start(): { type: 'paragraph' | 'note' } | { type: 'heading'; level: number } | { type: 'list-item'; depth: number } {
    const name = this.#kind?.tagName ?? '';
    if (this.aside || name === 'pre' || name === 'blockquote') return { type: 'note' };
    if (name === 'li') return { type: 'list-item', depth: 0 };
    return name.startsWith('h') ? { type: 'heading', level: Number(name[1]) } : { type: 'paragraph' };
  }

  #addWords(node: HtmlNode): void {
    const span = this.#spanOf(node);
    if (span && !isBlank(this.text, span)) this.#open = { start: (this.#open ?? span).start, end: span.end };
  }

  #addRow(row: HtmlElement): boolean {
    const elements = row.childNodes.filter(isElement);
    const cells = elements.map((cell) => this.#wordsIn(cell));
    const filled = cells.filter((cell) => cell !== null);
    const [first, last] = [filled[0], filled.at(-1)];
    if (first && last) {
      const within = cells.map((cell) => cell ?? { start: first.start, end: first.start });
      this.#push({ type: 'table-row', start: first.start, end: last.end, cells: within, header: this.#header });
    }
    // The splitter knows a row that only names the columns of the rows below it.
    if (elements.length > 0 && elements.every(({ tagName }) => tagName === 'th')) {
      this.#header = cells.map((cell) => (cell ? this.text.slice(cell.start, cell.end) : ''));
    }
    return false;
  }

  #wordsIn(cell: HtmlElement): Span | null {
    const pieces: Span[] = [];
    walk(
      cell,
      (node) => {
        const span = node.nodeName === '#text' ? this.#spanOf(node) : null;
        if (span && !isBlank(this.text, span)) pieces.push(span);
        return isElement(node) && !UNREAD.has(node.tagName);
      },
      () => undefined,
    );
    const [first, last] = [pieces[0], pieces.at(-1)];
    return first && last ? trimmed(this.text, { start: first.start, end: last.end }) : null;
  }

  #spanOf(node: HtmlNode): Span | null {
    const place = (node as DefaultTreeAdapterTypes.TextNode).sourceCodeLocation;
    return place ? { start: this.base + place.startOffset, end: this.base + place.endOffset } : null;
  }

  #push(block: Block): void {
    this.blocks.push(this.#anchor === null ? block : { ...block, anchor: this.#anchor });
  }
}

function isBlank(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).trim() === '';
}

function holdsWords(text: string, { start, end }: Span): boolean {
  return /[\p{L}\p{N}]/u.test(text.slice(start, end));
}
