import { childOf, childrenOf, textOf, toInteger, type XmlNode } from '../office/xml-tree.ts';
import type { ShowNumber } from './number-formats.ts';
import { richText } from './workbook.ts';

/** A row that a person sees: its number and the words of its cells, from the first column on. */
export interface SheetRow {
  number: number;
  cells: string[];
  /** The same with the words of a cell over several columns in each of them, for a row that names columns. */
  names: string[];
}

export interface SheetRows {
  rows: SheetRow[];
  /** Rows and columns with words in them that are hidden and left out. */
  hiddenRows: number;
  hiddenColumns: number;
  /** Characters in columns too far right, left out. */
  skipped: number;
}

interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Columns from 1; a table of rules has a page's width. What stands further right is left out and counted. */
const MOST_COLUMNS = 500;
const MOST_MERGES = 20_000;

/** The rows of a sheet that hold anything, hidden ones left out. */
export function rowsOfSheet(sheet: XmlNode, sharedStrings: readonly string[], showNumber: ShowNumber): SheetRows {
  const hidden = hiddenColumnsOf(sheet);
  const merges = new OpenMerges(mergesOf(sheet));
  const found: SheetRows = { rows: [], hiddenRows: 0, hiddenColumns: 0, skipped: 0 };
  const hiddenWithWords = new Set<number>();
  let number = 0;
  for (const row of childrenOf(childOf(sheet, 'sheetData'), 'row')) {
    number = toInteger(row.attributes.r) ?? number + 1;
    const { cells, skipped } = cellsOf(row, (cell) => wordsOf(cell, sharedStrings, showNumber));
    found.skipped += skipped;
    const names = merges.fill(number, cells);
    if (isTrue(row.attributes.hidden)) {
      if (cells.size > 0) found.hiddenRows += 1;
      continue;
    }
    for (const column of cells.keys()) if (hidden.has(column)) hiddenWithWords.add(column);
    const shown = listed(cells, hidden);
    if (shown.length > 0) found.rows.push({ number, cells: shown, names: listed(names, hidden) });
  }
  return { ...found, hiddenColumns: hiddenWithWords.size };
}

/** Words by column, empty cells left out; and how many characters stand too far right. */
function cellsOf(row: XmlNode, words: (cell: XmlNode) => string): { cells: Map<number, string>; skipped: number } {
  const cells = new Map<number, string>();
  let column = 0;
  let skipped = 0;
  for (const cell of childrenOf(row, 'c')) {
    column = columnOf(cell.attributes.r) ?? column + 1;
    const text = words(cell).replace(/\s+/g, ' ').trim();
    if (column > MOST_COLUMNS) skipped += text.length;
    else if (text !== '') cells.set(column, text);
  }
  return { cells, skipped };
}

function listed(cells: ReadonlyMap<number, string>, hidden: ReadonlySet<number>): string[] {
  const last = Math.max(0, ...[...cells.keys()].filter((column) => !hidden.has(column)));
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((column) => !hidden.has(column))
    .map((column) => cells.get(column) ?? '');
}

function wordsOf(cell: XmlNode, sharedStrings: readonly string[], showNumber: ShowNumber): string {
  const type = cell.attributes.t ?? 'n';
  if (type === 'inlineStr') {
    const inline = childOf(cell, 'is');
    return inline ? richText(inline) : '';
  }
  const value = childOf(cell, 'v');
  // A formula is never worked out; what its program kept as the result is what a person saw.
  const stored = value ? textOf(value) : '';
  if (stored.trim() === '') return '';
  if (type === 's') return sharedStrings[toInteger(stored.trim()) ?? -1] ?? '';
  if (type === 'b') return stored.trim() === '1' ? 'TRUE' : 'FALSE';
  const number = Number(stored);
  return type === 'n' && Number.isFinite(number) ? showNumber(number, toInteger(cell.attributes.s)) : stored;
}

function hiddenColumnsOf(sheet: XmlNode): Set<number> {
  const hidden = new Set<number>();
  for (const { attributes } of childrenOf(childOf(sheet, 'cols'), 'col')) {
    if (!isTrue(attributes.hidden)) continue;
    const last = Math.min(toInteger(attributes.max) ?? 0, MOST_COLUMNS);
    for (let column = Math.max(1, toInteger(attributes.min) ?? 1); column <= last; column++) hidden.add(column);
  }
  return hidden;
}

function mergesOf(sheet: XmlNode): Merge[] {
  return childrenOf(childOf(sheet, 'mergeCells'), 'mergeCell')
    .slice(0, MOST_MERGES)
    .flatMap(({ attributes }) => {
      const [, from = '', to = ''] = /^([A-Z]+\d+):([A-Z]+\d+)$/.exec(attributes.ref ?? '') ?? [];
      const [left, right] = [columnOf(from), columnOf(to)];
      const [top, bottom] = [toInteger(/\d+$/.exec(from)?.[0]), toInteger(/\d+$/.exec(to)?.[0])];
      if (left === null || right === null || top === undefined || bottom === undefined) return [];
      return [{ top, bottom, left, right: Math.min(right, MOST_COLUMNS) }];
    });
}

/** Says the words of merged cells again in every row that they span, so that each row stands alone. */
class OpenMerges {
  readonly #waiting: Merge[];
  #open: (Merge & { words: string })[] = [];

  constructor(merges: Merge[]) {
    this.#waiting = merges.sort((one, other) => other.top - one.top);
  }

  /** Completes the cells of the next row; answers them with the words of wide cells in every column of theirs. */
  fill(row: number, cells: Map<number, string>): Map<number, string> {
    this.#open = this.#open.filter(({ bottom }) => row <= bottom);
    for (const { left, words } of this.#open) if (!cells.has(left)) cells.set(left, words);
    for (let next = this.#waiting.at(-1); next && next.top <= row; next = this.#waiting.at(-1)) {
      this.#waiting.pop();
      const words = next.top === row ? cells.get(next.left) : undefined;
      if (words !== undefined) this.#open.push({ ...next, words });
    }
    const names = new Map(cells);
    for (const { left, right, words } of this.#open) {
      for (let column = left + 1; column <= right; column++) if (!names.has(column)) names.set(column, words);
    }
    return names;
  }
}

/** AB12 → 28; null when it names no column. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true';
}
