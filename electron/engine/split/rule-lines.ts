import type { Span } from '../../../shared/block.ts';
import { leadingClause } from '../text/leading-clause.ts';
import { labelledLine } from './line-labels.ts';

const BULLET = /^(?:[-*+•●○▪◦‣·]\s+|>\s?)+/;
const ENDS_SENTENCE = /[.!?。！？；;…][)\]）】」』”’"'*_`]*$/;
/** Ends after which more of the same sentence must come. */
const GOES_ON =
  /[,，、(（「“[—–-]$|(?<![a-z])(?:and|or|the|a|an|of|to|in|for|with|by|under|see|per)$|[及或與与和依按]$/i;
/** Chinese lines wrap at a fixed width give or take the characters that may not begin a line. */
const HAN_SLACK = 3;
/** Nothing is wrapped narrower than this: UTF-16 units of a Latin and of a Chinese line. */
const NARROWEST = { latin: 40, han: 20 };
/** A line longer than the wrapped ones by more than any word was not wrapped at all. */
const LONGEST_WORD = 25;

/**
 * The rules of a paragraph as spans without bullets and outer white space. A wrapped paragraph is one; lines that each are
 * a sentence of their own, are numbered, bulleted or labelled are one each. A line was ended on purpose where the next
 * line's first word would still have fitted into the paragraph's width.
 */
export function ruleLines(text: string, paragraph: Span): Span[] {
  const lines = linesOf(text, paragraph);
  const texts = lines.map((line) => text.slice(line.start, line.end));
  const widths = widthsOf(texts);
  const rules: Span[] = [];
  lines.forEach((line, index) => {
    const before = rules[rules.length - 1];
    const own = texts[index] ?? '';
    const previous = texts[index - 1] ?? '';
    if (!before || startsRule(previous, own) || endedOnPurpose(previous, own, widths)) rules.push({ ...line });
    else before.end = line.end;
  });
  return rules.map((rule) => withoutBullet(text, rule)).filter(({ start, end }) => start < end);
}

/** The span without bullets and quote marks before it and white space around it. */
function withoutBullet(text: string, span: Span): Span {
  const own = trimmed(text, span);
  const bullet = BULLET.exec(text.slice(own.start, own.end))?.[0].length ?? 0;
  return { start: own.start + bullet, end: own.end };
}

interface Widths {
  longest: number;
  /** Of the lines that end inside a sentence, which are the ones that may have been wrapped; 0 when there is none. */
  longestOpen: number;
}

function widthsOf(lines: string[]): Widths {
  const open = lines.slice(0, -1).filter((line, index) => {
    if (ENDS_SENTENCE.test(line) || /[:：][*_]*$/.test(line) || line.length < narrowest(line)) return false;
    return !startsRule(line, lines[index + 1] ?? '');
  });
  // Not Math.max of all: a paragraph may have a million lines, and a call has room for a tenth of it.
  const longestOf = (some: string[]): number => some.reduce((most, { length }) => Math.max(most, length), 0);
  return { longest: longestOf(lines), longestOpen: longestOf(open) };
}

function narrowest(line: string): number {
  return /\p{Script=Han}/u.test(line) ? NARROWEST.han : NARROWEST.latin;
}

function startsRule(previous: string, line: string): boolean {
  const plain = line.replace(BULLET, '');
  if (plain.length < line.length && !line.startsWith('>')) return true;
  if (labelledLine(plain, true)) return true;
  if (labelledLine(previous, true) && !/^[a-z]/.test(plain)) return true;
  return leadingClause(plain) !== null && !GOES_ON.test(previous.replace(/[，、,]$/, ''));
}

function endedOnPurpose(previous: string, line: string, widths: Widths): boolean {
  const plain = line.replace(BULLET, '');
  const han = /\p{Script=Han}/u.test(plain.charAt(0));
  const firstWord = han ? HAN_SLACK : (/^\S+/.exec(plain)?.[0].length ?? 0) + 1;
  if (ENDS_SENTENCE.test(previous)) {
    const { longestOpen } = widths;
    return (
      longestOpen === 0 || previous.length + firstWord <= longestOpen || previous.length > longestOpen + LONGEST_WORD
    );
  }
  if (GOES_ON.test(previous) || /^[a-z]/.test(plain)) return false;
  return previous.length + firstWord <= widths.longest || widths.longest < narrowest(plain);
}

function linesOf(text: string, paragraph: Span): Span[] {
  const lines: Span[] = [];
  let start = paragraph.start;
  const whole = text.slice(paragraph.start, paragraph.end);
  for (const match of whole.matchAll(/\r\n|\n|\r|$/g)) {
    const line = trimmed(text, { start, end: paragraph.start + match.index });
    if (line.start < line.end) lines.push(line);
    start = paragraph.start + match.index + match[0].length;
  }
  return lines;
}

function trimmed(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  const left = own.length - own.trimStart().length;
  return left === own.length ? { start: end, end } : { start: start + left, end: start + own.trimEnd().length };
}
