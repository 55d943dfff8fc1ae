import { isBareMarker } from './markers.ts';
import { isUnspaced, type Line, type Segment, type TextPiece } from './text-piece.ts';

/** A gap wider than this many font sizes separates cells or columns; justified text stays below. */
const SEGMENT_GAP = 1.8;
/** A gap wider than this many font sizes is a space between words. */
const WORD_GAP = 0.2;
/** Pieces whose baselines differ by less than this many font sizes stand on one line. */
const SAME_BASELINE = 0.3;
/** Smaller pieces may be raised or lowered by this many font sizes: footnote marks, 2nd, H₂O. */
const RAISED = 0.6;

/** In letter-spaced Chinese at most as many characters touch as stand apart; elsewhere spaces divide whole phrases. */
const LETTER_SPACED = 1;
const SPACED_HAN = /(?<=[\p{Script=Han}，。；：、）（]) (?=[\p{Script=Han}，。；：、）（])/gu;

/** The lines that pieces make in the order given; those on both sides of a gutter are parts of their own. */
export function formLines(
  pieces: readonly TextPiece[],
  page: number,
  isBold: (font: string) => boolean,
  gutter: number | null = null,
): Line[] {
  const lines: Line[] = [];
  let current: TextPiece[] = [];
  const finish = (): void => {
    const line = makeLine(current, page, isBold, gutter);
    if (line !== null) lines.push(line);
    current = [];
  };
  for (const piece of pieces) {
    if (piece.text.trim() === '' && piece.width <= 0) continue;
    if (current.length > 0 && !belongsToLine(piece, current)) finish();
    if (!current.some((other) => isDrawnTwice(piece, other))) current.push(piece);
  }
  finish();
  return joinStrayMarkers(lines);
}

/** Bullets and numbers may be drawn apart from their lines, before or after all of the text. */
function joinStrayMarkers(lines: readonly Line[]): Line[] {
  const joined = new Set<Line>();
  const result = [...lines];
  for (const marker of lines) {
    const sign = marker.segments[0];
    if (sign === undefined || marker.segments.length > 1 || !isBareMarker(sign.text)) continue;
    const index = result.findIndex((line) => line !== marker && !joined.has(line) && isMarkedBy(line, marker));
    const line = result[index];
    const [first, ...rest] = line?.segments ?? [];
    if (line === undefined || first === undefined) continue;
    joined.add(marker);
    const text = `${sign.text} ${first.text}`;
    result[index] = {
      ...line,
      left: marker.left,
      segments: [{ ...first, text, left: marker.left }, ...rest],
    };
  }
  return result.filter((line) => !joined.has(line));
}

function isMarkedBy(line: Line, marker: Line): boolean {
  const gap = line.left - marker.right;
  const isBeside =
    gap > -1 && gap < line.size * 4 && Math.abs(line.baseline - marker.baseline) < line.size * SAME_BASELINE;
  return isBeside && line.tag?.cell?.cell === marker.tag?.cell?.cell && !isBareMarker(line.segments[0]?.text ?? '');
}

function belongsToLine(piece: TextPiece, line: readonly TextPiece[]): boolean {
  const anchor = line.find((other) => other.text.trim() !== '') ?? line[0];
  if (anchor === undefined || piece.angle !== anchor.angle) return false;
  if (piece.tag?.cell?.cell !== anchor.tag?.cell?.cell) return false;
  const offset = Math.abs(piece.baseline - anchor.baseline);
  const larger = Math.max(piece.size, anchor.size);
  if (offset <= larger * SAME_BASELINE) return offset < larger * 0.1 || !line.some((other) => overlaps(piece, other));
  const smaller = Math.min(piece.size, anchor.size);
  const last = line.at(-1);
  const isNear = last !== undefined && Math.abs(piece.x - (last.x + last.width)) < larger;
  return isNear && smaller < larger * 0.85 && offset <= larger * RAISED;
}

/** Lines of small print may stand closer than the shifts inside one line, but not beside one another. */
function overlaps(piece: TextPiece, other: TextPiece): boolean {
  const shared = Math.min(piece.x + piece.width, other.x + other.width) - Math.max(piece.x, other.x);
  return shared > piece.size && other.text.trim() !== '';
}

/** Some programs draw text twice, slightly moved, to make it bold. */
function isDrawnTwice(piece: TextPiece, other: TextPiece): boolean {
  const distance = piece.size * 0.12;
  return (
    piece.text === other.text &&
    piece.text.trim() !== '' &&
    Math.abs(piece.x - other.x) < distance &&
    Math.abs(piece.baseline - other.baseline) < distance
  );
}

function makeLine(
  pieces: readonly TextPiece[],
  page: number,
  isBold: (font: string) => boolean,
  gutter: number | null,
): Line | null {
  const printed = pieces.filter((piece) => piece.text.trim() !== '');
  const [first, ...others] = printed;
  if (first === undefined) return null;
  const ordered = pieces.toSorted((a, b) => a.x - b.x);
  const segments = joinMarkers(formSegments(ordered, gutter));
  const main = mostly([first, ...others]);
  return {
    segments,
    left: Math.min(...printed.map((piece) => piece.x)),
    right: Math.max(...printed.map((piece) => piece.x + piece.width)),
    baseline: main.baseline,
    size: main.size,
    font: main.font,
    bold: printed.every((piece) => isBold(piece.font) || !/[\p{L}\p{N}]/u.test(piece.text)),
    tag: first.tag,
    angle: first.angle,
    page,
  };
}

/** The piece whose font and size most characters of the line have. */
function mostly(pieces: readonly [TextPiece, ...TextPiece[]]): TextPiece {
  const [first] = pieces;
  if (pieces.every(({ font, size }) => font === first.font && size === first.size)) return first;
  const counts = new Map<string, { piece: TextPiece; characters: number }>();
  for (const piece of pieces) {
    const key = `${piece.font} ${piece.size.toFixed(1)}`;
    const entry = counts.get(key) ?? { piece, characters: 0 };
    entry.characters += piece.text.length;
    counts.set(key, entry);
  }
  let best = { piece: first, characters: 0 };
  for (const entry of counts.values()) if (entry.characters > best.characters) best = entry;
  return best.piece;
}

function formSegments(pieces: readonly TextPiece[], gutter: number | null): Segment[] {
  const segments: Segment[] = [];
  let current: Segment | null = null;
  let spacePending = false;
  for (const piece of pieces) {
    const text = piece.text.trim();
    if (text === '') {
      spacePending = true;
      continue;
    }
    const right = piece.x + piece.width;
    const gap = current === null ? 0 : piece.x - current.right;
    const isAcross = gutter !== null && current !== null && current.right <= gutter && piece.x >= gutter;
    if (current === null || isAcross || gap > piece.size * SEGMENT_GAP) {
      current = { text, left: piece.x, right, size: piece.size };
      segments.push(current);
    } else {
      const isPrinted = spacePending || /^\s/.test(piece.text) || current.text.endsWith(' ');
      const spaced = isPrinted || (gap > piece.size * WORD_GAP && needsSpace(current.text, text));
      current.text = current.text.trimEnd() + (spaced ? ' ' : '') + text;
      current.right = Math.max(current.right, right);
    }
    if (piece.text !== piece.text.trimEnd()) current.text += ' ';
    spacePending = false;
  }
  for (const segment of segments) segment.text = tidySpaces(segment.text);
  return segments;
}

/** A gap between Chinese characters is no space between words. */
function needsSpace(before: string, after: string): boolean {
  return !(isUnspaced(before.trimEnd().at(-1)) && isUnspaced(after.at(0)));
}

/** Ligatures that a font sets apart, and accents that are drawn before their letter. */
const TORN_LIGATURE = /(?<=\p{L}) (ffi|ffl|ff|fi|fl) (?=\p{Ll})/gu;
const LOOSE_ACCENT = /([\u00a8\u00b4\u02c6\u02c7\u02da\u02dc])([A-Za-z\u0131])/g;
const COMBINING: Readonly<Record<string, string>> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02c7': '\u030c',
  '\u02da': '\u030a',
  '\u02dc': '\u0303',
};

/** di ff cult and na¨ıve become words again. */
function mendWords(text: string): string {
  const joined = text.replace(TORN_LIGATURE, '$1');
  return joined.replace(LOOSE_ACCENT, (printed, accent: string, letter: string) => {
    const composed = ((letter === '\u0131' ? 'i' : letter) + (COMBINING[accent] ?? '')).normalize('NFC');
    return composed.length === 1 ? composed : printed;
  });
}

const UNUSUAL = /[^ -~]/;

/** Whether a text is plain English with single spaces and without loose ligatures, as most lines are. */
function isTidy(text: string): boolean {
  return !UNUSUAL.test(text) && !text.includes('  ') && !/ f[fil]/.test(text);
}

/** One space for many, and none in letter-spaced Chinese such as 員 工 手 冊. */
function tidySpaces(text: string): string {
  if (isTidy(text)) return text.trim();
  const tidy = mendWords(text.replace(/[\s\u00a0]+/g, ' ').trim());
  const close = tidy.match(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu)?.length ?? 0;
  const spaced = tidy.match(SPACED_HAN)?.length ?? 0;
  return spaced > 0 && close <= spaced * LETTER_SPACED ? tidy.replace(SPACED_HAN, '') : tidy;
}

/** A bullet or number before a wide gap belongs to the text after it. */
function joinMarkers(segments: readonly Segment[]): Segment[] {
  const [first, second, ...rest] = segments;
  // An id beside another figure is a row of a table.
  const isMarked =
    first !== undefined &&
    second !== undefined &&
    isBareMarker(first.text) &&
    /\p{L}{2}|\p{Script=Han}/u.test(second.text);
  if (!isMarked) return [...segments];
  return [{ ...second, text: `${first.text} ${second.text}`, left: first.left }, ...rest];
}
