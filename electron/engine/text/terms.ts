import { stemmer } from 'stemmer';
import { amountsIn } from './amounts.ts';
import { classOf, DIGIT, HAN, LETTER, MARK } from './character-class.ts';
import { fold, originalSpan, unitsAt, type FoldedText } from './fold.ts';
import { functionWordsIn, isStopWord } from './stop-words.ts';

/** One token of the words index. */
export interface Term {
  /** Folded; letters and digits only, so that FTS5's unicode61 takes it as one token. */
  term: string;
  /**
   * `word`: a run of letters, digits may follow. `han`: one Chinese, Japanese or Korean character. `han-pair`: two
   * neighbours. `number`: printed digits. Added beside printed text are `amount`, equal for equal amounts in any spelling,
   * and `part`, a part of a word that was divided at the end of a line.
   */
  kind: 'word' | 'han' | 'han-pair' | 'number' | 'amount' | 'part';
  /** UTF-16 offsets into the original text. */
  start: number;
  end: number;
}

/** What the words index stores of a text, as space-separated tokens. */
export interface IndexTerms {
  /** Every term, with its repetitions. */
  printed: string;
  /** Stems of the words alone. */
  stems: string;
  /** Number of words, numbers and single characters; added pairs and amounts do not make a text longer. */
  length: number;
}

/** All terms of a text in order of their start. Never throws. */
export function termsOf(text: string): Term[] {
  const terms = termsOfFolded(fold(text));
  const parts = partsOfDividedWords(text);
  return parts.length === 0 ? terms : [...terms, ...parts].sort((one, other) => one.start - other.start);
}

/**
 * The terms that carry a query's content: no function words, pairs in place of single characters (a single one only
 * where it stands alone), an amount once in place of its digits and unit.
 */
export function contentTermsOf(query: string): Term[] {
  const folded = fold(query);
  const terms = termsOfFolded(folded);
  const amounts = terms.filter(({ kind }) => kind === 'amount');
  const silent = functionWordsIn(folded.text).map(({ start, end }) => originalSpan(folded, start, end));
  const [inAmount, inSilence] = [coverage(query, amounts), coverage(query, silent)];
  const carrying = terms.filter((term) => {
    if (term.kind === 'amount') return isMostExact(term, amounts);
    if (inAmount[term.start] || inAmount[term.end - 1]) return false;
    if (term.kind === 'word') return !isStopWord(term.term);
    return !inSilence[term.start] && !inSilence[term.end - 1];
  });
  const inPair = coverage(
    query,
    carrying.filter(({ kind }) => kind === 'han-pair'),
  );
  const dropped = repeatedByHyphen(carrying.filter(({ kind }) => kind === 'word'));
  return carrying.filter((term) => !dropped.has(term) && (term.kind !== 'han' || !inPair[term.start]));
}

/** Stem of a folded word; words of other scripts and numbers are their own stem. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

export function indexTermsOf(text: string): IndexTerms {
  const terms = termsOf(text);
  const counted = terms.filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'han');
  const words = terms.filter(({ kind }) => kind === 'word' || kind === 'part');
  return {
    printed: terms.map(({ term }) => term).join(' '),
    stems: words.map(({ term }) => stemOf(term)).join(' '),
    length: counted.length,
  };
}

function termsOfFolded(folded: FoldedText): Term[] {
  const terms: Term[] = [];
  const { text } = folded;
  const add = (term: string, kind: Term['kind'], start: number, end: number): void => {
    if (term !== '') terms.push({ term, kind, ...originalSpan(folded, start, end) });
  };
  for (let at = 0; at < text.length;) {
    const kind = classOf(text, at);
    if (kind === LETTER) {
      const end = wordEnd(text, at);
      add(plainWord(text.slice(at, end)), 'word', at, end);
      at = end;
    } else if (kind === DIGIT) at = addNumber(text, at, add);
    else if (kind === HAN) at = addHanRun(text, at, add);
    else at += unitsAt(text, at);
  }
  const printed = terms.length;
  for (const { term, start, end } of compoundsIn(text)) add(term, 'word', start, end);
  for (const amount of amountsIn(text))
    for (const token of amount.tokens) add(token, 'amount', amount.start, amount.end);
  return terms.length === printed ? terms : terms.sort((one, other) => one.start - other.start || one.end - other.end);
}

const DIVIDED_WORD = /\p{L}+(?:\u00ad\p{L}+)+/gu;

/**
 * A soft hyphen stands where the end of a line leaves open whether a word is divided or a compound: beside
 * pricedetermining its parts are found, and so is price-determining, which asks for them.
 */
function partsOfDividedWords(text: string): Term[] {
  if (!text.includes('\u00ad')) return [];
  const parts: Term[] = [];
  for (const { 0: word, index } of text.matchAll(DIVIDED_WORD)) {
    let start = index;
    for (const part of word.split('\u00ad')) {
      const term = plainWord(fold(part).text);
      if (term !== '' && /\p{Script=Latin}/u.test(term))
        parts.push({ term, kind: 'part', start, end: start + part.length });
      start += part.length + 1;
    }
  }
  return parts;
}

type AddTerm = (term: string, kind: Term['kind'], start: number, end: number) => void;

/** Where the word ends that begins at `start` of a folded text. */
export function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const kind = classOf(text, end);
    if (kind === LETTER || kind === DIGIT || kind === MARK) end += unitsAt(text, end);
    else if (isApostrophe(text.charCodeAt(end)) && end + 1 < text.length && classOf(text, end + 1) === LETTER) end += 1;
    else break;
  }
  return end;
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

/** Without possessive, apostrophes and accents: employee's → employee, don't → dont, café → cafe. */
export function plainWord(word: string): string {
  const joined = word.includes("'") || word.includes('’') ? word.replace(/['’]s$/, '').replace(/['’]/g, '') : word;
  return /^[a-z0-9]*$/.test(joined)
    ? joined
    : joined.normalize('NFD').replace(/\P{L}/gu, (mark) => (/\p{N}/u.test(mark) ? mark : ''));
}

const PRINTED_NUMBER = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.0+(?![\d.]))?/y;

/** The number that begins at `start` of a folded text. */
export function numberAt(text: string, start: number): { term: string; end: number } {
  PRINTED_NUMBER.lastIndex = start;
  const match = PRINTED_NUMBER.exec(text);
  const term = (match?.[1] ?? text.charAt(start)).replaceAll(',', '');
  return { term, end: start + (match?.[0].length ?? 1) };
}

function addNumber(text: string, start: number, add: AddTerm): number {
  const { term, end } = numberAt(text, start);
  add(term, 'number', start, end);
  return end;
}

/** Characters and pairs of a run; a line break inside a run is a wrapped line, not the end of a word. */
function addHanRun(text: string, start: number, add: AddTerm): number {
  let at = start;
  let [before, beforeStart] = ['', start];
  while (at < text.length) {
    const next = classOf(text, at) === HAN ? at : afterLineBreak(text, at);
    if (next === -1) break;
    const end = next + unitsAt(text, next);
    const character = text.slice(next, end);
    if (before !== '') add(before + character, 'han-pair', beforeStart, end);
    add(character, 'han', next, end);
    [before, beforeStart, at] = [character, next, end];
  }
  return at;
}

const LINE_BREAK = /[ \t]*(?:\r\n|\n|\r)[ \t]*/y;

/** Where a run of Chinese goes on behind a line break at `at` of a folded text; -1 where it does not. */
export function afterLineBreak(text: string, at: number): number {
  if (text.charCodeAt(at) > 0x20) return -1;
  LINE_BREAK.lastIndex = at;
  const match = LINE_BREAK.exec(text);
  const next = at + (match?.[0].length ?? 0);
  return match && next < text.length && classOf(text, next) === HAN ? next : -1;
}

const COMPOUND = /(?<![a-z])[a-z]+(?:[-‐](?:\r?\n[ \t]*)?[a-z]+)+/g;
const HYPHEN = /[-‐]\s*/g;

/** e-mail is also email, and a word cut at a line's end is whole again; the parts stay, since not every hyphen joins. */
export function compoundsIn(text: string): { term: string; start: number; end: number }[] {
  if (!/[-‐]/.test(text)) return [];
  return Array.from(text.matchAll(COMPOUND), ({ 0: match, index }) => {
    return { term: match.replace(HYPHEN, ''), start: index, end: index + match.length };
  });
}

/** Of the tokens of one amount the last says most: 30 minutes rather than 30. */
function isMostExact(term: Term, amounts: Term[]): boolean {
  return amounts.findLast(({ start, end }) => start === term.start && end === term.end) === term;
}

/** Of a word with a hyphen the whole or the parts are too much: of e-mail the whole counts, of long-term the parts. */
function repeatedByHyphen(words: Term[]): Set<Term> {
  const dropped = new Set<Term>();
  for (const whole of words) {
    if (whole.end - whole.start === whole.term.length) continue;
    const parts = words.filter((part) => part !== whole && part.start >= whole.start && part.end <= whole.end);
    if (parts.length === 0) continue;
    if (parts.some((part) => part.term.length <= 2)) for (const part of parts) dropped.add(part);
    else dropped.add(whole);
  }
  return dropped;
}

/** 1 for each UTF-16 unit that one of the spans holds. */
function coverage(text: string, spans: { start: number; end: number }[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return covered;
}
