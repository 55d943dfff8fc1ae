import { parse } from 'parse5';
import { decodeText } from './decode-text.ts';
import { titleFromFileName } from './document-fields.ts';
import type { DocumentText, ReadingInput } from './document-text.ts';
import { HtmlBlocks } from './html-blocks.ts';
import { declaredCharset } from './html-charset.ts';
import { numberItem, openList, type HtmlList } from './html-lists.ts';
import { removeHidden } from './html-hiding.ts';
import { holdsNotes, writeNoteMarks } from './html-notes.ts';
import { isLayoutTable, rowsOf } from './html-tables.ts';
import {
  anchorOf,
  isBlock,
  isDocumentPart,
  isElement,
  isUnread,
  lineOf,
  onOneLine,
  walk,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts';
import { asHtml } from './xhtml.ts';

/**
 * Reads a page as a person sees it: without scripts, navigation, the site's header and footer and what is hidden. The
 * stored text is the blocks, one after another on lines of their own; its lines are not the file's lines.
 *
 * @throws CodedError `encoding-unknown`, `file-too-large`
 */
export function readHtml(input: ReadingInput): DocumentText {
  const isXhtml = /\.xhtml$/i.test(input.fileName);
  const {
    text: source,
    encoding,
    problems,
  } = decodeText(input.bytes, {
    declared: declaredCharset(input.bytes, isXhtml),
    forced: input.encoding,
  });
  const tree = parse(isXhtml ? asHtml(source) : source);
  removeHidden(tree);
  writeNoteMarks(tree);
  const page = new PageReader();
  page.read(tree.childNodes);
  const { blocks, text } = page.output;
  const top = blocks.find((block) => block.type === 'heading' && block.level === 1);
  const title = page.title || (top && onOneLine(text.slice(top.start, top.end))) || titleFromFileName(input.fileName);
  return { format: 'html', encoding, text, hasLines: false, blocks, pages: null, fields: { title }, problems };
}

class PageReader {
  readonly output = new HtmlBlocks();
  /** Of the page's `<title>`; empty when there is none. */
  title = '';
  readonly #lists: HtmlList[] = [];
  /** How many elements of each kind are open around the place that is read. */
  readonly #open = { documentParts: 0, quotations: 0, notes: 0, preformatted: 0 };
  /** `open`: a term waits for its definition. `joined`: the definition's line has begun, without words yet. */
  #term: 'none' | 'open' | 'joined' = 'none';

  read(nodes: HtmlNode[]): void {
    walk({ childNodes: nodes }, this.#enter, this.#leave);
    this.output.end();
  }

  readonly #enter = (node: HtmlNode): boolean => {
    if (node.nodeName === '#text' && 'value' in node) this.#addText(node.value);
    if (!isElement(node)) return false;
    if (node.tagName === 'head') this.title = titleIn(node);
    if (this.#isUnread(node)) return false;
    const anchor = anchorOf(node);
    if (anchor !== null) this.output.passAnchor(anchor);
    if (node.tagName === 'br') this.output.addLineBreak();
    if (!isBlock(node)) return true;
    return this.#enterBlock(node);
  };

  /** Footnotes may stand in an aside. */
  #isUnread(element: HtmlElement): boolean {
    if (element.tagName === 'aside' && holdsNotes(element)) return false;
    return isUnread(element, this.#open.documentParts > 0);
  }

  #addText(text: string): void {
    if (this.#open.preformatted === 0) {
      this.output.addWords(text);
      return;
    }
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.output.addLineBreak();
      this.output.addWords(line);
    }
  }

  #enterBlock(element: HtmlElement): boolean {
    const { tagName } = element;
    this.#endUnlessDefined(tagName);
    this.#count(element, 1);
    if (isHeading(tagName)) this.output.begin({ type: 'heading', level: Number(tagName[1]) });
    else if (tagName === 'li') this.#beginItem(element);
    else if (tagName === 'pre') this.output.begin({ type: 'note', keepLines: true });
    else if (isList(tagName)) this.#lists.push(openList(element));
    else if (tagName === 'table' && !isLayoutTable(element)) return this.#addTable(element);
    return true;
  }

  /** A term and its definition are one block, since neither says anything without the other. */
  #endUnlessDefined(tagName: string): void {
    if (this.#term === 'joined' && !this.output.lineHasWords) return;
    if (this.#term === 'open' && (tagName === 'dd' || tagName === 'dt') && this.output.hasWords) {
      this.output.addLineBreak();
      this.#term = tagName === 'dd' ? 'joined' : 'open';
      return;
    }
    this.output.end();
    this.#term = tagName === 'dt' ? 'open' : 'none';
  }

  readonly #leave = (element: HtmlElement): void => {
    const { tagName } = element;
    if (!isBlock(element) || tagName === 'dt') return;
    this.output.end();
    this.#term = 'none';
    this.#count(element, -1);
    // An item or heading without words must not lend its kind to what follows.
    if (tagName === 'li' || tagName === 'pre' || isHeading(tagName)) this.output.begin({ type: 'paragraph' });
    if (isList(tagName)) this.#lists.pop();
  };

  #count(element: HtmlElement, by: 1 | -1): void {
    if (isDocumentPart(element)) this.#open.documentParts += by;
    if (element.tagName === 'pre') this.#open.preformatted += by;
    if (element.tagName === 'blockquote') this.#open.quotations += by;
    if (holdsNotes(element)) this.#open.notes += by;
    this.output.quoted = this.#open.quotations + this.#open.notes > 0;
  }

  #beginItem(element: HtmlElement): void {
    const list = this.#lists.at(-1);
    const number = list ? numberItem(list, element) : null;
    if (this.#open.notes > 0) this.output.begin({ type: 'note', number });
    else this.output.begin({ type: 'list-item', depth: Math.max(0, this.#lists.length - 1), number });
  }

  /** Answers false, for the rows are read here and a table opens nothing that `#leave` would have to close. */
  #addTable(table: HtmlElement): false {
    const caption = table.childNodes.filter(isElement).find((child) => child.tagName === 'caption');
    if (caption) this.output.addWords(lineOf(caption));
    this.output.end();
    for (const row of rowsOf(table)) this.output.addRow(row);
    return false;
  }
}

function isHeading(tagName: string): boolean {
  return /^h[1-6]$/.test(tagName);
}

function isList(tagName: string): boolean {
  return tagName === 'ol' || tagName === 'ul' || tagName === 'menu';
}

function titleIn(head: HtmlElement): string {
  const title = head.childNodes.filter(isElement).find((child) => child.tagName === 'title');
  return title ? lineOf(title) : '';
}
