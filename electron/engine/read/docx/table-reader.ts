import { childOf, isOn, numberOf, toInteger, type XmlNode } from '../office/xml-tree.ts';
import type { PendingChanges } from './paragraph-text.ts';
import { contentOf, plainTextOf, type StoryItem, type TableCell, type TableItem, type TableRow } from './story.ts';

/**
 * UTF-16 units. A cell that spans rows is said again in each of them, so that each row stands alone; above this length it
 * is a text of its own and not the name of the rows.
 */
const LONGEST_REPEATED = 200;

/** By grid column: the cell that goes on below. */
type OpenCells = Map<number, TableCell>;

/** Reads one table, rows that are deleted left out. */
export class TableReader {
  readonly #changes: PendingChanges;
  readonly #readItems: (cell: XmlNode) => StoryItem[];
  readonly #open: OpenCells = new Map();

  /** @param readItems what a cell holds */
  constructor(changes: PendingChanges, readItems: (cell: XmlNode) => StoryItem[]) {
    this.#changes = changes;
    this.#readItems = readItems;
  }

  read(table: XmlNode): TableItem {
    const rows: TableRow[] = [];
    for (const node of contentOf(table)) {
      if (node.name !== 'tr') continue;
      const properties = childOf(node, 'trPr');
      if (childOf(properties, 'del') !== undefined) this.#changes.deletions += 1;
      else rows.push(this.#readRow(node, properties));
    }
    return { kind: 'table', rows };
  }

  #readRow(node: XmlNode, properties: XmlNode | undefined): TableRow {
    if (childOf(properties, 'ins') !== undefined) this.#changes.insertions += 1;
    const row: TableRow = { isHeader: isOn(properties, 'tblHeader'), cells: [] };
    let column = numberOf(properties, 'gridBefore') ?? 0;
    for (const cell of contentOf(node)) {
      if (cell.name !== 'tc') continue;
      column += this.#readCell(cell, row, column);
    }
    return row;
  }

  /** Adds a cell to its row and answers how many grid columns it takes. */
  #readCell(node: XmlNode, row: TableRow, column: number): number {
    const properties = childOf(node, 'tcPr');
    const span = Math.max(toInteger(childOf(properties, 'gridSpan')?.attributes.val) ?? 1, 1);
    if (childOf(properties, 'cellIns') !== undefined) this.#changes.insertions += 1;
    if (childOf(properties, 'cellDel') !== undefined) {
      this.#changes.deletions += 1;
      return span;
    }
    const left = row.cells.at(-1);
    if (left !== undefined && isContinued(childOf(properties, 'hMerge'))) {
      left.span += span;
      return span;
    }
    row.cells.push({ column, span, items: this.#itemsOf(node, childOf(properties, 'vMerge'), column, span) });
    return span;
  }

  #itemsOf(node: XmlNode, merge: XmlNode | undefined, column: number, span: number): StoryItem[] {
    const items = this.#readItems(node);
    const above = this.#open.get(column);
    if (above !== undefined && isContinued(merge)) return plainTextOf(items) === '' ? repeated(above.items) : items;
    if (merge === undefined) this.#open.delete(column);
    else this.#open.set(column, { column, span, items });
    return items;
  }
}

/** `restart` begins a merged cell; any other value, and none, goes on with the one before. */
function isContinued(merge: XmlNode | undefined): boolean {
  return merge !== undefined && merge.attributes.val !== 'restart';
}

function repeated(items: readonly StoryItem[]): StoryItem[] {
  const text = plainTextOf(items);
  if (text === '' || text.length > LONGEST_REPEATED) return [];
  return [
    {
      kind: 'paragraph',
      text,
      number: null,
      listLevel: null,
      outlineLevel: null,
      isTitle: false,
      boxes: [],
      notes: [],
    },
  ];
}
