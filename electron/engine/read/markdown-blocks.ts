import type { Block, Span, TableRowBlock } from '../../../shared/block.ts';
import { htmlBlocksIn } from './markdown-html.ts';
import { plainTextOf, type MarkdownNode, type MarkdownPart } from './parse-markdown.ts';
import { trimmed } from './text-lines.ts';
import { withinRow } from './row-span.ts';

type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

interface Place {
  node: MarkdownNode;
  /** Depth of the list around it, -1 outside of lists. */
  depth: number;
  /** Inside a quotation or a footnote. */
  aside: boolean;
}

/** The blocks of one part of a Markdown file, as spans of `text`, without the marks that make them blocks. */
export function markdownBlocks(text: string, part: MarkdownPart): Block[] {
  const blocks: Block[] = [];
  // A stack instead of recursion: quotations nested 5,000 deep are a valid file.
  const pending: Place[] = asPlaces(part.nodes, { depth: -1, aside: false });
  for (let place = pending.pop(); place; place = pending.pop()) {
    for (const block of ownBlocks(text, part.start, place)) blocks.push(block);
    for (const inner of placesInside(place)) pending.push(inner);
  }
  return blocks;
}

/** In reverse, since the last one on the stack is the first to be read. */
function asPlaces(nodes: readonly MarkdownNode[], around: Omit<Place, 'node'>): Place[] {
  return nodes.map((node) => ({ node, ...around })).reverse();
}

function placesInside({ node, depth, aside }: Place): Place[] {
  switch (node.type) {
    case 'list':
      return asPlaces(node.children, { depth: depth + 1, aside });
    case 'listItem':
      return asPlaces(node.children.slice(leadParagraph(node) ? 1 : 0), { depth, aside });
    case 'blockquote':
    case 'footnoteDefinition':
      return asPlaces(node.children, { depth, aside: true });
    default:
      return [];
  }
}

function ownBlocks(text: string, base: number, { node, depth, aside }: Place): Block[] {
  switch (node.type) {
    case 'heading': {
      const span = contentSpan(text, node, base);
      return span ? [{ type: 'heading', level: node.depth, ...span }] : [];
    }
    case 'paragraph': {
      const span = contentSpan(text, node, base);
      return span && holdsWords(text, span) ? [{ type: aside ? 'note' : 'paragraph', ...span }] : [];
    }
    case 'html':
      return htmlBlocksIn(text, nodeSpan(node, base), aside);
    case 'code': {
      const span = codeSpan(text, nodeSpan(node, base));
      return span.start < span.end ? [{ type: 'note', ...span }] : [];
    }
    case 'listItem':
      return listItemBlocks(text, base, node, depth);
    case 'table':
      return tableRows(text, base, node);
    default:
      return [];
  }
}

function leadParagraph(item: NodeOf<'listItem'>): NodeOf<'paragraph'> | null {
  const [first] = item.children;
  return first?.type === 'paragraph' ? first : null;
}

/** An ordered item's number is part of what is cited and stands in its span; a bullet is not. */
function listItemBlocks(text: string, base: number, item: NodeOf<'listItem'>, depth: number): Block[] {
  const lead = leadParagraph(item);
  const words = lead && contentSpan(text, lead, base);
  if (!words || !holdsWords(text, words)) return [];
  const { start } = nodeSpan(item, base);
  const number = /^\d{1,9}[.)]/.exec(text.slice(start, start + 10))?.[0];
  if (number === undefined) return [{ type: 'list-item', depth, ...words }];
  return [{ type: 'list-item', depth, number, start, end: words.end }];
}

/** Rows below the header row, which stands in each of them; a table of one row is that row. */
function tableRows(text: string, base: number, table: NodeOf<'table'>): TableRowBlock[] {
  const rows = table.children.map((row) =>
    row.children.map((cell) => contentSpan(text, cell, base) ?? emptyAt(cell, base)),
  );
  const [first = [], ...rest] = rows;
  const header = first.map((cell) => plainTextOf(text.slice(cell.start, cell.end)));
  const named = header.some((words) => words !== '') && rest.length > 0;
  return (rest.length > 0 ? rest : rows).flatMap((cells) => {
    const filled = cells.filter((cell) => cell.start < cell.end);
    const [start, end] = [filled[0]?.start, filled.at(-1)?.end];
    if (start === undefined || end === undefined) return [];
    // An empty cell at an end of the row has its place in front of the row's words or behind them.
    const within = cells.map((cell) => withinRow(cell, { start, end }));
    return [{ type: 'table-row', start, end, cells: within, header: named ? header : [] }];
  });
}

interface Positioned {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

function nodeSpan(node: Positioned, base: number): Span {
  return { start: base + (node.position?.start.offset ?? 0), end: base + (node.position?.end.offset ?? 0) };
}

/** From the first to the last child; null when the node is empty. */
function contentSpan(text: string, node: { children: readonly Positioned[] }, base: number): Span | null {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return null;
  const span = trimmed(text, { start: nodeSpan(first, base).start, end: nodeSpan(last, base).end });
  return span.start < span.end ? span : null;
}

function emptyAt(cell: Positioned, base: number): Span {
  const { end } = nodeSpan(cell, base);
  return { start: end, end };
}

/** The lines between the fences, or the whole of indented code. */
function codeSpan(text: string, span: Span): Span {
  const source = text.slice(span.start, span.end);
  const fence = /^(`{3,}|~{3,})[^\r\n]*/.exec(source);
  if (!fence) return trimmed(text, span);
  const closing = /[\r\n][ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(source.slice(-100));
  return trimmed(text, { start: span.start + fence[0].length, end: span.end - (closing?.[0].length ?? 0) });
}

/** Whether there is a letter or digit outside HTML tags, HTML comments and the addresses of images. */
function holdsWords(text: string, span: Span): boolean {
  for (let at = span.start; at < span.end; at++) {
    const skipped = markupEnd(text, at);
    if (skipped > at) at = skipped - 1;
    else if (/[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0))) return true;
  }
  return false;
}

/** End of the tag, comment or image that begins here; `at` itself when none does. */
function markupEnd(text: string, at: number): number {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('![](', at) ? ')' : null;
  if (closing !== null) return endOf(text, closing, at);
  return /[a-z/]/i.test(text.charAt(at + 1)) && text.charAt(at) === '<' ? endOf(text, '>', at) : at;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}
