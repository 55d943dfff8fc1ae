import { keyOf } from './clause-key.ts';
import { unmarkedChineseNumber } from './chinese-clause-number.ts';
import { clauseNumberAt } from './clause-number.ts';
import type { ClauseNumber } from './clause-parts.ts';
import { fold, type FoldedText } from './fold.ts';
import { paragraphUnitOf } from './paragraph-unit.ts';
import { isPlausibleId } from './plausible-id.ts';

/** A rule number in a query. */
export interface QueryClause {
  key: string;
  /** As typed, with its word: `Section 4.2`. */
  printed: string;
  /** Of 第三條第二項 the article's key, since an item 二、 of it has the same key as its second paragraph; else null. */
  paragraphOf: string | null;
  /** UTF-16 offsets into the query. */
  start: number;
  end: number;
  /** The query is nothing but rule numbers; words such as rule, what, say and 規定 aside. */
  whole: boolean;
}

/** What may stand beside a number in a query that only asks for that number. Folded. */
const ENGLISH_FRAME =
  /(?<![a-z])(?:what|what's|whats|which|where|who|does|do|did|is|are|the|a|an|s|it|in|of|on|for|about|to|me|us|our|say|says|said|state|states|mean|means|read|show|open|find|get|give|tell|look|up|see|go|please|text|full|content|contents|number|no|rule|rules|clause|clauses|section|sections|article|articles|paragraph|policy|policies|regulation|provision|and|or|under|explain|can|you|i)(?![a-z])/g;
const CHINESE_FRAME =
  /请问|什么|怎么|怎样|如何|哪些|哪里|是否|关于|内容|全文|原文|条文|条款|规则|规定|规范|规章|制度|编号|查询|查找|查看|显示|打开|告诉|解释|说明|具体|到底|一下|写了|讲了|说了|[的是说写讲查看找请我有了吗呢啊哪里中和与及或跟给讲到规]/g;
/** What is left of a bare number must hold none of these: 400 is a rule number, $400 and 30% are amounts. */
const CARRIES_MEANING = /[\p{L}\p{N}$€£¥%‰]/u;
/** Vitamin B-12 and an F-16 are no rules: in a sentence one letter makes an id only with a zero (P-01) or behind such a word. */
const ONE_LETTER = /^[a-z][^a-z\d]/;
const RULE_WORD = /(?:(?<![a-z])(?:rule|clause|policy) |(?:规则|条款|规定|制度) ?)$/;
/** 规则 5.7 and 條款 3.4 in a Chinese sentence are what "rule 5.7" is in an English one, but 新规则 1.5 元 is an amount. */
const CHINESE_RULE_WORD = /(?:规则|条款) ?$/;
const CHINESE_AMOUNT = /^ ?[%‰元倍万亿天年月日小时分秒米公个度折次人吨千毫升]/;
/** UTF-16 units of the longest of these words with its space. */
const LONGEST_WORD = 8;
/** Longer queries are never only a rule number. */
const LONGEST_WHOLE = 200;

/**
 * Rule numbers in a query. Inside a sentence a number needs a mark (§, Section, 第…條, an id such as COMP-001, a bracketed
 * letter as in 4.2(b)); a bare one (4.2, 三) counts only where the query holds nothing else. Never throws.
 */
export function clausesInQuery(query: string): QueryClause[] {
  const folded = fold(query);
  const marked = numbersIn(folded, query, isMarked);
  if (query.length > LONGEST_WHOLE) return asClauses(folded, query, marked, false);
  if (marked.length > 0 && isWhole(folded.text, marked)) return asClauses(folded, query, marked, true);
  const any = numbersIn(folded, query, canStandAlone);
  if (any.length > 0 && isWhole(folded.text, any)) return asClauses(folded, query, any, true);
  return asClauses(folded, query, marked, false);
}

function isWhole(folded: string, numbers: FoundNumber[]): boolean {
  let rest = '';
  let at = 0;
  for (const { start, number } of numbers) {
    rest += `${folded.slice(at, start)} `;
    at = number.end;
  }
  rest += folded.slice(at);
  return !CARRIES_MEANING.test(rest.replace(ENGLISH_FRAME, '').replace(CHINESE_FRAME, ''));
}

interface FoundNumber {
  /** Offset in the folded text. */
  start: number;
  number: ClauseNumber;
}

/** `before` and `after`: the folded text around the number, `text`: the number's own. */
type Accepts = (number: ClauseNumber, text: string, printed: string, before: string, after: string) => boolean;

function numbersIn(folded: FoldedText, query: string, accepts: Accepts): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let at = 0; at < folded.text.length;) {
    const number = unmarkedChineseNumber(folded.text, at) ?? clauseNumberAt(folded.text, at);
    const before = folded.text.slice(Math.max(0, at - LONGEST_WORD), at);
    const text = folded.text.slice(at, number?.end);
    const after = folded.text.slice(number?.end ?? at, (number?.end ?? at) + LONGEST_WORD);
    if (number && accepts(number, text, printedOf(folded, query, at, number), before, after)) {
      found.push({ start: at, number });
      at = number.end;
    } else at += 1;
  }
  return found;
}

function isMarked(number: ClauseNumber, text: string, printed: string, before: string, after: string): boolean {
  switch (number.style) {
    case 'article':
      return /^第.*条/.test(text);
    case 'division':
      return isMarkedDivision(text, printed);
    case 'word':
      return /^(?:§|art|se|sub|cl|rule|para|reg)/.test(text) && (/\d/.test(text) || isCapitalRoman(printed));
    case 'id':
      return isPlausibleId(printed) && (!ONE_LETTER.test(text) || /^.[^\d]0/.test(text) || RULE_WORD.test(before));
    case 'dotted':
      return /\d\([a-z]+\)/.test(text) || (CHINESE_RULE_WORD.test(before) && !CHINESE_AMOUNT.test(after));
    case 'arabic':
      return /\d\([a-z]+\)/.test(text);
    default:
      return false;
  }
}

/** "I schedule 5 meetings" and 第一节课 name no division. */
function isMarkedDivision(text: string, printed: string): boolean {
  if (/^第/.test(text)) return /^第.*[编章条]/.test(text);
  if (/^(?:schedule|exhibit|attachment)/.test(text) && !/^\p{Lu}/u.test(printed)) return false;
  return !/[ivxl]$/.test(text) || isCapitalRoman(printed);
}

function canStandAlone(number: ClauseNumber, text: string, printed: string, before: string): boolean {
  if (number.style === 'letter' || number.style === 'stem') return false;
  // "A 4" is one name, of a paper or of a rule.
  if (number.style === 'arabic' && /(?<![a-z0-9])[a-z][^a-z0-9]$/.test(before)) return false;
  // Alone, W-2 is as likely a form; where a rule bears it, it is found as an id all the same.
  return number.style !== 'id' || (isPlausibleId(printed) && !/^[a-z][^a-z\d][1-9]$/.test(text));
}

/** "Section I" but not "the section I need": a Roman numeral in a sentence is in capitals, a single I is not one. */
function isCapitalRoman(printed: string): boolean {
  return /[^\p{L}](?:[IVXL]{2,}|[VXL])$/u.test(printed.normalize('NFKC'));
}

function asClauses(folded: FoldedText, query: string, numbers: FoundNumber[], whole: boolean): QueryClause[] {
  return numbers.map(({ start, number }) => {
    const printed = printedOf(folded, query, start, number);
    const [from, to] = [folded.starts[start] ?? 0, folded.ends[number.end - 1] ?? 0];
    const key = keyOf(number, printed);
    return { key, paragraphOf: articleAround(key, printed), printed, start: from, end: to, whole };
  });
}

function articleAround(key: string, printed: string): string | null {
  return /[條条]/.test(printed) && printed.endsWith(paragraphUnitOf(printed)) ? key.replace(/\.[^.]+$/, '') : null;
}

function printedOf(folded: FoldedText, query: string, start: number, number: ClauseNumber): string {
  return query.slice(folded.starts[start], folded.ends[number.end - 1]);
}
