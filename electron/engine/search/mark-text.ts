import type { TermGroup } from './query-terms.ts';
import { standing, type StandingTerm } from './standing-terms.ts';

/**
 * Where the query's words stand in a passage, in any of their forms: sorted, apart, inside the text. Neighbouring
 * Chinese pairs become one mark. Another form of a word is marked only where all of it stands. `terms`: those of the
 * passage's text.
 */
export function markText(terms: readonly StandingTerm[], groups: readonly TermGroup[]): [number, number][] {
  const stands = standing(terms).form;
  const wanted = groups.flatMap(({ forms }) => forms.filter(stands)).flat();
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
