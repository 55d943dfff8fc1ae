import type { Widening } from '../../../shared/search-result.ts';
import { contentTermsOf, type Term } from '../text/terms.ts';
import { MOST_WIDENINGS, SYNONYM_WEIGHT } from './search-constants.ts';
import {
  printedTerms,
  wideningsByWord,
  type DirectedWidening,
  type Form,
  type ListedWidening,
} from './widenings-by-word.ts';

/** Another way to say a part of the query. */
export interface Alternative {
  /** The part that it stands for, in the query's text. */
  start: number;
  end: number;
  /** Terms that together say the same. */
  terms: Term[];
  /** 0..1: what finding it counts, beside the word as it was typed. */
  weight: number;
  /** Whether it tells that the part is a term of art: a short form, or one that the library's texts or people explain. */
  isTermOfArt: boolean;
}

export interface WidenedQuery {
  widened: Widening[];
  alternatives: Alternative[];
  /** The query with each other form behind the part that it stands for: what the model reads. */
  meaningText: string;
}

interface Place {
  start: number;
  end: number;
}

type FoundWidening = DirectedWidening & Place;

/**
 * Finds the parts of a query that have another form, in either direction: "PO" also looks for "purchase order", and
 * "purchase order" for "PO". A form that the query itself already says is passed over, and one that stands inside a
 * longer form: "leave" in "annual leave". The same list is taken apart once, as long as it is the same object.
 */
export function widenQuery(text: string, widenings: readonly ListedWidening[]): WidenedQuery {
  const chosen = outermost(foundIn(text, widenings)).sort(nearestFirst).slice(0, MOST_WIDENINGS);
  return {
    widened: chosen.map(({ from, to, origin }) => ({ from, to, origin })),
    alternatives: chosen.map((one) => ({
      start: one.start,
      end: one.end,
      terms: alternativeTerms(one.to),
      weight: isTermOfArt(one) ? 1 : SYNONYM_WEIGHT,
      isTermOfArt: isTermOfArt(one),
    })),
    meaningText: withOtherForms(text, chosen),
  };
}

/** What the library's own people and texts say comes before the shipped list. */
function nearestFirst(one: DirectedWidening, other: DirectedWidening): number {
  const isShipped = ({ origin }: DirectedWidening) => Number(origin === 'shipped');
  return isShipped(one) - isShipped(other) || one.order - other.order;
}

function foundIn(text: string, widenings: readonly ListedWidening[]): FoundWidening[] {
  const words = printedTerms(text);
  const byWord = wideningsByWord(widenings);
  const isApart = apartFromWords(text);
  const found = new Map<string, FoundWidening>();
  words.forEach(({ term }, at) => {
    for (const one of byWord.get(term) ?? []) {
      const place = placeAt(one.fromForm, one.from, { text, words, at });
      if (!place || !isApart(place) || stands(one.toForm, one.to, { text, words })) continue;
      // 產假 and 产假 are one form.
      const key = `${one.fromForm.words.join(' ')}\n${one.toForm.words.join(' ')}`;
      const other = found.get(key);
      if (!other || nearestFirst(one, other) < 0) found.set(key, { ...one, ...place });
    }
  });
  return [...found.values()];
}

interface Words {
  text: string;
  words: readonly Term[];
  at: number;
}

function placeAt({ words: wanted, exact }: Form, printed: string, { text, words, at }: Words): Place | null {
  if (!wanted.every((word, offset) => words[at + offset]?.term === word)) return null;
  const [start, end] = [words[at]?.start ?? 0, words[at + wanted.length - 1]?.end ?? 0];
  return !exact || text.slice(start, end) === printed ? { start, end } : null;
}

/** Whether a form stands in the text as whole words; in Chinese anywhere. */
function stands(form: Form, printed: string, query: Omit<Words, 'at'>): boolean {
  return query.words.some((_word, at) => placeAt(form, printed, { ...query, at }) !== null);
}

const CHINESE_WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const STARTS_WITH_HAN = /^\p{Script=Han}/u;

/**
 * What begins inside one Chinese word and ends inside another stands there by chance: 工資 in 員工資料. What has one
 * end in common with a word may be a longer name that no dictionary knows.
 */
function apartFromWords(text: string): (place: Place) => boolean {
  let boundaries: ReadonlySet<number> | null = null;
  return ({ start, end }) => {
    if (!STARTS_WITH_HAN.test(text.slice(start))) return true;
    boundaries ??= new Set([...Array.from(CHINESE_WORDS.segment(text), ({ index }) => index), text.length]);
    return boundaries.has(start) || boundaries.has(end);
  };
}

function outermost(found: readonly FoundWidening[]): FoundWidening[] {
  const isInside = (one: Place, other: Place) =>
    one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;
  return found.filter((one) => !found.some((other) => isInside(one, other)));
}

const SHORT_FORM = /^(?=.*\p{Lu}.*[\p{Lu}\p{N}&])[\p{Lu}\p{N}&/-]{2,8}s?$/u;

function isTermOfArt({ from, to, origin }: ListedWidening): boolean {
  return origin !== 'shipped' || SHORT_FORM.test(from) || SHORT_FORM.test(to);
}

/** A form without a content word (IT) is looked for by what it prints. */
function alternativeTerms(form: string): Term[] {
  const terms = contentTermsOf(form);
  return terms.length > 0 ? terms : printedTerms(form);
}

function withOtherForms(text: string, found: readonly FoundWidening[]): string {
  let widened = text;
  for (const { end, to } of [...found].sort((one, other) => other.end - one.end)) {
    widened = `${widened.slice(0, end)} (${to})${widened.slice(end)}`;
  }
  return widened;
}
