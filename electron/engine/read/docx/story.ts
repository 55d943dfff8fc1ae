import type { XmlNode } from '../office/xml-tree.ts';

/** The content of a Word file between its XML and the blocks. */
export type StoryItem = ParagraphItem | TableItem;

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
  /** Footnotes and endnotes that it refers to, each as one text. */
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

interface TableCell {
  /** First grid column, from 0. */
  column: number;
  /** Grid columns that it covers. */
  span: number;
  items: StoryItem[];
}

/** Elements that only group what stands in them: content controls, custom XML, tracked insertions. */
const TRANSPARENT: ReadonlySet<string> = new Set(['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo']);

/** The children of a node, with the content of grouping elements in their place. */
export function* contentOf(node: XmlNode): Generator<XmlNode> {
  for (const child of node.children) {
    if (TRANSPARENT.has(child.name)) yield* contentOf(child);
    else if (child.name === 'AlternateContent') {
      const branch =
        child.children.find((choice) => choice.name === 'Choice') ??
        child.children.find((choice) => choice.name === 'Fallback');
      if (branch !== undefined) yield* contentOf(branch);
    } else yield child;
  }
}

/** All text of items on one line each: what a table cell or a note reads as. */
export function plainTextOf(items: readonly StoryItem[]): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.kind === 'paragraph') lines.push(item.text, plainTextOf(item.boxes));
    else for (const row of item.rows) lines.push(row.cells.map((cell) => plainTextOf(cell.items)).join(' '));
  }
  return lines.filter((line) => line.trim() !== '').join('\n');
}

/** The notes of all paragraphs in items, in order. */
export function notesOf(items: readonly StoryItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'paragraph'
      ? [...item.notes, ...notesOf(item.boxes)]
      : item.rows.flatMap((row) => row.cells.flatMap((cell) => notesOf(cell.items))),
  );
}
