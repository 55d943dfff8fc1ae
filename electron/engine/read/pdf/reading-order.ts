import { joinCellLines } from './cell-lines.ts';
import { findGutter, splitColumns, standApart, type Stretch } from './columns.ts';
import { formLines } from './page-lines.ts';
import type { Line, TextPiece } from './text-piece.ts';

/**
 * The lines of a page in reading order. The order of the content stream is the author's and is kept, unless it jumps
 * back and forth, runs across columns line by line, or draws something later than what stands below it.
 */
export function readingOrder(pieces: readonly TextPiece[], page: number, isBold: (font: string) => boolean): Line[] {
  const ordered: Line[] = [];
  for (const group of byAngle(pieces)) ordered.push(...orderGroup(group, page, isBold));
  return ordered;
}

function orderGroup(pieces: readonly TextPiece[], page: number, isBold: (font: string) => boolean): Line[] {
  // What is tagged stands in the order of its structure.
  if (pieces.some((piece) => piece.tag !== null)) return formLines(pieces, page, isBold);
  // The gutter is looked for before lines are formed, since columns may stand closer than the cells of a table.
  const gutter = findGutterOf(pieces);
  const drawn = formLines(pieces, page, isBold, gutter);
  const level = gutter === null ? joinCellLines(drawn) : drawn;
  const lines = isJumbled(level) ? formLines(sortPieces(pieces), page, isBold, gutter) : level;
  return splitColumns(placeRuns(lines));
}

function findGutterOf(pieces: readonly TextPiece[]): number | null {
  const stretches = pieces
    .filter((piece) => piece.text.trim() !== '')
    .map((piece): Stretch => ({ ...piece, left: piece.x, right: piece.x + piece.width }));
  return standApart(stretches) ? (findGutter(stretches)?.x ?? null) : null;
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

/**
 * Puts what is drawn late where it stands: a heading that is drawn after its text comes before it. Lines are moved in
 * runs that go down the page, and only above what they stand over.
 */
function placeRuns(lines: readonly Line[]): Line[] {
  const placed: Run[] = [];
  for (const run of runsOf(lines)) {
    const index = placed.findIndex((other) => standsOver(run, other));
    if (index < 0) placed.push(run);
    else placed.splice(index, 0, run);
  }
  return placed.flatMap((run) => run.lines);
}

interface Run {
  lines: Line[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const before = run?.lines.at(-1);
    if (run === undefined || before === undefined || line.baseline < before.baseline - line.size * 0.5) {
      const { left, right, baseline } = line;
      runs.push({ lines: [line], left, right, top: baseline, bottom: baseline });
      continue;
    }
    run.lines.push(line);
    run.left = Math.min(run.left, line.left);
    run.right = Math.max(run.right, line.right);
    run.bottom = Math.max(run.bottom, line.baseline);
  }
  return runs;
}

function standsOver(run: Run, other: Run): boolean {
  return run.bottom < other.top && run.left < other.right && other.left < run.right;
}
