import {
  HAN_NUMERAL,
  HYPHEN,
  matchAt,
  numeral,
  NUMERAL,
  partWithInsertion,
  STEMS,
  withBrackets,
  withoutZeros,
  type ClauseNumber,
} from './clause-parts.ts';
import { CHINESE_DIGITS } from './chinese-numerals.ts';

/** 第三條之一 and 第12-1條: an article put in later. */
const INSERTED = `(?: ?之 ?(${NUMERAL})(?![${CHINESE_DIGITS}\\d]))?`;
const NUMBER_AND_UNIT = `(${NUMERAL})(?:${HYPHEN}(\\d{1,3}))? ?(条|款|项|目|点|则|号)${INSERTED}`;
/** 第4.2条, as contracts have it; a bracketed part may stand before the unit: 第4.2(b)条. */
const DOTTED_ARTICLE = /第? ?(\d{1,4}(?:\.\d{1,4}){1,6})((?:\([a-z\d]{1,4}\)){0,4}) ?条/y;
const CHINESE_PART = new RegExp(`第? ?${NUMBER_AND_UNIT}`, 'y');
const FIRST_CHINESE_PART = new RegExp(`第 ?${NUMBER_AND_UNIT}`, 'y');
const CHINESE_BRACKETED_PART = new RegExp(`第? ?\\((${NUMERAL})\\) ?(?:款|项|目|点)?`, 'y');
/** 第三條一 and 第三條①, the way an item under an article is printed in a citation. */
const BARE_CHINESE_TAIL = new RegExp(`(${HAN_NUMERAL}|\\d{1,2})(?=[、(\\s]|$)`, 'y');
const CHINESE_DIVISION = new RegExp(`第 ?(${NUMERAL}) ?(编|章|节|篇|部分|卷)${INSERTED}`, 'y');
const CHINESE_APPENDIX = new RegExp(`(?:附录|附件|附表) ?(${NUMERAL}|[${STEMS}]|[a-z](?![a-z]))${INSERTED}`, 'y');
const DIVISION_NAMES: Record<string, string> = {
  编: 'part',
  部分: 'part',
  卷: 'part',
  篇: 'part',
  章: 'chapter',
  节: 'subchapter',
};
const CHINESE_NUMBER = new RegExp(HAN_NUMERAL, 'y');
const STEM = new RegExp(`[${STEMS}](?![\\p{L}\\p{N}])`, 'uy');
/** Words of a question or a sentence before the name of an issuing office. */
const OFFICE = '(?:(?![请问依按据照的查看于在和与及见是有])[\\p{Script=Han}\\d])';
/** 人管字第0123號 */
const NUMBERED_LETTER = new RegExp(`(${OFFICE}{1,10}字) ?第 ?(\\d{1,12}|${HAN_NUMERAL}) ?号`, 'uy');
/** 国办发〔2024〕12号 */
const YEARLY_LETTER = new RegExp(`(${OFFICE}{2,10}) ?[〔[(](\\d{4})[〕\\])] ?(?:第 ?)?(\\d{1,5}) ?号`, 'uy');

/** 第十二條第二項第三款, 第二章第三條. */
export function chineseNumber(folded: string, at: number): ClauseNumber | null {
  const first = matchAt(FIRST_CHINESE_PART, folded, at);
  return first ? continueChinese(folded, first, at) : folded.startsWith('第', at) ? dottedArticle(folded, at) : null;
}

/** 12条 without 第: only where nothing but a number can stand. */
export function unmarkedChineseNumber(folded: string, at: number): ClauseNumber | null {
  const first = matchAt(CHINESE_PART, folded, at);
  return first ? continueChinese(folded, first, at) : dottedArticle(folded, at);
}

function dottedArticle(folded: string, at: number): ClauseNumber | null {
  const match = matchAt(DOTTED_ARTICLE, folded, at);
  if (!match) return null;
  const [whole, dotted = '', brackets = ''] = match;
  const parts = [...dotted.split('.').map(withoutZeros), ...(brackets.match(/[a-z\d]+/g) ?? [])];
  return withInnerParts(folded, parts, at + whole.length);
}

function continueChinese(folded: string, first: RegExpExecArray, at: number): ClauseNumber | null {
  const part = partWithInsertion(first[1], first[2] ?? first[4]);
  return part === null ? null : withInnerParts(folded, [part], at + first[0].length);
}

/** Goes on behind the article: 第二項第三款, （二）, 一. */
function withInnerParts(folded: string, outer: readonly string[], from: number): ClauseNumber | null {
  const parts = [...outer];
  let end = from;
  for (let match = matchAt(CHINESE_PART, folded, end); match; match = matchAt(CHINESE_PART, folded, end)) {
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
  const tail = parts.length === outer.length ? matchAt(BARE_CHINESE_TAIL, folded, end) : null;
  const value = numeral(tail?.[1]);
  if (tail && value !== null) {
    parts.push(value);
    end += tail[0].length;
  }
  return withBrackets(folded, { parts, style: 'article', end });
}

/** 第二章, 第四章之一, 附錄A, 附件三. */
export function chineseDivision(folded: string, at: number): ClauseNumber | null {
  const match = matchAt(CHINESE_DIVISION, folded, at);
  const value = match && partWithInsertion(match[1], match[3]);
  if (match && value) {
    const key = (DIVISION_NAMES[match[2] ?? ''] ?? 'part') + value;
    return withBrackets(folded, { parts: [key], style: 'division', end: at + match[0].length });
  }
  const appendix = matchAt(CHINESE_APPENDIX, folded, at);
  if (!appendix) return null;
  const name = appendix[1] ?? '';
  const parts = [`appendix${partWithInsertion(name, appendix[2]) ?? name}`];
  return withBrackets(folded, { parts, style: 'division', end: at + appendix[0].length });
}

/** The number of an official letter or document. */
export function documentNumber(folded: string, at: number): ClauseNumber | null {
  const lettered = matchAt(NUMBERED_LETTER, folded, at);
  if (lettered) {
    const printed = lettered[2] ?? '';
    const value = /^\d/.test(printed) ? withoutZeros(printed) : numeral(printed);
    return { parts: [`${lettered[1] ?? ''}${value ?? printed}`], style: 'id', end: at + lettered[0].length };
  }
  const yearly = matchAt(YEARLY_LETTER, folded, at);
  if (!yearly) return null;
  const [whole, office = '', year = '', number = ''] = yearly;
  return { parts: [office + year, withoutZeros(number)], style: 'id', end: at + whole.length };
}

/** 三 or 甲. */
export function bareChineseNumber(folded: string, at: number): ClauseNumber | null {
  const printed = matchAt(CHINESE_NUMBER, folded, at)?.[0];
  const value = numeral(printed);
  if (printed !== undefined && value !== null) {
    return withBrackets(folded, { parts: [value], style: 'chinese', end: at + printed.length });
  }
  const stem = matchAt(STEM, folded, at)?.[0];
  return stem === undefined ? null : withBrackets(folded, { parts: [stem], style: 'stem', end: at + stem.length });
}
