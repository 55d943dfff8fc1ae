import type { PhrasingOrigin } from '../../../shared/search-result.ts';
import { contentTermsOf, termsOf, type Term } from '../text/terms.ts';

/** A part of a query that a list gives another form. */
export interface ListedWidening {
  from: string;
  to: string;
  origin: PhrasingOrigin;
}

/** A form as it is compared. */
export interface Form {
  /** Printed words and single characters, in order. */
  words: string[];
  /** "IT" stands for information technology, "it" for nothing: a form that is an everyday word is found as printed only. */
  exact: boolean;
}

/** One direction of a widening, with its place in the list. */
export interface DirectedWidening extends ListedWidening {
  order: number;
  fromForm: Form;
}

type WideningsByWord = ReadonlyMap<string, readonly DirectedWidening[]>;

/** For each list that was seen: taking a list of thousands apart costs more than finding passages. */
const known = new WeakMap<readonly ListedWidening[], WideningsByWord>();

/** Both directions of every widening, by the first word of the form that is looked for. */
export function wideningsByWord(widenings: readonly ListedWidening[]): WideningsByWord {
  const found = known.get(widenings);
  if (found) return found;
  const byWord = new Map<string, DirectedWidening[]>();
  const add = (from: string, to: string, origin: PhrasingOrigin, order: number): void => {
    const fromForm = formOf(from);
    const [first] = fromForm.words;
    if (first === undefined) return;
    const others = byWord.get(first);
    const directed = { from, to, origin, order, fromForm };
    if (others === undefined) byWord.set(first, [directed]);
    else others.push(directed);
  };
  widenings.forEach(({ from, to, origin }, index) => {
    add(from, to, origin, 2 * index);
    add(to, from, origin, 2 * index + 1);
  });
  known.set(widenings, byWord);
  return byWord;
}

export function formOf(text: string): Form {
  return { words: printedTerms(text).map(({ term }) => term), exact: contentTermsOf(text).length === 0 };
}

/** Words, numbers and single characters as printed; "hr" in "24 hr" is no word but a part of an amount. */
export function printedTerms(text: string): Term[] {
  const terms = termsOf(text);
  const amounts = terms.filter(({ kind }) => kind === 'amount');
  return terms.filter(
    ({ kind, start, end }) =>
      (kind === 'word' || kind === 'number' || kind === 'han') &&
      (kind === 'number' || !amounts.some((amount) => start >= amount.start && end <= amount.end)),
  );
}
