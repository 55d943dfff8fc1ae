import { bareChineseNumber, chineseDivision, chineseNumber, documentNumber } from './chinese-clause-number.ts';
import {
  bracketedNumber,
  HYPHEN,
  matchAt,
  romanValue,
  startsWord,
  withBrackets,
  withoutZeros,
  type ClauseNumber,
} from './clause-parts.ts';

/** 4, 4.2.1, 4.2b, 4.2.b, 4.2.b.iii, A.1. */
const DOTTED = /(\d{1,4}|[a-z](?=\.\d))((?:\.\d{1,4}){0,6})(?:\.?([a-z])(?![a-z0-9])(?:\.([ivx]{1,5})(?![a-z0-9]))?)?/y;
const WORDS =
  'articles?|art\\.?|sections?|sect?\\.?|clauses?|cl\\.?|rules?|sub-?(?:section|paragraph|clause|rule)s?|paragraphs?|paras?\\.?|' +
  'items?|points?|regulations?|reg\\.|standards?|number';
/** SEC-014 and sec014 are ids: nobody writes section 14 so. */
const NO_ID = `(?!(?:art|sect?|cl|para|reg)(?:${HYPHEN}|_| )?0\\d)`;
const ARTICLE_WORD = new RegExp(
  `${NO_ID}(?:§§? ?|(?:${WORDS}) ?(?:no\\.? ?)?|no\\.? ?)(?=[\\d(ivxl]|[a-z]\\.\\d)`,
  'y',
);
const DIVISION_WORD =
  /(sub-?parts?|chapters?|ch\.|parts?|appendix|appendices|annexe?s?|schedules?|exhibits?|attachments?) /y;
const LETTERS = /(?:[ivxl]{1,7}|[a-z])(?![\p{L}\p{N}])/uy;
/** The .2 and .A of IV.2 and IV.A. */
const ROMAN_TAIL = /(?:\.(?:\d{1,3}|[a-z])(?![a-z0-9]))+/y;
/** 12-1, an article put in later. */
const INSERTED_ARABIC = new RegExp(`${HYPHEN}(\\d{1,2})(?![\\d-])`, 'y');
/** 252.204-7012 and 203.104-1: the hyphen of the acquisition regulations. "4.2-4.5" is a range. */
const HYPHENATED_TAIL = new RegExp(`${HYPHEN}(\\d{1,4})(?![\\d.-])`, 'y');
/** COMP-001, comp001, HR-POL-012. A single letter needs the mark behind it: P-01. */
const ID = new RegExp(
  `([a-z]{2,10}(?:${HYPHEN}[a-z]{1,10}){0,3}|[a-z](?=${HYPHEN}|_))(${HYPHEN}|_| )?(\\d{1,6})((?:[./-]\\d{1,4}){0,4}(?:-[a-z])?)(?![a-z0-9])`,
  'y',
);
/** What joins a division and a number in it: "Part II, Section 3", 第二章第三條. */
const JOINED = /,? ?/y;
/** What stands between a part and what encloses it: "paragraph (b) of Section 4.2". */
const OF = / (?:of|in|under) /y;

/** The clause number that begins at `at` of a folded text, in whichever spelling; null when none does. */
export function clauseNumberAt(folded: string, at: number): ClauseNumber | null {
  return (
    chineseNumber(folded, at) ??
    divisionAt(folded, at) ??
    enclosedNumber(folded, at) ??
    documentNumber(folded, at) ??
    idNumber(folded, at) ??
    bracketedNumber(folded, at) ??
    plainNumber(folded, at)
  );
}

/** A division alone, or with the number in it that follows. */
function divisionAt(folded: string, at: number): ClauseNumber | null {
  const division = chineseDivision(folded, at) ?? divisionNumber(folded, at);
  if (!division) return null;
  const start = division.end + (matchAt(JOINED, folded, division.end)?.[0].length ?? 0);
  const inner = chineseNumber(folded, start) ?? divisionAt(folded, start) ?? wordNumber(folded, start);
  return inner ? { ...inner, parts: [...division.parts, ...inner.parts] } : division;
}

/** Section 4.2, alone or as what encloses a part named before it: "paragraph (b) of Section 4.2", "Section 3 of Part II". */
function enclosedNumber(folded: string, at: number): ClauseNumber | null {
  const number = wordNumber(folded, at);
  const of = number && matchAt(OF, folded, number.end);
  if (!number || !of) return number;
  const start = number.end + of[0].length;
  const inBracket = folded.charAt(at + (matchAt(ARTICLE_WORD, folded, at)?.[0].length ?? 0)) === '(';
  const outer = divisionAt(folded, start) ?? (inBracket ? wordNumber(folded, start) : null);
  return outer ? { ...outer, parts: [...outer.parts, ...number.parts], style: 'word' } : number;
}

function wordNumber(folded: string, at: number): ClauseNumber | null {
  const word = startsWord(folded, at) ? matchAt(ARTICLE_WORD, folded, at) : null;
  if (!word) return null;
  const start = at + word[0].length;
  const inner = bracketedNumber(folded, start) ?? numberAfterWord(folded, start);
  if (inner && ['arabic', 'dotted', 'bracketed-letter', 'bracketed-arabic'].includes(inner.style)) {
    return { ...inner, style: 'word' };
  }
  const roman = romanNumber(folded, start);
  return roman && { ...roman, style: 'word' };
}

function divisionNumber(folded: string, at: number): ClauseNumber | null {
  const word = startsWord(folded, at) ? matchAt(DIVISION_WORD, folded, at) : null;
  if (!word) return null;
  const start = at + word[0].length;
  const name = divisionName(word[1] ?? '');
  // Annex I is the first one: nobody has annexes from A to I.
  const letter =
    name === 'appendix'
      ? /^(?![ivx](?:[^.\d-]|$))([a-z])(?:[.-]?(\d{1,3}))?(?![a-z0-9])/.exec(folded.slice(start, start + 6))
      : null;
  if (letter) {
    const [whole, own = '', number] = letter;
    const parts = [name + own, ...(number === undefined ? [] : [withoutZeros(number)])];
    return withBrackets(folded, { parts, style: 'division', end: start + whole.length });
  }
  const plain = plainNumber(folded, start);
  const inner = plain?.style === 'arabic' || plain?.style === 'dotted' ? plain : romanNumber(folded, start);
  const [value = '', ...rest] = inner?.parts ?? [];
  return inner && { parts: [name + value, ...rest], style: 'division', end: inner.end };
}

function divisionName(word: string): string {
  if (word.startsWith('ch')) return 'chapter';
  if (word.startsWith('sub')) return 'subpart';
  return word.startsWith('part') ? 'part' : 'appendix';
}

function idNumber(folded: string, at: number): ClauseNumber | null {
  const match = startsWord(folded, at) ? matchAt(ID, folded, at) : null;
  if (!match) return null;
  const [whole, letters = '', , digits = '', rest = ''] = match;
  const tail = rest.split(/[./-]/).filter((part) => part !== '');
  const id = letters.replace(/[^a-z]/g, '') + digits;
  return withBrackets(folded, { parts: [id, ...tail.map(withoutZeros)], style: 'id', end: at + whole.length });
}

function plainNumber(folded: string, at: number): ClauseNumber | null {
  const dotted = startsWord(folded, at) ? numberAfterWord(folded, at) : null;
  return dotted ?? bareChineseNumber(folded, at) ?? letterNumber(folded, at);
}

/** Digits and dots; the word may be glued to them (№3). */
function numberAfterWord(folded: string, at: number): ClauseNumber | null {
  const match = matchAt(DOTTED, folded, at);
  if (!match) return null;
  const [whole, first = '', rest = '', letter, roman] = match;
  const parts = [first, ...rest.split('.').slice(1)].map(withoutZeros);
  let end = at + whole.length;
  const tail = letter === undefined ? hyphenatedTail(folded, end, rest) : null;
  if (tail) {
    parts.push(`${parts.pop() ?? ''}-${withoutZeros(tail[1] ?? '')}`);
    end += tail[0].length;
  }
  parts.push(...[letter, roman].filter((part) => part !== undefined));
  return withBrackets(folded, { parts, style: parts.length > 1 ? 'dotted' : 'arabic', end });
}

function hyphenatedTail(folded: string, at: number, rest: string): RegExpExecArray | null {
  if (rest === '') return matchAt(INSERTED_ARABIC, folded, at);
  return /\.\d{3,4}$/.test(rest) ? matchAt(HYPHENATED_TAIL, folded, at) : null;
}

function letterNumber(folded: string, at: number): ClauseNumber | null {
  const letters = startsWord(folded, at) ? matchAt(LETTERS, folded, at)?.[0] : undefined;
  if (letters === undefined || (letters.length > 1 && romanValue(letters) === null)) return null;
  const end = at + letters.length;
  if (letters.length === 1) return withBrackets(folded, { parts: [letters], style: 'letter', end });
  const tail = matchAt(ROMAN_TAIL, folded, end)?.[0] ?? '';
  const parts = [letters, ...tail.split('.').slice(1)];
  return withBrackets(folded, { parts, style: 'roman', end: end + tail.length });
}

/** A Roman numeral behind its word. */
function romanNumber(folded: string, at: number): ClauseNumber | null {
  const letters = matchAt(LETTERS, folded, at)?.[0];
  const value = letters === undefined ? null : romanValue(letters);
  if (letters === undefined || value === null) return null;
  return withBrackets(folded, { parts: [String(value)], style: 'roman', end: at + letters.length });
}
