import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

/** A part of the file that can be parsed alone; positions in `nodes` count from `start`. */
export interface MarkdownPart {
  start: number;
  nodes: MarkdownNode[];
}

/**
 * Blocks are all that is needed, and inline constructs are where the parser is slowest (20,000 times `*a **b `: 4 s with
 * them, 1 s without), so they are switched off.
 */
const BLOCKS_ONLY = {
  disable: {
    null: [
      'attention',
      'autolink',
      'characterEscape',
      'characterReference',
      'codeText',
      'emailAutolink',
      'gfmFootnoteCall',
      'gfmPotentialFootnoteCall',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
      'protocolAutolink',
      'strikethrough',
      'wwwAutolink',
    ],
  },
};

/** Without the pass over all text that looks for addresses. */
const TREE_EXTENSIONS = [...gfmFromMarkdown().filter((extension) => !extension.transforms), frontmatterFromMarkdown()];

const EXTENSIONS = [gfm(), BLOCKS_ONLY];
const EXTENSIONS_AT_THE_START = [gfm(), frontmatter(), BLOCKS_ONLY];

/**
 * UTF-16 units. The parser's work for a text grows faster than the text: 60,000 headings (2.6 MB) take 1.3 GB of memory
 * whole, 4.5 s of processor time in parts of 16,000 and 2.7 s in parts of 2,000 to 6,000.
 */
const PART_LENGTH = 4_000;

/** Parses a Markdown file part by part, so that its memory does not grow with the file. */
export function* parseMarkdown(text: string): Generator<MarkdownPart> {
  let start = 0;
  for (const end of [...partEnds(text), text.length]) {
    const part = text.slice(start, end);
    const extensions = start === 0 ? EXTENSIONS_AT_THE_START : EXTENSIONS;
    yield { start, nodes: fromMarkdown(part, { extensions, mdastExtensions: TREE_EXTENSIONS }).children };
    start = end;
  }
}

/** The words of a heading or cell, without its inline markup. */
export function plainTextOf(source: string): string {
  const pending: MarkdownNode[] = fromMarkdown(source).children.reverse();
  const words: string[] = [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('value' in node) words.push(node.value);
    if ('children' in node) for (const child of node.children.toReversed()) pending.push(child);
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Where the file can be cut: before a heading at the start of a line, which ends every list and quotation, outside
 * fenced code and HTML, whose ends it does not mark. In doubt there is no cut.
 */
function* partEnds(text: string): Generator<number> {
  if (/^ {0,3}<(?:script|pre|style|textarea|[?!])/im.test(text)) return;
  let fence: string | null = null;
  let inHtml = false;
  let last = 0;
  const lines = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
  for (let at = 0; at < text.length; at = lines.lastIndex) {
    lines.lastIndex = at;
    const line = lines.exec(text)?.[0] ?? '';
    if (line.trim() === '') inHtml = false;
    else if (/^ {0,3}</.test(line)) inHtml = true;
    fence = fenceAfter(line, fence);
    if (fence !== null || inHtml || at - last < PART_LENGTH || !/^#{1,6}\s/.test(line)) continue;
    last = at;
    yield at;
  }
}

function fenceAfter(line: string, open: string | null): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (mark === undefined) return open;
  if (open === null) return mark;
  const closes = mark.startsWith(open) && line.trim() === mark;
  return closes ? null : open;
}
