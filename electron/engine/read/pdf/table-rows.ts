import { joinLines, type Vocabulary } from './join-lines.ts';
import { lineText, type Line, type Place, type PlacedText, type Segment } from './text-piece.ts';

/** A row of a table: one text for each cell, in reading order. */
export interface Row {
  cells: PlacedText[];
  isHeader: boolean;
  lines: Line[];
}

export type PagePart = { kind: 'lines'; lines: Line[] } | { kind: 'table'; rows: Row[] };

/** Splits the lines of a page into tables and the text between them. */
export function findTables(lines: readonly Line[], vocabulary: Vocabulary): PagePart[] {
  const parts: PagePart[] = [];
  let index = 0;
  while (index < lines.length) {
    const table = taggedTable(lines, index, vocabulary) ?? alignedTable(lines, index, vocabulary);
    if (table !== null) {
      parts.push({ kind: 'table', rows: table.rows });
      index = table.end;
      continue;
    }
    const line = lines[index];
    const last = parts.at(-1);
    if (line !== undefined && last?.kind === 'lines') last.lines.push(line);
    else if (line !== undefined) parts.push({ kind: 'lines', lines: [line] });
    index += 1;
  }
  return parts;
}

interface FoundTable {
  rows: Row[];
  /** Index after its last line. */
  end: number;
}

/** A table that the file itself marks as one. */
function taggedTable(lines: readonly Line[], start: number, vocabulary: Vocabulary): FoundTable | null {
  const table = lines[start]?.tag?.cell?.table;
  if (table === undefined) return null;
  let end = start;
  while (lines[end]?.tag?.cell?.table === table) end += 1;
  const rows = new Map<number, Map<number, Line[]>>();
  for (const line of lines.slice(start, end)) {
    const place = line.tag?.cell;
    if (place === null || place === undefined) continue;
    const cells = rows.get(place.row) ?? new Map<number, Line[]>();
    rows.set(place.row, cells);
    cells.set(place.cell, [...(cells.get(place.cell) ?? []), line]);
  }
  // A table of one column is a frame around paragraphs, which are the better passages.
  if ([...rows.values()].every((cells) => cells.size === 1)) return null;
  return {
    end,
    rows: [...rows.values()].map((cells) => ({
      cells: [...cells.values()].map((cell) => ({ ...joinLines(cell.map(lineText), vocabulary), places: cell })),
      isHeader: [...cells.values()].every((cell) => cell[0]?.tag?.cell?.isHeader === true),
      lines: [...cells.values()].flat(),
    })),
  };
}

/** A part of a line as a part of a cell. */
interface CellPart extends Place {
  text: string;
}

interface OpenRow {
  cells: CellPart[][];
  lines: Line[];
}

function openRow(line: Line): OpenRow {
  return { cells: line.segments.map((segment) => [{ ...line, ...segment }]), lines: [line] };
}

function joinCell(parts: CellPart[], vocabulary: Vocabulary): PlacedText {
  const joined = joinLines(
    parts.map((part) => part.text),
    vocabulary,
  );
  return { ...joined, places: parts };
}

/** Lines whose parts stand under one another: at least two rows of at least two cells. */
function alignedTable(lines: readonly Line[], start: number, vocabulary: Vocabulary): FoundTable | null {
  const first = lines[start];
  if (first === undefined || first.tag !== null || first.segments.length < 2) return null;
  const rows: OpenRow[] = [openRow(first)];
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const before = lines[end - 1];
    const row = rows.at(-1);
    if (line === undefined || before === undefined || row === undefined || line.tag !== null) break;
    if (line.baseline < before.baseline || line.baseline - before.baseline > line.size * 4) break;
    if (
      line.segments.length === first.segments.length &&
      line.segments.every((segment, cell) => stands(segment, row.cells[cell]))
    ) {
      rows.push(openRow(line));
    } else if (!addContinuation(row, line)) break;
  }
  if (rows.length < 2) return null;
  return {
    end,
    rows: rows.map((row) => ({
      cells: row.cells.map((cell) => joinCell(cell, vocabulary)),
      isHeader: false,
      lines: row.lines,
    })),
  };
}

function stands(segment: Segment, above: readonly Segment[] | undefined): boolean {
  return above?.some((other) => segment.left < other.right && other.left < segment.right) === true;
}

/** The second line of a cell: nothing in the first column, everything under a cell of the row. */
function addContinuation(row: OpenRow, line: Line): boolean {
  const before = row.lines.at(-1);
  if (before === undefined || line.baseline - before.baseline > line.size * 1.6) return false;
  const places = line.segments.map((segment) => row.cells.findIndex((cell) => stands(segment, cell)));
  if (places.some((place) => place < 1) || new Set(places).size !== places.length) return false;
  for (const [index, place] of places.entries()) {
    const segment = line.segments[index];
    if (segment !== undefined) row.cells[place]?.push({ ...line, ...segment });
  }
  row.lines.push(line);
  return true;
}
