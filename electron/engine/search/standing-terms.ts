import { stemOf, termsOf } from '../text/terms.ts';
import type { IndexedTerm, TermGroup } from './query-terms.ts';

/** A term where it stands in a text. */
export interface StandingTerm {
  /** As printed, folded. */
  term: string;
  /** Null for what has none: numbers, amounts, Chinese. */
  stem: string | null;
  start: number;
  end: number;
}

/** All terms of a text with their stems, in order of their start. */
export function standingTerms(text: string): StandingTerm[] {
  return termsOf(text).map(({ term, kind, start, end }) => ({
    term,
    stem: kind === 'word' || kind === 'part' ? stemOf(term) : null,
    start,
    end,
  }));
}

/** Of these terms, what stands there of a query. */
export interface Standing {
  /** Whether all of one form stands. */
  form: (form: readonly IndexedTerm[]) => boolean;
  /** Whether a content term stands in any of its forms. */
  group: (group: TermGroup) => boolean;
}

export function standing(terms: readonly StandingTerm[]): Standing {
  const printed = new Set(terms.map(({ term }) => term));
  const stems = new Set(terms.map(({ stem }) => stem));
  const form = (wanted: readonly IndexedTerm[]) =>
    wanted.every((one) => printed.has(one.printed) || (one.stem !== null && stems.has(one.stem)));
  const begins = (prefix: string) => terms.some(({ term, stem }) => stem !== null && term.startsWith(prefix));
  return { form, group: ({ forms, prefix }) => forms.some(form) || (prefix !== null && begins(prefix)) };
}
