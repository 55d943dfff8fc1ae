import type { FieldTerms, PassageTerms } from './passage-terms.ts';
import type { TermGroup } from './query-terms.ts';

/** "Owner" of "Owner: accounts payable." */
export function labelOf(line: string): string {
  return /^[^:：]*/u.exec(line)?.[0] ?? '';
}

/**
 * 0..1: share of the query's information for which a field line answers. Its title and tags are those of all lines of its
 * document, so they count only where the query asks for this label: by a word of it that the title does not hold.
 */
export function fieldCoverage({ body, heading, tags }: PassageTerms, label: FieldTerms, groups: readonly TermGroup[]) {
  const asksForLabel = groups.some((group) => weightIn(label, group) > 0 && weightIn(heading, group) === 0);
  const counted = asksForLabel ? [body, heading, tags] : [body];
  let [covered, toCover] = [0, 0];
  for (const group of groups) {
    toCover += group.decidingWeight;
    covered += group.decidingWeight * Math.max(...counted.map((field) => weightIn(field, group)));
  }
  return toCover === 0 ? 0 : covered / toCover;
}

/** What the best form of a term counts that stands in a text; 0 when none does. */
function weightIn(text: FieldTerms, { forms, formWeights, prefix }: TermGroup): number {
  const found = forms.map((form, index) =>
    form.every((term) => text.count(term) > 0) ? (formWeights[index] ?? 1) : 0,
  );
  return Math.max(prefix !== null && text.countBegun(prefix) > 0 ? 1 : 0, ...found);
}
