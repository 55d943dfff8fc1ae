import { anchorOf, attribute, integerAttribute, isElement, lineOf, walk, type HtmlElement } from './html-tree.ts';

/** One row of a table: the text of each cell and, for each, the headings above it. */
export interface HtmlRow {
  cells: string[];
  /** Empty when the table has no heading row. */
  header: string[];
  /** Name of the first place with one in the row. */
  anchor: string | null;
}

interface Cell {
  text: string;
  column: number;
  columns: number;
}

/** Browsers' own bounds are 1,000 and 65,534; a policy's table has a page's width and height. */
const MOST_COLUMNS = 100;
const MOST_ROWS = 1_000;

/** Whether the table only arranges a page: its cells hold headings or other tables, or there is one in each row. */
export function isLayoutTable(table: HtmlElement): boolean {
  if (/^(presentation|none)$/.test(attribute(table, 'role') ?? '')) return true;
  return holdsLayout(table) || rowElements(table).every((row) => cellElements(row).length <= 1);
}

/** Stops at the first sign, so that tables inside one another are not searched again and again. */
function holdsLayout(table: HtmlElement): boolean {
  const found = { layout: false };
  walk(
    table,
    (node) => {
      if (found.layout || !isElement(node)) return false;
      found.layout = node.tagName === 'table' || /^h[1-6]$/.test(node.tagName);
      return !found.layout;
    },
    () => undefined,
  );
  return found.layout;
}

/**
 * The rows of a table in order. A cell that spans rows is said again in each of them, so that each stands alone; heading
 * rows stand in the rows below them, and are rows only where there are no others.
 */
export function rowsOf(table: HtmlElement): HtmlRow[] {
  const headings: Cell[] = [];
  const headingRows: HtmlRow[] = [];
  const rows: HtmlRow[] = [];
  let carried: (Cell & { rows: number })[] = [];
  let atTop = true;
  for (const row of rowElements(table)) {
    const own = cellElements(row);
    const cells = placeCells(own, carried);
    carried = cells.filter((cell) => cell.rows > 1).map((cell) => ({ ...cell, rows: cell.rows - 1 }));
    atTop &&= isHeadingRow(row, own);
    if (atTop) headings.push(...cells);
    const header = atTop || headings.length === 0 ? [] : cells.map((cell) => headingOf(cell, headings));
    (atTop ? headingRows : rows).push({ cells: cells.map((cell) => cell.text), header, anchor: anchorIn(row) });
  }
  return rows.length > 0 ? rows : headingRows;
}

function rowElements(table: HtmlElement): HtmlElement[] {
  return table.childNodes
    .filter(isElement)
    .flatMap((part) => (part.tagName === 'tr' ? [part] : part.childNodes.filter(isElement)))
    .filter((row) => row.tagName === 'tr');
}

function cellElements(row: HtmlElement): HtmlElement[] {
  return row.childNodes.filter(isElement).filter((cell) => cell.tagName === 'td' || cell.tagName === 'th');
}

function anchorIn(row: HtmlElement): string | null {
  let anchor = anchorOf(row);
  walk(
    row,
    (node) => {
      if (anchor !== null || !isElement(node)) return false;
      anchor = anchorOf(node);
      return anchor === null;
    },
    () => undefined,
  );
  return anchor;
}

function isHeadingRow(row: HtmlElement, cells: HtmlElement[]): boolean {
  const inHead = row.parentNode !== null && 'tagName' in row.parentNode && row.parentNode.tagName === 'thead';
  return inHead || (cells.length > 0 && cells.every((cell) => cell.tagName === 'th'));
}

/** Puts the row's own cells into the columns that cells from above leave free. */
function placeCells(own: HtmlElement[], carried: readonly (Cell & { rows: number })[]): (Cell & { rows: number })[] {
  const cells = [...carried];
  let column = 0;
  for (const element of own) {
    const columns = Math.max(1, integerAttribute(element, 'colspan', 1, MOST_COLUMNS));
    const rows = Math.max(1, integerAttribute(element, 'rowspan', 1, MOST_ROWS));
    for (let above = cellAt(carried, column); above; above = cellAt(carried, column))
      column = above.column + above.columns;
    cells.push({ text: lineOf(element), column, columns, rows });
    column += columns;
  }
  return cells.sort((left, right) => left.column - right.column);
}

function cellAt<Placed extends Cell>(cells: readonly Placed[], column: number): Placed | undefined {
  return cells.find((cell) => cell.column <= column && column < cell.column + cell.columns);
}

function headingOf(cell: Cell, headings: readonly Cell[]): string {
  const above = headings.filter(
    ({ column, columns, text }) => text !== '' && column < cell.column + cell.columns && cell.column < column + columns,
  );
  return [...new Set(above.map(({ text }) => text))].join(' ');
}
