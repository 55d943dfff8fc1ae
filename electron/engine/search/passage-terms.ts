import { headingText } from '../store/passage-words.ts';
import type { StoredPassage } from '../store/passages.ts';
import { termFinder } from '../text/find-terms.ts';
import type { IndexedTerm, TermGroup } from './query-terms.ts';

/** What one field of a passage holds of a query's terms. */
export interface FieldTerms {
  /** How often a term stands there; a word in any of its endings. */
  count: (term: IndexedTerm) => number;
  /** How often words stand there that begin so. */
  countBegun: (prefix: string) => number;
  /** Where a term stands, ascending: the number of words, numbers and Chinese characters before it. */
  places: (term: IndexedTerm) => readonly number[];
}

/** A passage's fields with the terms of one query. */
export interface PassageTerms {
  body: FieldTerms;
  heading: FieldTerms;
  tags: FieldTerms;
  number: FieldTerms;
  /** Words, numbers and Han characters of the body. */
  length: number;
}

/** The fields that hold words. */
export type WordedFields = Pick<StoredPassage, 'text' | 'headings' | 'clause' | 'phrasings' | 'wordsLength'> & {
  document: { title: string };
};

/** Finds the terms of a query in passages, also in their other forms. Headings that passages share are read once. */
export function passageTermsFor(groups: readonly TermGroup[]): (passage: WordedFields) => PassageTerms {
  const fieldOf = fieldTermsFor(groups);
  const headings = new Map<string, FieldTerms>();
  return ({ text, headings: above, clause, phrasings, wordsLength, document }) => {
    const heading = headingText(document.title, above);
    const known = headings.get(heading) ?? fieldOf(heading);
    headings.set(heading, known);
    const [body, tags, number] = [fieldOf(text), fieldOf(phrasings), fieldOf(clause ?? '')];
    return { body, heading: known, tags, number, length: wordsLength };
  };
}

/** Finds the terms of a query in any text. */
export function fieldTermsFor(groups: readonly TermGroup[]): (text: string) => FieldTerms {
  const terms = groups.flatMap(({ forms }) => forms.flat());
  const prefixes = groups.flatMap(({ prefix }) => (prefix === null ? [] : [prefix]));
  const find = termFinder(terms, prefixes);
  const positions = new Map<IndexedTerm | string, number>(
    [...terms, ...prefixes].map((term, position) => [term, position]),
  );
  return (text) => {
    if (text === '') return NO_TERMS;
    const found = find(text);
    const places = (term: IndexedTerm | string) => found[positions.get(term) ?? -1] ?? NOWHERE;
    return { places, count: (term) => places(term).length, countBegun: (prefix) => places(prefix).length };
  };
}

const NOWHERE: readonly number[] = [];
const NO_TERMS: FieldTerms = { places: () => NOWHERE, count: () => 0, countBegun: () => 0 };
