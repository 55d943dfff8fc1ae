import type { NamedNumber, TermPart } from '../../../shared/explanation.ts';
import type { FieldTerms, PassageTerms } from './passage-terms.ts';
import type { TermGroup } from './query-terms.ts';
import { FIELD_WEIGHTS, FULL_MATCH, LENGTH_PART, ORDER_PART, SATURATION } from './search-constants.ts';
import { orderedShare } from './word-order.ts';

/** How well a passage's words fit a query. */
export interface WordsScore {
  /** 0..1; 1 is what a passage reaches that holds every content term well. */
  score: number;
  /** 0..1: share of the query's information that stands in the passage, however often; for the decision. */
  coverage: number;
  /** Positions of the groups that were found. */
  found: number[];
  /** What the score is made of: what each found term adds, what is over 1, and the order of the terms. */
  parts?: (NamedNumber | TermPart)[];
}

/**
 * BM25 over weighted fields (Robertson's BM25F: fields are added up before saturation), divided by what the query could
 * reach, so that a passage with three of four terms stands below one with four, and scores of one query compare with
 * those of another. Terms close together in the query's order take the score a part of the way to 1. All counts are
 * those of the passage's own library.
 */
export function scoreWords(words: PassageTerms, groups: readonly TermGroup[], averageLength: number): WordsScore {
  const lengthNorm = 1 - LENGTH_PART + LENGTH_PART * (averageLength > 0 ? words.length / averageLength : 1);
  let [total, reached, toCover, covered] = [0, 0, 0, 0];
  const found: number[] = [];
  const terms: TermPart[] = [];
  groups.forEach((group, index) => {
    total += group.weight;
    toCover += group.decidingWeight;
    const { frequency, weight } = groupFrequency(group, words, lengthNorm);
    if (frequency === 0) return;
    found.push(index);
    covered += group.decidingWeight * weight;
    const value = group.weight * (frequency / (frequency + SATURATION));
    reached += value;
    terms.push({ name: group.forms[0]?.[0]?.printed ?? '', value, weight: group.weight, frequency });
  });
  if (total === 0 || found.length === 0) return { score: 0, coverage: 0, found };
  const single = Math.min(1, reached / total / FULL_MATCH);
  const ordered = found.length < 2 ? 0 : orderedShare(words.body, groups);
  const order = ORDER_PART * ordered * (1 - single);
  const parts = [
    ...terms.map((term) => ({ ...term, value: term.value / total / FULL_MATCH })),
    { name: 'overFull', value: single - reached / total / FULL_MATCH },
    { name: 'order', value: order },
  ];
  return { score: single + order, coverage: covered / toCover, found, parts };
}

/** Of the forms of a term the one that counts most, with its weight. */
function groupFrequency(group: TermGroup, words: PassageTerms, lengthNorm: number) {
  const { prefix } = group;
  const begun = prefix === null ? 0 : fieldsFrequency(words, lengthNorm, (field) => field.countBegun(prefix));
  let best = { frequency: begun, weight: 1 };
  group.forms.forEach((form, index) => {
    const weight = group.formWeights[index] ?? 1;
    const frequencies = form.map((term) => fieldsFrequency(words, lengthNorm, (field) => field.count(term)));
    const frequency = weight * Math.min(...frequencies);
    if (frequency > best.frequency) best = { frequency, weight };
  });
  return best;
}

function fieldsFrequency(words: PassageTerms, lengthNorm: number, count: (field: FieldTerms) => number): number {
  return weighted(count(words.body) / lengthNorm, count(words.heading), count(words.tags), count(words.number));
}

/** Heading, tags and number say it once or not at all: repeating it there makes no rule fit better. */
function weighted(body: number, heading: number, tags: number, number: number): number {
  return (
    FIELD_WEIGHTS.body * body +
    FIELD_WEIGHTS.heading * Math.min(1, heading) +
    FIELD_WEIGHTS.tags * Math.min(1, tags) +
    FIELD_WEIGHTS.number * Math.min(1, number)
  );
}
