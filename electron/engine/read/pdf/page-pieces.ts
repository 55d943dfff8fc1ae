import type { PDFPageProxy } from 'pdfjs-dist';
import { readStructureTags, type StructureNode } from './structure-tags.ts';
import type { TagHint, TextPiece } from './text-piece.ts';

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

interface MarkedContent {
  type: string;
  tag?: string;
  id?: string | null;
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Matrix = readonly [number, number, number, number, number, number];

/** The share of a page's characters that has to be tagged before its tags are believed. */
const TRUSTED_COVERAGE = 0.9;

/** What pdf.js tells of the text of a page. */
export interface PageText {
  content: TextContent;
  tree: StructureNode | null;
}

/**
 * Asks for the text of a page, and for its structure where the document has one that may be believed: it takes half as
 * long again as the text.
 */
export async function fetchPageText(page: PDFPageProxy, hasStructure: boolean): Promise<PageText> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  // A broken structure tree takes nothing from the text.
  const tree = hasStructure && mayBeWellTagged(content) ? await page.getStructTree().catch(() => null) : null;
  return { content, tree };
}

/** Whether so much of the text has a place in the structure that its tags may reach the coverage that is trusted. */
function mayBeWellTagged(content: TextContent): boolean {
  const open: MarkedContent[] = [];
  let [all, placed] = [0, 0];
  for (const item of content.items as (Item | MarkedContent)[]) {
    if ('str' in item) {
      if (open.some(isArtifact)) continue;
      const characters = item.str.trim().length;
      all += characters;
      if (open.some((mark) => mark.id !== undefined && mark.id !== null)) placed += characters;
    } else if (item.type.startsWith('begin')) open.push(item);
    else open.pop();
  }
  return isTrusted(placed, all);
}

function isArtifact(mark: MarkedContent): boolean {
  return mark.tag === 'Artifact';
}

function isTrusted(tagged: number, all: number): boolean {
  return tagged > 0 && tagged >= all * TRUSTED_COVERAGE;
}

/**
 * The text of a page in the order of its content stream. What the file marks as artifact (running headers, page
 * numbers) is left out.
 */
export function readPagePieces(page: PDFPageProxy, { content, tree }: PageText): TextPiece[] {
  const tags = readStructureTags(tree);
  const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const pieces: TextPiece[] = [];
  const open: MarkedContent[] = [];
  for (const item of content.items as (Item | MarkedContent)[]) {
    if ('str' in item) {
      if (item.str === '' || open.some(isArtifact)) continue;
      const vertical = content.styles[item.fontName]?.vertical === true;
      pieces.push(placePiece(item, view, vertical, tagOf(open, tags)));
    } else if (item.type.startsWith('begin')) open.push(item);
    else open.pop();
  }
  return tags.size === 0 || isWellTagged(pieces) ? pieces : pieces.map((piece) => ({ ...piece, tag: null }));
}

function tagOf(open: readonly MarkedContent[], tags: ReadonlyMap<string, TagHint>): TagHint | null {
  if (tags.size === 0) return null;
  for (const mark of open.toReversed()) {
    const tag = mark.id === undefined || mark.id === null ? undefined : tags.get(mark.id);
    if (tag !== undefined) return tag;
  }
  return null;
}

function isWellTagged(pieces: readonly TextPiece[]): boolean {
  let all = 0;
  let tagged = 0;
  for (const piece of pieces) {
    const characters = piece.text.trim().length;
    all += characters;
    if (piece.tag !== null) tagged += characters;
  }
  return isTrusted(tagged, all);
}

/** Turns the page so that the piece's own baseline is level and runs to the right, whatever its direction. */
function placePiece(item: Item, view: Matrix, vertical: boolean, tag: TagHint | null): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const across = view[0] * a + view[2] * b;
  const down = view[1] * a + view[3] * b;
  const size = Math.hypot(view[0] * c + view[2] * d, view[1] * c + view[3] * d) || Math.hypot(across, down) || 1;
  const pageX = view[0] * e + view[2] * f + view[4];
  const pageY = view[1] * e + view[3] * f + view[5];
  // Vertical writing runs down the page: its "baseline" is turned by a right angle.
  const angle = Math.round((Math.atan2(down, across) * 180) / Math.PI) + (vertical ? 90 : 0);
  const radians = (angle * Math.PI) / 180;
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  return {
    text: item.str,
    x: pageX * cosine + pageY * sine,
    baseline: pageY * cosine - pageX * sine,
    // Widths are in the file's own units, which a page may scale.
    width: (vertical ? item.height : item.width) * Math.hypot(view[0], view[1]),
    size,
    font: item.fontName,
    angle,
    tag,
  };
}
