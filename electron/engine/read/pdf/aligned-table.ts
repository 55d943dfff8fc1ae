import { joinLines, type Vocabulary } from './join-lines.ts';
import type { FoundTable } from './table-rows.ts';
import type { Line, Place, PlacedText, Segment } from './text-piece.ts';

/** Rows stand at most so many font sizes apart, lines of one cell so many. */
const ROW_PITCH = 4;
const CELL_PITCH = 1.6;
/** Shorter entries of a table are whole, whatever stands under them. */
const WRAPPED_TEXT = 15;

/** A part of a line as a part of a cell. */
interface CellPart extends Place {
  text: string;
}

interface Column {
  left: number;
  right: number;
}

interface OpenRow {
  cells: Map<Column, CellPart[]>;
  lines: Line[];
}

/**
 * A table that only its geometry shows: lines whose parts stand under one another, at least two rows of at least two
 * cells. Cells may be empty or go on in further lines.
 */
export function alignedTable(lines: readonly Line[], start: number, vocabulary: Vocabulary): FoundTable | null {
  const first = lines[start];
  if (first === undefined || first.tag !== null || first.segments.length < 2) return null;
  const table = new AlignedTable(first);
  let end = start + 1;
  while (table.take(lines[end], lines[end + 1])) end += 1;
  return table.isTable() ? { end, rows: table.rows(vocabulary) } : null;
}

class AlignedTable {
  readonly #columns: Column[] = [];
  readonly #rows: OpenRow[] = [];
  #last: Line;
  /** Smallest distance from a row of one line to the next row. */
  #pitch = Infinity;

  constructor(first: Line) {
    this.#last = first;
    this.#addRow(
      first,
      first.segments.map((segment) => this.#newColumn(segment)),
    );
  }

  /** Takes a line as a row, or as what goes on in the cells of the last row; false when it is neither. */
  take(line: Line | undefined, next: Line | undefined): boolean {
    const row = this.#rows.at(-1);
    if (line === undefined || row === undefined || !this.#isBelow(line)) return false;
    const places = this.#placesOf(line);
    if (places === null) return false;
    if (this.#goesOnInCells(line, places, row)) {
      for (const [index, segment] of line.segments.entries()) addPart(row, places[index] ?? null, line, segment);
      row.lines.push(line);
      this.#last = line;
      return true;
    }
    // A line of one part is a row where the table goes on below it, and else the text after the table.
    const isRow =
      line.segments.length > 1 || (next !== undefined && next.segments.length > 1 && this.#placesOf(next) !== null);
    if (!isRow) return false;
    if (row.lines.length === 1) this.#pitch = Math.min(this.#pitch, line.baseline - this.#last.baseline);
    this.#last = line;
    this.#addRow(
      line,
      line.segments.map((segment, index) => places[index] ?? this.#newColumn(segment)),
    );
    return true;
  }

  isTable(): boolean {
    return this.#rows.filter((row) => row.cells.size > 1).length > 1;
  }

  rows(vocabulary: Vocabulary): FoundTable['rows'] {
    const columns = this.#columns.toSorted((a, b) => a.left - b.left);
    return this.#rows.map((row) => ({
      cells: columns.map((column) => joinCell(row.cells.get(column) ?? [], vocabulary)),
      isHeader: false,
      lines: row.lines,
    }));
  }

  /** Whether a line close to the one above holds no row of its own but further words of its cells. */
  #goesOnInCells(line: Line, places: readonly (Column | null)[], row: OpenRow): boolean {
    const isClose = line.baseline - this.#last.baseline <= line.size * CELL_PITCH;
    if (!isClose || places.includes(null)) return false;
    if (!places.includes(this.#firstColumn())) return true;
    if (line.segments.length === 1) return !this.#isAtRowPitch(line);
    const above = places.map((place) => (place === null ? undefined : row.cells.get(place)?.at(-1)));
    return (
      line.segments.every((segment, index) => goesOn(above[index], segment)) &&
      above.some((part, index) => part !== undefined && fills(part, places[index]))
    );
  }

  /** Whether a line is as far from the row above as rows of one line are from one another. */
  #isAtRowPitch(line: Line): boolean {
    return line.baseline - this.#last.baseline > this.#pitch * 0.95;
  }

  #isBelow(line: Line): boolean {
    const distance = line.baseline - this.#last.baseline;
    return line.tag === null && line.page === this.#last.page && distance >= 0 && distance <= line.size * ROW_PITCH;
  }

  /** The column of each part, null for a new one; null for a line that does not stand under the table. */
  #placesOf(line: Line): (Column | null)[] | null {
    const places: (Column | null)[] = [];
    for (const segment of line.segments) {
      const under = this.#columns.filter((column) => segment.left < column.right && column.left < segment.right);
      if (under.length > 1) return null;
      places.push(under[0] ?? null);
    }
    const known = new Set(places.filter((place) => place !== null));
    const isDistinct = known.size === places.filter((place) => place !== null).length;
    return isDistinct && known.size >= Math.min(2, line.segments.length) ? places : null;
  }

  #firstColumn(): Column | null {
    return this.#columns.reduce<Column | null>(
      (best, column) => (best && best.left <= column.left ? best : column),
      null,
    );
  }

  #newColumn({ left, right }: Segment): Column {
    const column = { left, right };
    this.#columns.push(column);
    return column;
  }

  #addRow(line: Line, places: readonly Column[]): void {
    const row: OpenRow = { cells: new Map(), lines: [line] };
    for (const [index, segment] of line.segments.entries()) addPart(row, places[index] ?? null, line, segment);
    this.#rows.push(row);
  }
}

/** A sentence that has not ended, and a small letter under it. */
function goesOn(above: CellPart | undefined, segment: Segment): boolean {
  return above !== undefined && /^\p{Ll}/u.test(segment.text) && !/[.!?:;]$/.test(above.text);
}

/** Whether a line goes as far as its column, as a line does that goes on below. */
function fills(part: CellPart, column: Column | null | undefined): boolean {
  if (column === null || column === undefined || part.text.length < WRAPPED_TEXT) return false;
  return part.right - part.left > (column.right - column.left) * 0.6;
}

function addPart(row: OpenRow, column: Column | null, line: Line, segment: Segment): void {
  if (column === null) return;
  column.left = Math.min(column.left, segment.left);
  column.right = Math.max(column.right, segment.right);
  row.cells.set(column, [...(row.cells.get(column) ?? []), { ...line, ...segment }]);
}

function joinCell(parts: CellPart[], vocabulary: Vocabulary): PlacedText {
  const texts = parts.map((part) => part.text);
  return { ...joinLines(texts, vocabulary), places: parts };
}
