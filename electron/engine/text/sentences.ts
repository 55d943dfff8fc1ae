import type { Span } from '../../../shared/block.ts';

/** Ends of a sentence, with the closing quotes and brackets that belong to it; a blank line ends one too. */
const ENDS = /[。！？!?]+[」』”’）)】\]"']*|\.+[”’)\]"']*(?=\s|$)|(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)\s*/g;

/** After these a full stop does not end a sentence. */
const ABBREVIATED = /(?:^|[\s(（“"'])(?:e\.g|i\.e|cf|vs|mr|mrs|ms|dr|prof|approx|[A-Z]|[a-z]\.[a-z])$/i;
/** These are abbreviations only before a number: "see No. 5", but "the answer is no." */
const ABBREVIATED_BEFORE_NUMBER = /(?:^|[\s(（“"'])(?:nos?|arts?|secs?|paras?|cl|ch|figs?|pp?|vol)$/i;
/** The number of a list item, standing at the beginning. */
const LIST_NUMBER = /^\s*[[(*_]*(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})$/i;

/** How far back an abbreviation can begin. */
const LOOK_BACK = 12;

/**
 * Sentences of a text as spans without outer white space; together they hold every other character. English and
 * Chinese; $500.00, 4.2 and "e.g." end nothing. Never throws.
 */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(ENDS)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && !endsSentence(text, start, match.index, end)) continue;
    addTrimmed(sentences, text, start, end);
    start = end;
  }
  addTrimmed(sentences, text, start, text.length);
  return sentences;
}

function endsSentence(text: string, start: number, stop: number, end: number): boolean {
  const before = text.slice(Math.max(start, stop - LOOK_BACK), stop);
  const next = text
    .slice(end, end + LOOK_BACK)
    .trimStart()
    .charAt(0);
  if (ABBREVIATED.test(before) || LIST_NUMBER.test(text.slice(start, stop).slice(0, LOOK_BACK + 1))) return false;
  if (ABBREVIATED_BEFORE_NUMBER.test(before) && /\d/.test(next)) return false;
  // "etc." and the like go on before a small letter.
  return !/[a-z,;]/.test(next);
}

function addTrimmed(sentences: Span[], text: string, start: number, end: number): void {
  let [from, to] = [start, end];
  while (from < to && isSpace(text, from)) from += 1;
  while (to > from && isSpace(text, to - 1)) to -= 1;
  if (from < to) sentences.push({ start: from, end: to });
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}
