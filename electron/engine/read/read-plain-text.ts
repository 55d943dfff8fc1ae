import type { Block, Span } from '../../../shared/block.ts';
import { decodeText } from './decode-text.ts';
import { fieldNamed, titleFromFileName } from './document-fields.ts';
import type { DocumentText, ReadingInput } from './document-text.ts';
import {
  capitalHeadingLevel,
  isTitleLike,
  numberedHeadingLevel,
  underlineLevel,
  type LineNeighbours,
} from './plain-text-headings.ts';
import { linesOf, trimmed } from './text-lines.ts';

/**
 * Reads a text file without markup. The stored text is the decoded file, so its lines are the file's lines. Lines
 * between blank lines are one paragraph; the splitter knows when each line of it is a rule.
 *
 * @throws CodedError `encoding-unknown`, `file-too-large`
 */
export function readPlainText(input: ReadingInput): DocumentText {
  const { text, encoding, problems } = decodeText(input.bytes, { forced: input.encoding });
  const blocks = blocksOf(text);
  const [first] = blocks;
  const title = first?.type === 'heading' && first.level === 1 ? text.slice(first.start, first.end) : null;
  return {
    format: 'text',
    encoding,
    text,
    hasLines: true,
    blocks,
    pages: null,
    fields: { title: title ?? titleFromFileName(input.fileName) },
    problems,
  };
}

function blocksOf(text: string): Block[] {
  const lines = linesOf(text).map((line) => wordsOf(text, line));
  const blocks: Block[] = [];
  let paragraph: Span | null = null;
  const endParagraph = (): void => {
    if (paragraph) blocks.push({ type: 'paragraph', ...paragraph });
    paragraph = null;
  };
  for (const [index, line] of lines.entries()) {
    if (isEmpty(line)) {
      endParagraph();
      continue;
    }
    const level = headingLevelAt(text, lines, index, blocks.length === 0 && paragraph === null);
    if (level === null) {
      paragraph = { start: (paragraph ?? line).start, end: line.end };
    } else {
      endParagraph();
      blocks.push({ type: 'heading', level, ...line });
    }
  }
  endParagraph();
  return blocks;
}

/** The line without white space around it; empty for a line of nothing but marks, such as an underline. */
function wordsOf(text: string, line: Span): Span {
  const words = trimmed(text, line);
  const start = textAt(text, words);
  return words.end - words.start > start.length || /[\p{L}\p{N}]/u.test(start) ? words : { ...words, end: words.start };
}

function headingLevelAt(text: string, lines: Span[], index: number, top: boolean): number | null {
  const line = textAt(text, lines[index]);
  if (!isTitleLike(line)) return null;
  const around = neighboursOf(text, lines, index);
  const numbered = numberedHeadingLevel(line, around);
  if (numbered !== null || !around.first) return numbered;
  return underlineOf(text, lines, index) ?? (top && isTitle(text, lines, index) ? 1 : capitalHeadingLevel(line));
}

function neighboursOf(text: string, lines: Span[], index: number): LineNeighbours {
  const before = lines[index - 1];
  const filled = (step: 1 | -1): string => {
    let at = index + step;
    for (let line = lines[at]; line && isEmpty(line); line = lines[at]) at += step;
    return textAt(text, lines[at]);
  };
  return { first: before === undefined || isEmpty(before), previous: filled(-1), next: filled(1) };
}

/** Marks alone count as an empty line, so the underline is looked up in the text between this line and the next. */
function underlineOf(text: string, lines: Span[], index: number): number | null {
  const [line, below] = [lines[index], lines[index + 1]];
  if (!line || !below || !isEmpty(below)) return null;
  const after = lines[index + 2]?.start ?? text.length;
  const [first] = linesOf(text.slice(below.start, Math.min(after, below.start + LONGEST_LOOK)));
  return first ? underlineLevel(text.slice(below.start, below.start + first.end).trim()) : null;
}

/**
 * The first line is the title when it is short, no sentence, and stands alone or above whole sentences and fields
 * ("Owner: accounts payable."). Above a line that goes on with it, it is the start of a paragraph.
 */
function isTitle(text: string, lines: Span[], index: number): boolean {
  const [line, below] = [lines[index], lines[index + 1]];
  if (isField(textAt(text, line))) return false;
  if (!line || !below || isEmpty(below)) return true;
  const next = textAt(text, below);
  const goesOn = /^\p{Ll}/u.test(next) || !(/[.。!！?？;；]/.test(text.charAt(below.end - 1)) || isField(next));
  return line.end - line.start <= LONGEST_TITLE_ABOVE_TEXT && !goesOn;
}

function isField(line: string): boolean {
  const label = /^([^:：]{1,40}?)\s*[:：]/.exec(line)?.[1];
  return label !== undefined && fieldNamed(label) !== null;
}

/** UTF-16 units. Hard-wrapped paragraphs have longer lines. */
const LONGEST_TITLE_ABOVE_TEXT = 60;
/** UTF-16 units of a line that are looked at: more than a heading has, for a line may be megabytes long. */
const LONGEST_LOOK = 200;

function textAt(text: string, line: Span | undefined): string {
  return line ? text.slice(line.start, Math.min(line.end, line.start + LONGEST_LOOK)) : '';
}

function isEmpty(line: Span): boolean {
  return line.start === line.end;
}
