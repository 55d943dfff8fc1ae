import type { Widening } from '../../../shared/search-result.ts';
import { contentTermsOf, termsOf, type Term } from '../text/terms.ts';
import { MOST_WIDENINGS } from './search-constants.ts';

/** Another way to say a part of the query. */
export interface Alternative {
  /** The part that it stands for, in the query's text. */
  start: number;
  end: number;
  /** Terms that together say the same. */
  terms: Term[];
}

export interface WidenedQuery {
  widened: Widening[];
  alternatives: Alternative[];
  /** The query with each other form behind the part that it stands for: what the model reads. */
  meaningText: string;
}

interface FoundWidening extends Widening {
  start: number;
  end: number;
}

/**
 * Finds the parts of a query that have another form, in either direction: "PO" also looks for "purchase order", and
 * "purchase order" for "PO". A form that the query itself already says is passed over.
 */
export function widenQuery(text: string, widenings: readonly Widening[]): WidenedQuery {
  const words = printedTerms(text);
  const found = new Map<string, FoundWidening>();
  for (const { from, to, origin } of widenings) {
    for (const one of [
      { from, to, origin },
      { from: to, to: from, origin },
    ]) {
      const place = placeOf(one.from, text, words);
      if (place && !placeOf(one.to, text, words)) found.set(`${one.from}\n${one.to}`, { ...one, ...place });
    }
  }
  const chosen = [...found.values()].slice(0, MOST_WIDENINGS);
  return {
    widened: chosen.map(({ from, to, origin }) => ({ from, to, origin })),
    alternatives: chosen.map(({ start, end, to }) => ({ start, end, terms: alternativeTerms(to) })),
    meaningText: withOtherForms(text, chosen),
  };
}

interface Form {
  /** Printed words and single characters, in order. */
  words: string[];
  /** "IT" stands for information technology, "it" for nothing: a form that is an everyday word is found as printed only. */
  exact: boolean;
}

/** Forms as they are compared. Taking apart a list of a hundred for every query would cost as much as finding passages. */
const knownForms = new Map<string, Form>();
const MOST_KNOWN_FORMS = 20_000;

function formOf(text: string): Form {
  const known = knownForms.get(text);
  if (known) return known;
  const form = { words: printedTerms(text).map(({ term }) => term), exact: contentTermsOf(text).length === 0 };
  if (knownForms.size >= MOST_KNOWN_FORMS) knownForms.clear();
  knownForms.set(text, form);
  return form;
}

/** Where a form stands in the text as whole words; in Chinese anywhere. */
function placeOf(form: string, text: string, words: readonly Term[]): { start: number; end: number } | null {
  const { words: wanted, exact } = formOf(form);
  if (wanted.length === 0) return null;
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (!wanted.every((word, offset) => words[at + offset]?.term === word)) continue;
    const [start, end] = [words[at]?.start ?? 0, words[at + wanted.length - 1]?.end ?? 0];
    if (!exact || text.slice(start, end) === form) return { start, end };
  }
  return null;
}

function printedTerms(text: string): Term[] {
  return termsOf(text).filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'han');
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
