import type { Span } from '../../../shared/block.ts';

/** Ends of a sentence, with the closing quotes and brackets that belong to it; a blank line ends one too. */
const ENDS = /[。！？!?]+[」』”’）)】》〉\]"']*|\.+[”’)\]"']*(?=\s|$)|(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)\s*/g;

/** After these a full stop does not end a sentence. */
const ABBREVIATED =
  /(?:^|[\s(（“"'])(?:cf|vs|mr|mrs|ms|dr|prof|approx|dept|inc|ltd|co|corp|st|jr|sr|[A-Z]|(?:[a-z]\.)+[a-z])$/i;
/** These are abbreviations only before a number: "see No. 5", but "the answer is no." */
const ABBREVIATED_BEFORE_NUMBER =
  /(?:^|[\s(（“"'])(?:nos?|arts?|sect?s?|paras?|cls?|ch|figs?|pp?|vol|rev|ver|reg|sched|app|ext|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
/** The number of a list item, standing at the beginning. */
const LIST_NUMBER = /^\s*[[(*_]*(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})$/i;

/** They do not part from the number behind them. */
const BEFORE_ITS_NUMBER = /[$€£¥§#]\s*$/;

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

/** Whether a cut at `at` would part a number or an abbreviation: 1,|000, 10:|30, No. |5, e.g. |a. Never throws. */
export function partsNumber(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  const [last, next] = [before.trimEnd(), text.slice(at, at + LOOK_BACK).trimStart()];
  if (last.endsWith('.')) {
    const word = last.slice(0, -1);
    if (ABBREVIATED.test(word) || (ABBREVIATED_BEFORE_NUMBER.test(word) && /^\d/.test(next))) return true;
  }
  if (/^\.\S/.test(next) && /[\p{L}\d]$/u.test(before)) return true;
  if (!/^[\d%‰]/.test(next)) return false;
  return BEFORE_ITS_NUMBER.test(before) || (before === last && /\d[,.:/，：．-]?$/.test(before)) || /^[%‰]/.test(next);
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
