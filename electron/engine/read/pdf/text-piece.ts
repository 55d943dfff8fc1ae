/** A run of text of one font as pdf.js delivers it, in a frame where its baseline runs from left to right. */
export interface TextPiece {
  text: string;
  /** Points from the left; the baseline in points from the top. */
  x: number;
  baseline: number;
  width: number;
  /** Font size in points, as drawn. */
  size: number;
  /** pdf.js's name of the font, unique in the document. */
  font: string;
  /** Direction of the baseline on the page, in whole degrees: pieces of different angles share no line. */
  angle: number;
  /** What the file's own structure says of it; null in untagged files. */
  tag: TagHint | null;
}

/** The innermost structure element that makes a block of its own. */
export interface TagHint {
  /** Equal for all pieces of one element; unique within the page. */
  block: number;
  role: 'heading' | 'paragraph' | 'list-item' | 'note' | 'contents';
  /** Level of a heading, from 1. */
  level: number;
  /** The table cell that it stands in; null outside tables. */
  cell: CellHint | null;
}

/** A cell of a tagged table; its numbers are unique within the page. */
export interface CellHint {
  cell: number;
  row: number;
  table: number;
  isHeader: boolean;
}

/** Pieces on one baseline, left to right. */
export interface Line {
  /** Parts with wide gaps between them: cells of a table row, a number and its clause, columns. */
  segments: Segment[];
  left: number;
  right: number;
  baseline: number;
  /** Size and font of most of its characters. */
  size: number;
  font: string;
  /** Whether all of its letters are in bold fonts. */
  bold: boolean;
  tag: TagHint | null;
  /** Direction of the baseline on the page, in whole degrees. */
  angle: number;
  /** Page number, from 1. */
  page: number;
  /** The lines as they were drawn, where cells that were drawn apart were put together. */
  drawn?: readonly DrawnLine[];
}

/** A line with its place in the order of drawing. */
export interface DrawnLine {
  line: Line;
  order: number;
}

/** Where a stretch of one line stands: the line itself, or what a table cell holds of it. */
export type Place = Pick<Line, 'left' | 'right' | 'baseline' | 'size' | 'angle' | 'page'>;

/** A text made of stretches of lines: each begins at its offset in `starts` and stands at its place. */
export interface PlacedText {
  text: string;
  starts: number[];
  places: Place[];
}

export interface Segment {
  text: string;
  left: number;
  right: number;
  /** Of its first piece. */
  size: number;
}

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** All before it is spaced: a comparison is several times as fast as the pattern. */
const FIRST_UNSPACED = '\u2e80';

/** Whether a character belongs to Chinese or Japanese, its punctuation included. */
export function isUnspaced(character: string | undefined): boolean {
  return character !== undefined && character >= FIRST_UNSPACED && UNSPACED.test(character);
}

/** Whether any character of a text is Chinese or Japanese. */
export function hasUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

export function lineText(line: Line): string {
  // Most lines have one segment, and this is asked many times of each.
  if (line.segments.length === 1) return line.segments[0]?.text ?? '';
  return line.segments.map((segment) => segment.text).join(' ');
}
