import { CHINESE_DIGITS, chineseNumeral } from './chinese-numerals.ts';

/** How a clause number is written; decides whether it can stand in a sentence and what it nests under. */
export type ClauseStyle =
  /** 第三條 and its parts. */
  | 'article'
  /** § 4, Section 4, Rule 4. */
  | 'word'
  /** Chapters, parts and appendices of any language. */
  | 'division'
  /** COMP-001. */
  | 'id'
  /** 4.2, A.1. */
  | 'dotted'
  /** 4, 4. or 4). */
  | 'arabic'
  /** 三 or 三、. */
  | 'chinese'
  /** IV; the key keeps the letters, since without a word such as Section it may as well be a letter. */
  | 'roman'
  /** b. or b). */
  | 'letter'
  /** (4). */
  | 'bracketed-arabic'
  /** （三）. */
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
const HAN_NUMERAL = `[${CHINESE_DIGITS}]{1,12}`;
const NUMERAL = `(?:\\d{1,5}|${HAN_NUMERAL})`;
const HYPHEN = '[-‐‒–−]';
/** 第三條之一 and 第12-1條: an article put in later. */
const INSERTED = `(?:之(${NUMERAL})(?![${CHINESE_DIGITS}\\d]))?`;
const CHINESE_PART = new RegExp(`第? ?(${NUMERAL})(?:${HYPHEN}(\\d{1,3}))? ?(条|款|项|目|点|则|号)${INSERTED}`, 'y');
const FIRST_CHINESE_PART = new RegExp(
  `第 ?(${NUMERAL})(?:${HYPHEN}(\\d{1,3}))? ?(条|款|项|目|点|则|号)${INSERTED}`,
  'y',
);
const CHINESE_BRACKETED_PART = new RegExp(`第? ?\\((${NUMERAL})\\) ?(?:款|项|目|点)?`, 'y');
/** 第三條一, the way an item under an article is printed in a citation. */
const BARE_CHINESE_TAIL = new RegExp(`(${HAN_NUMERAL})(?=[、(\\s]|$)`, 'y');
const CHINESE_DIVISION = new RegExp(`第 ?(${NUMERAL}) ?(编|章|节|篇|部分|卷)`, 'y');
const CHINESE_APPENDIX = new RegExp(`(?:附录|附件|附表) ?(${NUMERAL}|[a-z](?![a-z]))`, 'y');
const DIVISION_NAMES: Record<string, string> = {
  编: 'part',
  部分: 'part',
  卷: 'part',
  篇: 'part',
  章: 'chapter',
  节: 'subchapter',
};

const BRACKETED = new RegExp(` ?\\((\\d{1,3}|[a-z]|[ivxl]{2,6}|${HAN_NUMERAL})\\)`, 'y');
const DOTTED = /(\d{1,4}|[a-z](?=\.\d))((?:\.\d{1,3}){0,6})([a-z](?![a-z0-9]))?/y;
const ARTICLE_WORD =
  /(?:§§? ?|(?:articles?|art\.|sections?|sect?\.|clauses?|cl\.|rules?|paragraphs?|para\.?|items?|points?|regulations?|no\.|number) ?(?:no\. ?)?)/y;
const DIVISION_WORD = /(chapter|ch\.|part|appendix|annex|schedule) /y;
const CHINESE_NUMBER = new RegExp(HAN_NUMERAL, 'y');
const LETTERS = /(?:[ivxl]{1,7}|[a-z])(?![\p{L}\p{N}])/uy;
const INSERTED_ARABIC = new RegExp(`${HYPHEN}(\\d{1,2})(?![\\d-])`, 'y');
const ID = new RegExp(
  `([a-z]{2,10}(?:${HYPHEN}[a-z]{1,10}){0,3})(${HYPHEN}|_| )?(\\d{1,6})((?:[.-]\\d{1,4}){0,4})(?![a-z0-9])`,
  'y',
);

/** The clause number that begins at `at` of a folded text, in whichever spelling; null when none does. */
export function clauseNumberAt(folded: string, at: number): ClauseNumber | null {
  return (
    chineseNumber(folded, at) ??
    chineseDivision(folded, at) ??
    wordNumber(folded, at) ??
    divisionNumber(folded, at) ??
    idNumber(folded, at) ??
    bracketedNumber(folded, at) ??
    plainNumber(folded, at)
  );
}

function chineseNumber(folded: string, at: number): ClauseNumber | null {
  const first = matchAt(FIRST_CHINESE_PART, folded, at);
  return first && continueChinese(folded, first, at);
}

/** 12条 without 第: only where nothing but a number can stand. */
export function unmarkedChineseNumber(folded: string, at: number): ClauseNumber | null {
  const first = matchAt(CHINESE_PART, folded, at);
  return first && continueChinese(folded, first, at);
}

function continueChinese(folded: string, first: RegExpExecArray, at: number): ClauseNumber | null {
  const parts: string[] = [];
  let end = at;
  for (let match: RegExpExecArray | null = first; match; match = matchAt(CHINESE_PART, folded, end)) {
    const part = partWithInsertion(match[1], match[2] ?? match[4]);
    if (part === null) return null;
    parts.push(part);
    end += match[0].length;
  }
  for (
    let match = matchAt(CHINESE_BRACKETED_PART, folded, end);
    match;
    match = matchAt(CHINESE_BRACKETED_PART, folded, end)
  ) {
    parts.push(numeral(match[1]) ?? '');
    end += match[0].length;
  }
  const tail = parts.length === 1 ? matchAt(BARE_CHINESE_TAIL, folded, end) : null;
  const value = numeral(tail?.[1]);
  if (tail && value !== null) {
    parts.push(value);
    end += tail[0].length;
  }
  return withBrackets(folded, { parts, style: 'article', end });
}

function chineseDivision(folded: string, at: number): ClauseNumber | null {
  const match = matchAt(CHINESE_DIVISION, folded, at);
  const value = match && numeral(match[1]);
  if (match && value) {
    const key = (DIVISION_NAMES[match[2] ?? ''] ?? 'part') + value;
    return withBrackets(folded, { parts: [key], style: 'division', end: at + match[0].length });
  }
  const appendix = matchAt(CHINESE_APPENDIX, folded, at);
  if (!appendix) return null;
  const name = appendix[1] ?? '';
  const parts = [`appendix${numeral(name) ?? name}`];
  return withBrackets(folded, { parts, style: 'division', end: at + appendix[0].length });
}

function wordNumber(folded: string, at: number): ClauseNumber | null {
  const word = startsWord(folded, at) ? matchAt(ARTICLE_WORD, folded, at) : null;
  if (!word) return null;
  const start = at + word[0].length;
  const inner = plainNumber(folded, start);
  if (inner?.style === 'arabic' || inner?.style === 'dotted') return { ...inner, style: 'word' };
  const roman = romanNumber(folded, start);
  return roman && { ...roman, style: 'word' };
}

function divisionNumber(folded: string, at: number): ClauseNumber | null {
  const word = startsWord(folded, at) ? matchAt(DIVISION_WORD, folded, at) : null;
  if (!word) return null;
  const start = at + word[0].length;
  const name = /^ch/.test(word[1] ?? '') ? 'chapter' : word[1] === 'part' ? 'part' : 'appendix';
  const letter = name === 'appendix' ? /^[a-z](?![a-z0-9])/.exec(folded.slice(start, start + 2)) : null;
  if (letter) return withBrackets(folded, { parts: [name + letter[0]], style: 'division', end: start + 1 });
  const plain = plainNumber(folded, start);
  const inner = plain?.style === 'arabic' ? plain : romanNumber(folded, start);
  const [value = '', ...rest] = inner?.parts ?? [];
  return inner && { parts: [name + value, ...rest], style: 'division', end: inner.end };
}

function idNumber(folded: string, at: number): ClauseNumber | null {
  const match = startsWord(folded, at) ? matchAt(ID, folded, at) : null;
  if (!match) return null;
  const [whole, letters = '', , digits = '', rest = ''] = match;
  const tail = rest.split(/[.-]/).filter((part) => part !== '');
  const id = letters.replace(/[^a-z]/g, '') + digits;
  return withBrackets(folded, { parts: [id, ...tail.map(withoutZeros)], style: 'id', end: at + whole.length });
}

function bracketedNumber(folded: string, at: number): ClauseNumber | null {
  const match = folded.charAt(at) === '(' ? matchAt(BRACKETED, folded, at) : null;
  const inner = match?.[1];
  if (!match || inner === undefined) return null;
  const part = bracketedPart(inner);
  if (part === null) return null;
  const style = /^\d/.test(inner)
    ? 'bracketed-arabic'
    : /^[a-z]/.test(inner)
      ? 'bracketed-letter'
      : 'bracketed-chinese';
  return withBrackets(folded, { parts: [part], style, end: at + match[0].length });
}

function plainNumber(folded: string, at: number): ClauseNumber | null {
  const match = startsWord(folded, at) ? matchAt(DOTTED, folded, at) : null;
  if (match) {
    const [whole, first = '', rest = '', letter] = match;
    const parts = [withoutZeros(first), ...rest.split('.').slice(1).map(withoutZeros), ...(letter ? [letter] : [])];
    let end = at + whole.length;
    const inserted = parts.length === 1 ? matchAt(INSERTED_ARABIC, folded, end) : null;
    if (inserted) parts[0] = `${withoutZeros(first)}-${withoutZeros(inserted[1] ?? '')}`;
    end += inserted?.[0].length ?? 0;
    return withBrackets(folded, { parts, style: parts.length > 1 ? 'dotted' : 'arabic', end });
  }
  return chineseNumeralNumber(folded, at) ?? letterNumber(folded, at);
}

function chineseNumeralNumber(folded: string, at: number): ClauseNumber | null {
  const printed = matchAt(CHINESE_NUMBER, folded, at)?.[0];
  const value = numeral(printed);
  if (printed === undefined || value === null) return null;
  return withBrackets(folded, { parts: [value], style: 'chinese', end: at + printed.length });
}

function letterNumber(folded: string, at: number): ClauseNumber | null {
  const letters = startsWord(folded, at) ? matchAt(LETTERS, folded, at)?.[0] : undefined;
  if (letters === undefined || (letters.length > 1 && romanValue(letters) === null)) return null;
  const style = letters.length > 1 ? 'roman' : 'letter';
  return withBrackets(folded, { parts: [letters], style, end: at + letters.length });
}

/** A Roman numeral up to 89 behind its word; larger ones would be words (mix, civil). */
function romanNumber(folded: string, at: number): ClauseNumber | null {
  const letters = matchAt(LETTERS, folded, at)?.[0];
  const value = letters === undefined ? null : romanValue(letters);
  if (letters === undefined || value === null) return null;
  return withBrackets(folded, { parts: [String(value)], style: 'roman', end: at + letters.length });
}

/** Reads the `(b)(ii)` that follows a number. */
function withBrackets(folded: string, number: ClauseNumber): ClauseNumber {
  const parts = [...number.parts];
  let end = number.end;
  for (let match = matchAt(BRACKETED, folded, end); match; match = matchAt(BRACKETED, folded, end)) {
    const part = bracketedPart(match[1] ?? '');
    // "4.2 (30) days": with a space before the bracket only letters are a part of the number.
    if (part === null || (match[0].startsWith(' ') && !/^[a-z]/.test(part))) break;
    parts.push(part);
    end += match[0].length;
  }
  return { parts, style: number.style, end };
}

function bracketedPart(inner: string): string | null {
  return /^[a-z]/.test(inner) ? inner : numeral(inner);
}

function partWithInsertion(value: string | undefined, inserted: string | undefined): string | null {
  const [number, added] = [numeral(value), inserted === undefined ? undefined : numeral(inserted)];
  if (number === null || added === null) return null;
  return added === undefined ? number : `${number}-${added}`;
}

function numeral(text: string | undefined): string | null {
  if (text === undefined) return null;
  const value = /^\d+$/.test(text) ? Number(text) : chineseNumeral(text);
  return value === null ? null : String(value);
}

function romanValue(text: string): number | null {
  const match = /^(l?x{0,3}|xl)(v?i{0,3}|i[vx])$/.exec(text);
  if (!match || text === '') return null;
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
  const units = Array.from(text, (letter) => values[letter] ?? 0);
  return units.reduce((sum, unit, index) => sum + (unit < (units[index + 1] ?? 0) ? -unit : unit), 0);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function startsWord(folded: string, at: number): boolean {
  return at === 0 || !/[a-z0-9]/.test(folded.charAt(at - 1));
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
