import { alignedTable } from './aligned-table.ts';
import { asDrawn } from './cell-lines.ts';
import { joinLines, type Vocabulary } from './join-lines.ts';
import { lineText, type Line, type PlacedText } from './text-piece.ts';

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
  return parts.map((part) => (part.kind === 'lines' ? { kind: 'lines', lines: asDrawn(part.lines) } : part));
}

export interface FoundTable {
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
