import type { Block } from '../../../../shared/block.ts';
import { childOf, valueOf, type XmlNode } from '../office/xml-tree.ts';

/** The content of a Word file between its XML and the blocks. */
export type StoryItem = ParagraphItem | TableItem | ChunkItem;

export interface ParagraphItem {
  kind: 'paragraph';
  /** With the number in front. Empty for a paragraph that only carries notes or text boxes. */
  text: string;
  /** Automatic number as printed; null when there is none. */
  number: string | null;
  /** Level of the list it belongs to, from 0; null outside lists. */
  listLevel: number | null;
  /** From 0; null for body text. */
  outlineLevel: number | null;
  /** Whether it has the style for the document's title. */
  isTitle: boolean;
  /** Paragraphs of text boxes anchored in it. */
  boxes: StoryItem[];
  /** Footnotes and endnotes that it refers to, each as one text, and the words of its drawings. */
  notes: string[];
}

export interface TableItem {
  kind: 'table';
  rows: TableRow[];
}

export interface TableRow {
  isHeader: boolean;
  cells: TableCell[];
}

export interface TableCell {
  /** First grid column, from 0. */
  column: number;
  /** Grid columns that it covers. */
  span: number;
  items: StoryItem[];
}

/** A document of its own that stands inside this one (`w:altChunk`), as its own reader delivers it. */
export interface ChunkItem {
  kind: 'chunk';
  text: string;
  /** Over `text`. */
  blocks: readonly Block[];
}

/** Elements that only group what stands in them: content controls, custom XML, tracked insertions. */
const TRANSPARENT: ReadonlySet<string> = new Set(['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo']);

/** The children of a node, with the content of grouping elements in their place. */
export function* contentOf(node: XmlNode): Generator<XmlNode> {
  for (const child of node.children) {
    if (isTableOfContents(child)) continue;
    if (TRANSPARENT.has(child.name)) yield* contentOf(child);
    else if (child.name === 'AlternateContent') {
      const branch = childOf(child, 'Choice') ?? childOf(child, 'Fallback');
      if (branch !== undefined) yield* contentOf(branch);
    } else yield child;
  }
}

/** Word's own table of contents, which some programs write without its styles: it repeats the headings. */
function isTableOfContents(node: XmlNode): boolean {
  if (node.name !== 'sdt') return false;
  return valueOf(childOf(childOf(node, 'sdtPr'), 'docPartObj'), 'docPartGallery') === 'Table of Contents';
}

/** All text of items on one line each: what a table cell or a note reads as. */
export function plainTextOf(items: readonly StoryItem[]): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.kind === 'paragraph') lines.push(item.text, plainTextOf(item.boxes));
    else if (item.kind === 'chunk') lines.push(item.text);
    else for (const row of item.rows) lines.push(rowAsLine(row));
  }
  return lines.filter((line) => line.trim() !== '').join('\n');
}

function rowAsLine(row: TableRow): string {
  return row.cells
    .map((cell) => plainTextOf(cell.items))
    .filter((text) => text !== '')
    .join(' ');
}

/** The notes of all paragraphs in items, in order. */
export function notesOf(items: readonly StoryItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'paragraph') return [...item.notes, ...notesOf(item.boxes)];
    return item.kind === 'chunk' ? [] : item.rows.flatMap((row) => row.cells.flatMap((cell) => notesOf(cell.items)));
  });
}
