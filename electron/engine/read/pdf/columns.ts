import { isUnspaced, type Line, type Segment } from './text-piece.ts';

/** Fewer lines than this on either side are a table or a letterhead, not columns of text. */
const COLUMN_LINES = 5;
/** Average length of a line of running text in a column, in Latin letters. */
const COLUMN_TEXT = 20;
/** Lines of running text fill their column; cells of a table do not. */
const FILLED = 0.6;
/** Headings and pictures' captions may run across the gutter: this share of all lines at most. */
const ACROSS = 0.35;
/** Print this much smaller beside the text is a side note. */
const NOTE_SIZE = 0.92;
const NOTE_LINES = 2;
/** Of lines that come column by column only headings and captions cross the gutter. */
const CROSSINGS = 0.15;
/** Columns stand at least this many font sizes apart; words of a line stand closer. */
const NARROWEST = 0.6;
/** A page has at most so many columns inside columns. */
const DEEPEST = 3;

/** Anything that stands on a baseline between two edges. */
export type Stretch = Pick<Line, 'left' | 'right' | 'baseline' | 'size'> & { text: string };

/** The strip of white between two columns, and which side is a column of side notes. */
export interface Gutter {
  x: number;
  notes: 'left' | 'right' | null;
}

/**
 * Reads lines that run across two columns column by column, between the lines that span both. Lines that already come
 * column by column stay as they are.
 */
export function splitColumns(lines: readonly Line[], depth = 0): Line[] {
  const stretches = depth < DEEPEST ? lines.flatMap(stretchesOf) : [];
  const gutter = standApart(stretches) ? findGutter(stretches) : null;
  if (gutter === null || !crossesOften(lines, gutter.x)) return [...lines];
  const ordered: Line[] = [];
  let columns: [Line[], Line[]] = [[], []];
  const flush = (): void => {
    const [left, right] = columns.map((column) => splitColumns(column, depth + 1)) as [Line[], Line[]];
    ordered.push(...(gutter.notes === 'left' ? [...right, ...left] : [...left, ...right]));
    columns = [[], []];
  };
  for (const line of lines) {
    const left = line.segments.filter((segment) => segment.right <= gutter.x);
    const right = line.segments.filter((segment) => segment.left >= gutter.x);
    if (left.length + right.length < line.segments.length) {
      flush();
      ordered.push(line);
      continue;
    }
    if (left.length > 0) columns[0].push(right.length > 0 ? withSegments(line, left) : line);
    if (right.length > 0) columns[1].push(left.length > 0 ? withSegments(line, right) : line);
  }
  flush();
  return ordered;
}

/** Whether things stand beside one another: most pages have no columns to look for. */
export function standApart(stretches: readonly Stretch[]): boolean {
  return stretches.some((stretch, index) => {
    const before = stretches[index - 1];
    const room = stretch.size * NARROWEST;
    return before !== undefined && (stretch.left > before.right + room || stretch.right < before.left - room);
  });
}

/** Whether the order given changes again and again from one side to the other, within lines or between them. */
function crossesOften(lines: readonly Line[], x: number): boolean {
  let crossings = 0;
  for (const [index, line] of lines.entries()) {
    const [isLeft, isRight] = [line.left < x, line.right > x];
    const before = lines[index - 1];
    if (isLeft && isRight) crossings += line.segments.some((each) => each.left < x && each.right > x) ? 0 : 1;
    else if (before !== undefined && isLeft !== before.left < x) crossings += 0.5;
  }
  return crossings >= NOTE_LINES && crossings > lines.length * CROSSINGS;
}

function stretchesOf(line: Line): Stretch[] {
  return line.segments.map((segment) => ({ ...segment, baseline: line.baseline, size: segment.size }));
}

function withSegments(line: Line, segments: Segment[]): Line {
  return {
    ...line,
    segments,
    size: segments[0]?.size ?? line.size,
    left: Math.min(...segments.map((segment) => segment.left)),
    right: Math.max(...segments.map((segment) => segment.right)),
  };
}

/** The clearest strip of white with running text on both sides of it; null where the text runs in one column. */
export function findGutter(stretches: readonly Stretch[]): Gutter | null {
  if (!mayHaveColumns(stretches)) return null;
  for (const x of clearPlaces(stretches)) {
    const left = stretches.filter((stretch) => stretch.right <= x);
    const right = stretches.filter((stretch) => stretch.left >= x);
    const across = stretches.length - left.length - right.length;
    if (across > stretches.length * ACROSS || !standBeside(left, right)) continue;
    if (isRunningText(left) && isRunningText(right)) return { x, notes: null };
    if (isNotes(left, right)) return { x, notes: 'left' };
    if (isNotes(right, left)) return { x, notes: 'right' };
  }
  return null;
}

/** Most pages run in one column of one size, which is seen at once. */
function mayHaveColumns(stretches: readonly Stretch[]): boolean {
  let [left, right, largest] = [Infinity, -Infinity, 0];
  for (const stretch of stretches) {
    left = Math.min(left, stretch.left);
    right = Math.max(right, stretch.right);
    largest = Math.max(largest, stretch.size);
  }
  let [wide, small] = [0, 0];
  for (const stretch of stretches) {
    if (stretch.right - stretch.left > (right - left) * FILLED) wide += 1;
    if (stretch.size <= largest * NOTE_SIZE) small += 1;
  }
  return wide <= stretches.length * ACROSS || small >= NOTE_LINES;
}

/** Places from left to right that few stretches cross, the clearest first. */
function clearPlaces(stretches: readonly Stretch[]): number[] {
  if (stretches.length < COLUMN_LINES + NOTE_LINES) return [];
  const edges = [...new Set(stretches.map((stretch) => Math.ceil(stretch.right)))].sort((a, b) => a - b);
  const lefts = stretches.map((stretch) => stretch.left).sort((a, b) => a - b);
  const rights = stretches.map((stretch) => stretch.right).sort((a, b) => a - b);
  let [begun, ended] = [0, 0];
  const places: { x: number; across: number; begun: number }[] = [];
  for (const x of edges) {
    while ((lefts[begun] ?? Infinity) < x) begun += 1;
    while ((rights[ended] ?? Infinity) <= x) ended += 1;
    const across = begun - ended;
    if (ended >= NOTE_LINES && begun < stretches.length && across <= stretches.length * ACROSS)
      places.push({ x, across, begun });
  }
  // Of places with the same lines on both sides the last is as good as the first.
  const distinct = places.filter(
    (place, index) => places[index + 1]?.begun !== place.begun || place.across < (places[index + 1]?.across ?? 0),
  );
  return distinct
    .sort((a, b) => a.across - b.across)
    .slice(0, 8)
    .map((place) => place.x);
}

/** Whether both sides stand at the same heights of the page, as columns do. */
function standBeside(left: readonly Stretch[], right: readonly Stretch[]): boolean {
  const [from, to] = [left, right].map(extent) as [[number, number], [number, number]];
  const shared = Math.min(from[1], to[1]) - Math.max(from[0], to[0]);
  return shared > 0 && shared > Math.min(from[1] - from[0], to[1] - to[0]) * 0.5;
}

function extent(stretches: readonly Stretch[]): [number, number] {
  const baselines = stretches.map((stretch) => stretch.baseline);
  return [Math.min(...baselines), Math.max(...baselines)];
}

function isRunningText(stretches: readonly Stretch[]): boolean {
  const lines = new Set(stretches.map((stretch) => Math.round(stretch.baseline))).size;
  if (lines < COLUMN_LINES || averageLength(stretches) < COLUMN_TEXT) return false;
  const width = Math.max(...stretches.map((each) => each.right)) - Math.min(...stretches.map((each) => each.left));
  const average = stretches.reduce((sum, each) => sum + each.right - each.left, 0) / stretches.length;
  return average >= width * FILLED;
}

/** Small print in a narrow column beside larger print. */
function isNotes(notes: readonly Stretch[], text: readonly Stretch[]): boolean {
  if (notes.length < NOTE_LINES || !isRunningText(text) || averageLength(notes) < COLUMN_TEXT / 3) return false;
  const largest = Math.max(...notes.map((each) => each.size));
  const usual = text.map((each) => each.size).sort((a, b) => a - b)[Math.floor(text.length / 2)] ?? 0;
  return largest <= usual * NOTE_SIZE;
}

/** A Chinese character counts as two letters, which is also its width. */
function averageLength(stretches: readonly Stretch[]): number {
  let length = 0;
  for (const { text } of stretches) for (const character of text) length += isUnspaced(character) ? 2 : 1;
  return length / Math.max(stretches.length, 1);
}
