import { bulletLength, isDivision, leadingNumber } from './markers.ts';
import { isUnspaced, lineText, type Line } from './text-piece.ts';
import type { Typography } from './typography.ts';

/** A gap of this many usual line distances ends a paragraph. */
const PARAGRAPH_GAP = 1.3;
/** Indents below this many font sizes are noise. */
const INDENT = 0.8;
/** Lines looked at on both sides to know where the column ends. */
const NEIGHBOURS = 6;

const ENDS_SENTENCE = /[.!?:;。！？：；…][)\]）」』”"’']*$/;
const ENDS_CLAUSE = /(?:[.!?:;,。！？：；，、…–—][)\]）」』”"’']*|\b(?:and|or)|[及或])$/i;

/** Groups the lines of a page, in reading order, into paragraphs. */
export function groupParagraphs(lines: readonly Line[], typography: Typography): Line[][] {
  const paragraphs: Line[][] = [];
  let current: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined || startsParagraph(line, before, current, lines, index, typography)) {
      current = [line];
      paragraphs.push(current);
    } else current.push(line);
  }
  return paragraphs;
}

function startsParagraph(
  line: Line,
  before: Line,
  current: readonly Line[],
  lines: readonly Line[],
  index: number,
  typography: Typography,
): boolean {
  const text = lineText(line);
  const textBefore = lineText(before);
  const roomLeft = columnEnd(lines, index - 1) - before.right;
  const isShort = roomLeft > roomNeeded(line, text, textBefore);
  const marker = bulletLength(text) > 0 || leadingNumber(text) !== null;
  if (line.tag !== null && before.tag !== null) {
    // Inside one element only a new clause after the end of another starts a block.
    return line.tag.block !== before.tag.block || (marker && (isShort || ENDS_CLAUSE.test(textBefore)));
  }
  if (Math.abs(line.size - before.size) > 0.7 || line.bold !== before.bold)
    return !isRunOn(textBefore, text, line, before);
  const distance = line.baseline - before.baseline;
  const pitch = typography.pitch(line.size);
  // Upwards, or far down: another column or another part of the page.
  if (distance < -line.size || distance > pitch * PARAGRAPH_GAP + 0.5) return !continuesInColumn(line, before);
  if (bulletLength(text) > 0 || isDivision(text)) return true;
  const isOutdented = line.left < before.left - line.size * INDENT;
  if (marker && (isShort || isOutdented || ENDS_CLAUSE.test(textBefore))) return true;
  if (isShort && !isCentredTogether(line, before)) return true;
  return isIndented(line, before, current, textBefore);
}

/** A bold lead-in such as "Leave. Employees …" that ends inside a line, or a raised size within a sentence. */
function isRunOn(textBefore: string, text: string, line: Line, before: Line): boolean {
  const isNear = line.baseline - before.baseline < line.size * 1.6 && line.baseline > before.baseline;
  return isNear && Math.abs(line.size - before.size) <= 0.7 && !ENDS_SENTENCE.test(textBefore) && /^\p{Ll}/u.test(text);
}

/** Whether a line at the head of the next column goes on with the sentence at the foot of this one. */
function continuesInColumn(line: Line, before: Line): boolean {
  const textBefore = lineText(before);
  const isNextColumn = line.baseline < before.baseline - line.size && line.left > before.left + before.size * 4;
  return isNextColumn && !ENDS_SENTENCE.test(textBefore) && /^[\p{Ll}\p{Script=Han}]/u.test(lineText(line));
}

/** How far to the right lines go in the column of this line: those next to it without a break, above and below. */
function columnEnd(lines: readonly Line[], index: number): number {
  const line = lines[index];
  if (line === undefined) return 0;
  let end = line.right;
  for (const step of [-1, 1]) {
    let near = line;
    for (let other = index + step; Math.abs(other - index) <= NEIGHBOURS; other += step) {
      const neighbour = lines[other];
      if (neighbour === undefined || !isInSameColumn(neighbour, near, line)) break;
      end = Math.max(end, neighbour.right);
      near = neighbour;
    }
  }
  return end;
}

function isInSameColumn(neighbour: Line, near: Line, line: Line): boolean {
  return (
    Math.abs(neighbour.baseline - near.baseline) < line.size * 2.6 &&
    Math.abs(neighbour.size - line.size) < 0.7 &&
    Math.abs(neighbour.left - line.left) < line.size * 5
  );
}

/** Room at the end of a line from which on its end was meant: the next word would have fitted. */
function roomNeeded(line: Line, text: string, textBefore: string): number {
  const word = firstWordWidth(line) + line.size * 0.6;
  // In the middle of a sentence a line may end early, before a word that must not be divided.
  return /^\p{Ll}/u.test(text) && /[\p{Ll},]$/u.test(textBefore) ? word + line.size * 8 : word;
}

function firstWordWidth(line: Line): number {
  const text = lineText(line);
  // Chinese breaks after any character, but never before a mark: two characters may move down together.
  if (isUnspaced(text.at(0))) return line.size * 2;
  const word = /^\S+/.exec(text)?.[0].length ?? 1;
  return ((line.right - line.left) * word) / Math.max(text.length, 1) + line.size * 0.25;
}

/** Lines of a centred title have the same middle and different edges. */
function isCentredTogether(line: Line, before: Line): boolean {
  const middle = (line.left + line.right) / 2 - (before.left + before.right) / 2;
  return (
    Math.abs(middle) < line.size * 0.5 && Math.abs(line.left - before.left) > line.size * INDENT && before.size > 12
  );
}

function isIndented(line: Line, before: Line, current: readonly Line[], textBefore: string): boolean {
  const indent = line.size * INDENT;
  const first = current[0];
  if (first === undefined || current.length === 1) {
    // The second line of a paragraph may be indented under a number, or stand left of an indented first line.
    const hangs = leadingNumber(textBefore) !== null || bulletLength(textBefore) > 0;
    if (line.left > before.left + indent) return !hangs && ENDS_SENTENCE.test(textBefore);
    return line.left < before.left - indent && ENDS_SENTENCE.test(textBefore);
  }
  return Math.abs(line.left - before.left) > indent && ENDS_SENTENCE.test(textBefore);
}

/** Whether the first paragraph of a page goes on with the last one of the page before. */
export function continuesOnNextPage(last: readonly Line[], next: readonly Line[]): boolean {
  const end = last.at(-1);
  const start = next[0];
  if (end === undefined || start === undefined) return false;
  if (Math.abs(end.size - start.size) > 0.7 || end.bold !== start.bold) return false;
  if ([end, start].some((line) => line.tag !== null && line.tag.role !== 'paragraph' && line.tag.role !== 'list-item'))
    return false;
  const text = lineText(start);
  if (bulletLength(text) > 0 || isDivision(text) || leadingNumber(text) !== null) return false;
  if (ENDS_SENTENCE.test(lineText(end))) return false;
  // A short last line is a heading or the end of a list.
  const isLong = end.right - end.left > (start.right - start.left) * 0.6 || last.length > 1;
  return isLong && (/^[\p{Ll}\p{N}(“"]/u.test(text) || isUnspaced(text.at(0)) || /[,，、]$/.test(lineText(end)));
}
