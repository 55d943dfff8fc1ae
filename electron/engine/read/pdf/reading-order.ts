import { formLines } from './page-lines.ts';
import { isUnspaced, type Line, type Segment, type TextPiece } from './text-piece.ts';

/** Fewer lines than this side by side are a table or a letterhead, not columns of text. */
const COLUMN_LINES = 6;
/** Average length of a line of running text in a column, in Latin letters. */
const COLUMN_TEXT = 20;

/**
 * The lines of a page in reading order. The order of the content stream is the author's and is kept, unless it jumps
 * back and forth, or runs across two columns line by line.
 */
export function readingOrder(pieces: readonly TextPiece[], page: number, isBold: (font: string) => boolean): Line[] {
  const ordered: Line[] = [];
  for (const group of byAngle(pieces)) {
    const lines = formLines(group, page, isBold);
    ordered.push(...splitColumns(isJumbled(lines) ? formLines(sortPieces(group), page, isBold) : lines));
  }
  return ordered;
}

/** Text of each direction apart, the one with the most characters first. */
function byAngle(pieces: readonly TextPiece[]): TextPiece[][] {
  const groups = new Map<number, { pieces: TextPiece[]; characters: number }>();
  for (const piece of pieces) {
    const group = groups.get(piece.angle) ?? { pieces: [], characters: 0 };
    group.pieces.push(piece);
    group.characters += piece.text.trim().length;
    groups.set(piece.angle, group);
  }
  return [...groups.values()].sort((a, b) => b.characters - a.characters).map((group) => group.pieces);
}

/** Going up the page is right only on the way to a column or cell further right. */
function isJumbled(lines: readonly Line[]): boolean {
  if (lines.some((line) => line.tag !== null)) return false;
  let jumps = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined && line.baseline < before.baseline - line.size * 2 && line.left < before.right) jumps += 1;
  }
  return jumps >= 3 && jumps > lines.length * 0.1;
}

function sortPieces(pieces: readonly TextPiece[]): TextPiece[] {
  const sorted = pieces.toSorted((a, b) => a.baseline - b.baseline);
  const rows: TextPiece[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const start = row?.[0];
    if (row !== undefined && start !== undefined && piece.baseline - start.baseline <= start.size * 0.3)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

/** Reads lines that run across two columns column by column, between the lines that span both. */
function splitColumns(lines: readonly Line[]): Line[] {
  const gutter = findGutter(lines);
  if (gutter === null) return [...lines];
  const ordered: Line[] = [];
  let leftColumn: Line[] = [];
  let rightColumn: Line[] = [];
  const flush = (): void => {
    ordered.push(...leftColumn, ...rightColumn);
    leftColumn = [];
    rightColumn = [];
  };
  for (const line of lines) {
    const leftParts = line.segments.filter((segment) => segment.right <= gutter);
    const rightParts = line.segments.filter((segment) => segment.left >= gutter);
    if (leftParts.length + rightParts.length < line.segments.length) {
      flush();
      ordered.push(line);
      continue;
    }
    if (leftParts.length > 0) leftColumn.push(withSegments(line, leftParts));
    if (rightParts.length > 0) rightColumn.push(withSegments(line, rightParts));
  }
  flush();
  return ordered;
}

function withSegments(line: Line, segments: Segment[]): Line {
  return {
    ...line,
    segments,
    left: Math.min(...segments.map((segment) => segment.left)),
    right: Math.max(...segments.map((segment) => segment.right)),
  };
}

/** The middle of the gap that most lines have in the same place, if what stands on both sides is running text. */
function findGutter(lines: readonly Line[]): number | null {
  const pairs: [Segment, Segment][] = [];
  for (const line of lines) {
    const [left, right] = line.segments;
    if (left !== undefined && right !== undefined && line.segments.length === 2) pairs.push([left, right]);
  }
  if (pairs.length < COLUMN_LINES || pairs.length < lines.length * 0.4) return null;
  const from = Math.max(...pairs.map(([left]) => left.right));
  const to = Math.min(...pairs.map(([, right]) => right.left));
  if (from >= to) return null;
  const isText = [0, 1].every((side) => averageLength(pairs.map((pair) => pair[side as 0 | 1])) >= COLUMN_TEXT);
  return isText ? (from + to) / 2 : null;
}

/** A Chinese character counts as two letters, which is also its width. */
function averageLength(segments: readonly Segment[]): number {
  let length = 0;
  for (const segment of segments) for (const character of segment.text) length += isUnspaced(character) ? 2 : 1;
  return length / segments.length;
}
