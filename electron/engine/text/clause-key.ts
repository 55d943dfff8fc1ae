import { unmarkedChineseNumber } from './chinese-clause-number.ts';
import { clauseNumberAt } from './clause-number.ts';
import { romanValue, type ClauseNumber } from './clause-parts.ts';
import { fold, foldText } from './fold.ts';

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
  const original = printed.trim();
  const folded = fold(original);
  const start = numberStart(folded.text);
  for (const number of [clauseNumberAt(folded.text, start), unmarkedChineseNumber(folded.text, start)]) {
    if (!number) continue;
    const rest = folded.text.slice(number.end);
    if (numberMarks(rest) === rest.length) return keyOf(number, original.slice(folded.starts[start]));
  }
  return null;
}

/**
 * Key of an id in whichever form its author chose: that of the clause number where it is one, else its letters and digits
 * alone, so that `GIFT-A` is gifta and `P-01`, `P 01` and `p01` are p01. Null when it is none or too long for one.
 */
export function ruleIdKey(printed: string): string | null {
  if (printed.length > LONGEST) return null;
  const bare = foldText(printed)
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '.')
    .replace(/[^\p{L}\p{N}.]|(?<!\d)\.|\.(?!\d)/gu, '');
  return clauseKeyOf(printed) ?? (bare === '' ? null : bare);
}

/**
 * Key of a number: its parts, outermost first, joined by full stops. IV is 4, but iv and (iv) stay letters, since they
 * count inside a clause where (4) may stand as well.
 *
 * @param printed the original from the number on; only its letters' case is asked.
 */
export function keyOf(number: ClauseNumber, printed: string): string {
  const [first = '', ...rest] = number.parts;
  const capitals = number.style === 'roman' && /^[IVXL]{2}/.test(printed.normalize('NFKC'));
  return [capitals ? String(romanValue(first) ?? first) : first, ...rest].join('.');
}

/** Where a number can begin in folded text: behind emphasis and brackets, and behind the word before an id ("Rule COMP-001"). */
export function numberStart(folded: string): number {
  const start = BEFORE_NUMBER.exec(folded)?.[0].length ?? 0;
  const word = /^(?:rule|clause|policy|规则|条款)[ :]*(?=(?:[a-z]{2,10}[-‐_ ]?|[a-z][-‐_])\d)/.exec(
    folded.slice(start),
  );
  return start + (word?.[0].length ?? 0);
}

/** Length of the marks and white space that close a number. */
export function numberMarks(afterNumber: string): number {
  return AFTER_NUMBER.exec(afterNumber)?.[0].length ?? 0;
}
