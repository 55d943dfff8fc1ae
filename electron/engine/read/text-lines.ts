import type { Span } from '../../../shared/block.ts';

/** The lines of a text without their ends. A line ends with LF, CRLF or CR; a last empty line is none. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  const ends = /\r\n|\n|\r/g;
  let start = 0;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    lines.push({ start, end: end.index });
    start = ends.lastIndex;
  }
  if (start < text.length) lines.push({ start, end: text.length });
  return lines;
}

/** The span without white space at both ends; its end is never before its start. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isSpace(text, start)) start += 1;
  while (end > start && isSpace(text, end - 1)) end -= 1;
  return { start, end };
}

function isSpace(text: string, at: number): boolean {
  return text.charAt(at).trim() === '';
}
