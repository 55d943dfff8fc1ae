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
  toForm: Form;
}

type WideningsByWord = ReadonlyMap<string, readonly DirectedWidening[]>;

/** For each list that was seen: taking a list of thousands apart costs more than finding passages. */
const known = new WeakMap<readonly ListedWidening[], WideningsByWord>();

/** Both directions of every widening, by the first word of the form that is looked for. */
export function wideningsByWord(widenings: readonly ListedWidening[]): WideningsByWord {
  const found = known.get(widenings);
  if (found) return found;
  const byWord = new Map<string, DirectedWidening[]>();
  const add = (directed: DirectedWidening): void => {
    const [first] = directed.fromForm.words;
    if (first === undefined || directed.toForm.words.length === 0) return;
    const others = byWord.get(first);
    if (others === undefined) byWord.set(first, [directed]);
    else others.push(directed);
  };
  widenings.forEach(({ from, to, origin }, index) => {
    const [fromForm, toForm] = [formOf(from), formOf(to)];
    add({ from, to, origin, order: 2 * index, fromForm, toForm });
    add({ from: to, to: from, origin, order: 2 * index + 1, fromForm: toForm, toForm: fromForm });
  });
  known.set(widenings, byWord);
  return byWord;
}

/** The shipped list is a part of every library's: its 500 pairs take 30 ms to take apart. */
const knownForms = new Map<string, Form>();
const MOST_KNOWN_FORMS = 20_000;

function formOf(text: string): Form {
  const seen = knownForms.get(text);
  if (seen) return seen;
  const form = { words: printedTerms(text).map(({ term }) => term), exact: contentTermsOf(text).length === 0 };
  if (knownForms.size >= MOST_KNOWN_FORMS) knownForms.clear();
  knownForms.set(text, form);
  return form;
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
