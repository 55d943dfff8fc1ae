import { keyOf, numberMarks, numberStart } from './clause-key.ts';
import { clauseNumberAt } from './clause-number.ts';
import type { ClauseNumber, ClauseStyle } from './clause-parts.ts';
import { fold, type FoldedText } from './fold.ts';
import { isPlausibleId } from './plausible-id.ts';

/** The clause number that a paragraph begins with. */
export interface LeadingClause {
  /** As printed, without closing marks: `4.2`, `(b)`, `第三條`. */
  printed: string;
  key: string;
  style: ClauseStyle;
  /** UTF-16 offset where the rule's own words begin. */
  end: number;
}

/** A leading number with its marks is shorter; a long paragraph need not be folded for it. */
const LOOK_AHEAD = 96;

/**
 * The clause number at the start of a paragraph ("4.2 Employees…", "第三條 …", "(b) …", "一、…", "COMP-001 …"), or null. A
 * paragraph that begins by naming another clause ("Section 3 applies…", 第三條所稱…) has none, and neither has an amount.
 *
 * @param heading the text is a heading, where a number needs no mark behind it ("4 Leave").
 */
export function leadingClause(text: string, heading = false): LeadingClause | null {
  const original = text.slice(0, LOOK_AHEAD);
  const folded = fold(original);
  const start = numberStart(folded.text);
  const number = clauseNumberAt(folded.text, start);
  if (!number || !leads(folded, original, start, number, heading)) return null;
  const from = folded.starts[start] ?? 0;
  const to = folded.ends[number.end - 1] ?? 0;
  const marks = numberMarks(folded.text.slice(number.end));
  const end = folded.starts[number.end + marks] ?? original.length;
  // ⒈ is number and mark in one character.
  const printed = original.slice(from, to);
  return { printed, key: keyOf(number, printed), style: number.style, end: Math.max(end, to) };
}

/** 第三條 followed by these is named, not begun. */
const NAMED = /^(?:之|的|所|规定|第|及|或|至|到|和|与|、第|但书|前|后段|各|情形|办理|处理|有关|中|除|以)/;
/** 4.2 followed by these is an amount or in the middle of a sentence. */
const AMOUNT_AFTER =
  /^(?:\s?(?:%|‰|°|million|billion|thousand|percent|per|hours?|days?|weeks?|months?|years?|minutes?|km|kg|miles?|times|x|or|and|to|of|in|is|are|was|on|by|for|from|with|through|applies|above|below)(?![a-z])|[-–—/,]?\d|[倍元万亿小天年月日时分秒米公个度级折成块次人平吨千毫厘升])/;

function leads(folded: FoldedText, original: string, start: number, number: ClauseNumber, heading: boolean): boolean {
  const rest = folded.text.slice(number.end);
  const closed = /^[*_`]*(?:[)\]】]|[.:](?!\d)|、|\s*$|\s*[\r\n\t]|  |\s?[–—-]\s)/.test(rest);
  const next = /^[*_`]*\s*(.)/u.exec(original.slice(folded.ends[number.end - 1] ?? 0))?.[1] ?? '';
  const beginsWords = next === '' || /[\p{Lu}\p{Lo}"“「『【[(《]/u.test(next);
  switch (number.style) {
    case 'article':
      // 第一項非公務機關… names a paragraph of its article.
      return !NAMED.test(rest) && (/^第[^条点则号]*[条点则号]/.test(folded.text.slice(start, number.end)) || closed);
    case 'division':
      return !NAMED.test(rest) && (closed || beginsWords);
    case 'word':
      return closed || beginsWords;
    case 'id':
      return leadsAsId(folded, original, start, number, { closed, beginsWords, heading });
    case 'dotted':
    case 'arabic':
      return (
        leadsAsNumber(folded.text, number, rest, { closed, beginsWords, heading }) || isCircled(original, folded, start)
      );
    case 'chinese':
      return /^[*_`]*[、.](?![一二三四五六七八九十]+[级线项款类期季])/.test(rest) || (heading && /^\s/.test(rest));
    case 'stem':
      return /^[*_`]*[、.)]/.test(rest);
    case 'roman':
      if (heading && /^\s/.test(rest) && beginsWords && isCapital(original, folded, start)) return true;
      return /^(?:[)、]|\.(?:\s|$))/.test(rest) || (number.parts.length > 1 && beginsWords);
    case 'letter':
      return /^(?:[)、]|\.(?:\s|$))/.test(rest) || (number.parts.length > 1 && beginsWords);
    default:
      return true;
  }
}

function leadsAsId(
  folded: FoldedText,
  original: string,
  start: number,
  number: ClauseNumber,
  { closed, beginsWords, heading }: Surroundings,
): boolean {
  const printed = original.slice(folded.starts[start] ?? 0, folded.ends[number.end - 1] ?? 0);
  if (!isPlausibleId(printed)) return false;
  if (/[号號]$/.test(printed)) return closed;
  const glued = !printed.includes(' ');
  if (glued && (closed || (heading && beginsWords && /^[^\d]+[-‐‑‒–−_]\d/.test(printed)))) return true;
  return /\D0\d/.test(printed) || (glued && /[-_]\d{3,}/.test(printed));
}

interface Surroundings {
  closed: boolean;
  beginsWords: boolean;
  heading: boolean;
}

function leadsAsNumber(folded: string, number: ClauseNumber, rest: string, around: Surroundings): boolean {
  const first = Number.parseInt(number.parts[0] ?? '', 10);
  // Years and dates (2026.4.10) and amounts below one (0.5) are no clauses.
  if (first === 0 || (first >= 1_000 && first <= 2_200)) return false;
  if (AMOUNT_AFTER.test(rest)) return false;
  const bracketed = folded.charAt(number.end - 1) === ')';
  const suffixed = /\d[a-z]$/.test(folded.slice(0, number.end));
  if (number.style === 'dotted' && !suffixed) return around.closed || /^[*_`]*\s/.test(rest) || around.beginsWords;
  if (bracketed) return true;
  if (around.closed && /^[*_`]*[.)\]】、:]/.test(rest)) return !/^[*_`]*\.[a-z]/.test(rest);
  if (around.closed) return /^\s*$/.test(rest) ? around.heading || suffixed : /^[\t–—-]|^\s[–—-]/.test(rest);
  return (around.heading || suffixed) && around.beginsWords && /^\s/.test(rest);
}

function isCircled(original: string, folded: FoldedText, start: number): boolean {
  return /[\u2460-\u2473\u24f5-\u24ff\u2776-\u2793]/.test(original.charAt(folded.starts[start] ?? 0));
}

function isCapital(original: string, folded: FoldedText, start: number): boolean {
  return /\p{Lu}/u.test(original.charAt(folded.starts[start] ?? 0).normalize('NFKC'));
}
