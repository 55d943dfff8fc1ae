import type { DrawnLine, Line } from './text-piece.ts';

/** Rows of a table are at most so many lines high; columns of text are higher. */
const ROW_LINES = 6;
/** Baselines of one line differ by less than this many font sizes. */
const SAME_BASELINE = 0.3;

/**
 * Many programs draw a table cell by cell, so that a line of the second cell comes after all lines of the first. Lines
 * that come late, level with one of the last lines and right of it, are parts of that line.
 */
export function joinCellLines(lines: readonly Line[]): Line[] {
  if (!lines.some((line, index) => comesLate(line, lines[index - 1]))) return [...lines];
  const joined: Line[] = [];
  let before: Line | undefined;
  let wasLate = false;
  for (const [order, line] of lines.entries()) {
    const index: number = wasLate || comesLate(line, before) ? levelLine(line, joined) : -1;
    const level: Line | undefined = joined[index];
    wasLate = level !== undefined;
    if (level === undefined) joined.push({ ...line, drawn: [{ line, order }] });
    else joined[index] = withParts(level, line, order);
    before = line;
  }
  return joined;
}

/** Whether a line is drawn after one that stands below it. */
function comesLate(line: Line, before: Line | undefined): boolean {
  return before !== undefined && line.baseline < before.baseline - line.size * 0.5;
}

function levelLine(line: Line, lines: readonly Line[]): number {
  for (let index = lines.length - 1; index >= Math.max(0, lines.length - ROW_LINES); index--) {
    const other = lines[index];
    const isLevel = other !== undefined && Math.abs(other.baseline - line.baseline) <= line.size * SAME_BASELINE;
    if (isLevel && line.left > other.right + line.size * SAME_BASELINE) return index;
  }
  return -1;
}

function withParts(line: Line, parts: Line, order: number): Line {
  return {
    ...line,
    segments: [...line.segments, ...parts.segments],
    right: parts.right,
    bold: line.bold && parts.bold,
    drawn: [...(line.drawn ?? []), { line: parts, order }],
  };
}

/** Lines that turned out to be no table as they were drawn: parts that came late come after what was drawn between. */
export function asDrawn(lines: readonly Line[]): Line[] {
  if (lines.every((line) => line.drawn === undefined)) return [...lines];
  const restored: Line[] = [];
  let late: DrawnLine[] = [];
  for (const line of lines) {
    const [first = { line, order: -1 }, ...others] = line.drawn ?? [];
    restored.push(...late.filter(({ order }) => order < first.order).map((part) => part.line));
    // What was learnt of a whole line since is kept.
    restored.push(others.length === 0 ? line : first.line);
    late = [...late.filter(({ order }) => order > first.order), ...others].sort((a, b) => a.order - b.order);
  }
  return [...restored, ...late.map((part) => part.line)];
}
