import type { NamedNumber, TermPart } from '../../../shared/explanation.ts';
import type { FieldTerms, PassageTerms } from './passage-terms.ts';
import type { TermGroup } from './query-terms.ts';
import {
  CONTEXT,
  FIELD_WEIGHTS,
  FULL_MATCH,
  LENGTH_PART,
  NAMED_PART,
  ORDER_PART,
  SATURATION,
} from './search-constants.ts';
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

/** What is counted of a passage. */
export interface CountedPassage {
  own: PassageTerms;
  /** What stands around it, itself among it. */
  context: ContextTerms;
  /** 0..1: how far the query names its document. */
  named: number;
}

/** The terms of several texts together. */
export interface ContextTerms extends Pick<FieldTerms, 'count' | 'countBegun'> {
  /** Words, numbers and Han characters. */
  length: number;
}

/**
 * BM25 over weighted fields (Robertson's BM25F: fields are added up before saturation), of the passage alone and of what
 * stands around it, half each: a rule alone has too few words to tell what it is about. It is divided by what the query
 * could reach, so that a passage with three of four terms stands below one with four, and scores of one query compare
 * with those of another. A part says how far the terms stand close together in the query's order, and one how far the
 * query names the document. All counts are those of the passage's own library.
 */
export function scoreWords(
  { own, context, named }: CountedPassage,
  groups: readonly TermGroup[],
  averageLength: number,
): WordsScore {
  const lengths = {
    own: lengthNorm(LENGTH_PART, averageLength > 0 ? own.length / averageLength : 1),
    context: lengthNorm(CONTEXT.lengthPart, context.length / CONTEXT.length),
  };
  let [total, reached, toCover, covered] = [0, 0, 0, 0];
  const found: number[] = [];
  const terms: TermPart[] = [];
  groups.forEach((group, index) => {
    total += group.weight;
    toCover += group.decidingWeight;
    const { frequency, weight } = groupFrequency(group, own, own.body, lengths.own);
    const around = groupFrequency(group, own, context, lengths.context).frequency;
    const value = group.weight * ((1 - CONTEXT.score) * saturated(frequency) + CONTEXT.score * saturated(around));
    reached += value;
    if (value > 0) terms.push({ name: group.forms[0]?.[0]?.printed ?? '', value, weight: group.weight, frequency });
    if (frequency === 0) return;
    found.push(index);
    covered += group.decidingWeight * weight;
  });
  if (total === 0 || reached === 0) return { score: NAMED_PART * named, coverage: 0, found, parts: namedPart(named) };
  const single = Math.min(1, reached / total / FULL_MATCH);
  const ordered = found.length < 2 ? 0 : orderedShare(own.body, groups);
  const text = 1 - NAMED_PART;
  const inOrder = text * ORDER_PART * ordered;
  const said = text * (1 - ORDER_PART);
  const parts = [
    ...terms.map((term) => ({ ...term, value: (said * term.value) / total / FULL_MATCH })),
    { name: 'overFull', value: said * (single - reached / total / FULL_MATCH) },
    { name: 'order', value: inOrder },
    ...namedPart(named),
  ];
  return { score: said * single + inOrder + NAMED_PART * named, coverage: covered / toCover, found, parts };
}

function namedPart(named: number): NamedNumber[] {
  return named === 0 ? [] : [{ name: 'named', value: NAMED_PART * named }];
}

function lengthNorm(part: number, relativeLength: number): number {
  return 1 - part + part * relativeLength;
}

function saturated(frequency: number): number {
  return frequency / (frequency + SATURATION);
}

/** A body in which terms can be counted. */
type CountedBody = Pick<FieldTerms, 'count' | 'countBegun'>;

/** Of the forms of a term the one that counts most, with its weight. `body`: what is counted in place of the passage's. */
function groupFrequency(group: TermGroup, words: PassageTerms, body: CountedBody, norm: number) {
  const { prefix } = group;
  const inFields = (count: (field: CountedBody) => number) =>
    weighted(count(body) / norm, count(words.heading), count(words.tags), count(words.number));
  let best = { frequency: prefix === null ? 0 : inFields((field) => field.countBegun(prefix)), weight: 1 };
  group.forms.forEach((form, index) => {
    const weight = group.formWeights[index] ?? 1;
    const frequency = weight * Math.min(...form.map((term) => inFields((field) => field.count(term))));
    if (frequency > best.frequency) best = { frequency, weight };
  });
  return best;
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
