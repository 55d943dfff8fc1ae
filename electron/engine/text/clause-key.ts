import { clauseNumberAt, unmarkedChineseNumber, type ClauseNumber } from './clause-number.ts';
import { foldText } from './fold.ts';

/** Emphasis, quote marks and brackets that may stand before a number. */
const BEFORE_NUMBER = /^[\s*_`#>"「『【[]*/;
/** What closes a number: brackets, one mark, emphasis, white space. */
const AFTER_NUMBER = /^[*_`]*[)\]】」』]?[*_`]*[.、:·]?[*_`]*[)\]】]?[*_`]*\s*(?:[–—-]\s+)?/;
/** No clause number is longer. */
const LONGEST = 96;

/**
 * The canonical key of a clause number; equal for equal numbers in any spelling (第三條, 第３条, Article 3, §3, "3."; 4.2(b);
 * COMP-001, comp001). Null when the text is not one clause number and nothing else.
 */
export function clauseKeyOf(printed: string): string | null {
  if (printed.length > LONGEST) return null;
  const folded = foldText(printed.trim());
  const start = numberStart(folded);
  for (const number of [clauseNumberAt(folded, start), unmarkedChineseNumber(folded, start)]) {
    if (!number) continue;
    const rest = folded.slice(number.end);
    if (numberMarks(rest) === rest.length) return keyOf(number);
  }
  return null;
}

/** Key of a number: its parts, outermost first, joined by full stops. */
export function keyOf(number: ClauseNumber): string {
  return number.parts.join('.');
}

/** Where a number can begin in folded text: behind emphasis and brackets, and behind the word before an id ("Rule COMP-001"). */
export function numberStart(folded: string): number {
  const start = BEFORE_NUMBER.exec(folded)?.[0].length ?? 0;
  const word = /^(?:rule|clause|policy|规则|条款)[ :]*(?=[a-z]{2,10}[-‐_ ]?\d)/.exec(folded.slice(start));
  return start + (word?.[0].length ?? 0);
}

/** Length of the marks and white space that close a number. */
export function numberMarks(afterNumber: string): number {
  return AFTER_NUMBER.exec(afterNumber)?.[0].length ?? 0;
}
