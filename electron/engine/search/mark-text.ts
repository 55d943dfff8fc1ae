import { stemOf, termsOf } from '../text/terms.ts';
import type { IndexedTerm, TermGroup } from './query-terms.ts';

/**
 * Where the query's words stand in a passage, in any of their forms: sorted, apart, inside the text. Neighbouring
 * Chinese pairs become one mark. Another form of a word is marked only where all of it stands.
 */
export function markText(text: string, groups: readonly TermGroup[]): [number, number][] {
  const terms = termsOf(text).map((term) => ({
    ...term,
    stem: term.kind === 'word' || term.kind === 'part' ? stemOf(term.term) : null,
  }));
  const standing = new Set(terms.flatMap(({ term, stem }) => (stem === null ? [term] : [term, `stem ${stem}`])));
  const stands = ({ printed, stem }: IndexedTerm) =>
    standing.has(printed) || (stem !== null && standing.has(`stem ${stem}`));
  const wanted = groups.flatMap(({ forms }) => forms.filter((form) => form.every(stands))).flat();
  const printed = new Set(wanted.map((term) => term.printed));
  const stems = new Set(wanted.map((term) => term.stem));
  const prefixes = groups.flatMap(({ prefix }) => (prefix === null ? [] : [prefix]));
  const marks = terms
    .filter(
      ({ term, stem }) =>
        printed.has(term) || (stem !== null && (stems.has(stem) || prefixes.some((prefix) => term.startsWith(prefix)))),
    )
    .map(({ start, end }): [number, number] => [start, end]);
  return joined(marks);
}

/** Marks that overlap or touch as one. */
function joined(marks: [number, number][]): [number, number][] {
  const apart: [number, number][] = [];
  for (const [start, end] of marks.sort((one, other) => one[0] - other[0])) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
