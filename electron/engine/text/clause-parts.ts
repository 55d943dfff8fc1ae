import { CHINESE_DIGITS, chineseNumeral } from './chinese-numerals.ts';

/** How a clause number is written; decides whether it can stand in a sentence and what it nests under. */
export type ClauseStyle =
  /** 第三條 and its parts. */
  | 'article'
  /** § 4, Section 4, Rule 4. */
  | 'word'
  /** Chapters, parts and appendices of any language. */
  | 'division'
  /** COMP-001, 人管字第0123號. */
  | 'id'
  /** 4.2, A.1, 252.204-7012. */
  | 'dotted'
  /** 4, 4. or 4). */
  | 'arabic'
  /** 三 or 三、. */
  | 'chinese'
  /** 甲 or 甲、. */
  | 'stem'
  /** IV or iv. */
  | 'roman'
  /** b. or b). */
  | 'letter'
  /** (4). */
  | 'bracketed-arabic'
  /** （三）, （甲）. */
  | 'bracketed-chinese'
  /** (b), (iv). */
  | 'bracketed-letter';

export interface ClauseNumber {
  /** Parts of the key, outermost first. */
  parts: string[];
  style: ClauseStyle;
  /** Offset in the folded text after the number itself, before any closing mark such as `.` or `、`. */
  end: number;
}

/** Bounded, since it is tried at every place of a query. No clause number is longer. */
export const HAN_NUMERAL = `[${CHINESE_DIGITS}]{1,12}`;
export const NUMERAL = `(?:\\d{1,5}|${HAN_NUMERAL})`;
export const HYPHEN = '[-‐‒–−]';
/** They count like a, b, c. */
export const STEMS = '甲乙丙丁戊己庚辛壬癸';

const BRACKETED = new RegExp(` ?\\((\\d{1,3}|[a-z]|[ivxl]{2,6}|[${STEMS}]|${HAN_NUMERAL})\\)`, 'y');
/** The b) of "4.2 b)". */
const HALF_BRACKETED = / ?([a-z]|[ivx]{2,5})\)/y;
/** The words of "Section 4.2, paragraph (b)". */
const NAMED_PART = /,? (?:sub-?)?(?:paragraph|para\.?|item|point|clause|section) ?(?=\([a-z\d])/y;

/** Reads the `(b)(ii)` that follows a number, also as ` b)` and `, paragraph (b)`. */
export function withBrackets(folded: string, number: ClauseNumber): ClauseNumber {
  const first = readBrackets(folded, number);
  const half = first.end === number.end ? matchAt(HALF_BRACKETED, folded, first.end) : null;
  // "(see Section 5 a)" closes the bracket that stands before it.
  if (half && /\d/.test(folded.charAt(first.end - 1)) && !insideBracket(folded, first.end)) {
    return { ...first, parts: [...first.parts, half[1] ?? ''], end: first.end + half[0].length };
  }
  const named = matchAt(NAMED_PART, folded, first.end);
  return named ? readBrackets(folded, { ...first, end: first.end + named[0].length }) : first;
}

function readBrackets(folded: string, number: ClauseNumber): ClauseNumber {
  const parts = [...number.parts];
  let end = number.end;
  for (let match = matchAt(BRACKETED, folded, end); match; match = matchAt(BRACKETED, folded, end)) {
    const part = bracketedPart(match[1] ?? '');
    const next = end + match[0].length;
    // "4.2 (30) days": with a space before the bracket a number alone is no part.
    if (part === null || (match[0].startsWith(' ') && /^\d/.test(part) && folded.charAt(next) !== '(')) break;
    parts.push(part);
    end = next;
  }
  return { parts, style: number.style, end };
}

/** Whether the nearest bracket before `at` is an opening one. */
function insideBracket(folded: string, at: number): boolean {
  return folded.lastIndexOf('(', at - 1) > folded.lastIndexOf(')', at - 1);
}

/** A number in brackets that begins at `at`: (b), （三）. */
export function bracketedNumber(folded: string, at: number): ClauseNumber | null {
  const match = folded.charAt(at) === '(' ? matchAt(BRACKETED, folded, at) : null;
  const inner = match?.[1];
  const part = inner === undefined ? null : bracketedPart(inner);
  if (!match || inner === undefined || part === null) return null;
  const letterOrHan = /^[a-z]/.test(inner) ? 'bracketed-letter' : 'bracketed-chinese';
  const style = /^\d/.test(inner) ? 'bracketed-arabic' : letterOrHan;
  return withBrackets(folded, { parts: [part], style, end: at + match[0].length });
}

function bracketedPart(inner: string): string | null {
  return /^[a-z]/.test(inner) || STEMS.includes(inner) ? inner : numeral(inner);
}

/** Value of an Arabic or Chinese numeral as digits; null when it is none. */
export function numeral(text: string | undefined): string | null {
  if (text === undefined) return null;
  const value = /^\d+$/.test(text) ? Number(text) : chineseNumeral(text);
  return value === null ? null : String(value);
}

/** A numeral and the one put in behind it: 175-1 of 第一百七十五條之一. */
export function partWithInsertion(value: string | undefined, inserted: string | undefined): string | null {
  const [number, added] = [numeral(value), inserted === undefined ? undefined : numeral(inserted)];
  if (number === null || added === null) return null;
  return added === undefined ? number : `${number}-${added}`;
}

/** Value of a Roman numeral in small letters up to 89; larger ones would be words (mix, civil). */
export function romanValue(text: string): number | null {
  const match = /^(l?x{0,3}|xl)(v?i{0,3}|i[vx])$/.exec(text);
  if (!match || text === '') return null;
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
  const units = Array.from(text, (letter) => values[letter] ?? 0);
  return units.reduce((sum, unit, index) => sum + (unit < (units[index + 1] ?? 0) ? -unit : unit), 0);
}

export function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** Whether no Latin letter or digit stands before `at`. */
export function startsWord(folded: string, at: number): boolean {
  return at === 0 || !/[a-z0-9]/.test(folded.charAt(at - 1));
}

/** The match of a sticky pattern at `at`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
