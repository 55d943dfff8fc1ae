import type { NamedNumber, TermPart } from '../../../shared/explanation.ts';
import type { StoredPassage } from '../store/passages.ts';
import type { IndexedTerm, TermGroup } from './query-terms.ts';
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
export function scoreWords(
  words: StoredPassage['words'],
  groups: readonly TermGroup[],
  averageLength: number,
): WordsScore {
  const fields = countedFields(words, groups);
  const lengthNorm = 1 - LENGTH_PART + LENGTH_PART * (averageLength > 0 ? words.length / averageLength : 1);
  let [total, reached, toCover, covered] = [0, 0, 0, 0];
  const found: number[] = [];
  const terms: TermPart[] = [];
  groups.forEach((group, index) => {
    total += group.weight;
    toCover += group.decidingWeight;
    const { frequency, weight } = groupFrequency(group, fields, lengthNorm);
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

interface CountedFields {
  body: Map<string, number>;
  stems: Map<string, number>;
  heading: Map<string, number>;
  tags: Map<string, number>;
  number: Map<string, number>;
}

/** Of the forms of a term the one that counts most, with its weight. */
function groupFrequency(group: TermGroup, fields: CountedFields, lengthNorm: number) {
  let best = { frequency: group.prefix === null ? 0 : prefixFrequency(group.prefix, fields, lengthNorm), weight: 1 };
  group.forms.forEach((form, index) => {
    const weight = group.formWeights[index] ?? 1;
    const frequency = weight * Math.min(...form.map((term) => termFrequency(term, fields, lengthNorm)));
    if (frequency > best.frequency) best = { frequency, weight };
  });
  return best;
}

function termFrequency({ printed, stem }: IndexedTerm, fields: CountedFields, lengthNorm: number): number {
  const body = stem === null ? count(fields.body, printed) : count(fields.stems, stem);
  const inField = (field: Map<string, number>) =>
    Math.max(count(field, printed), stem === null ? 0 : count(field, stem));
  return weighted(body / lengthNorm, inField(fields.heading), inField(fields.tags), inField(fields.number));
}

function prefixFrequency(prefix: string, fields: CountedFields, lengthNorm: number): number {
  const inField = (field: Map<string, number>) => {
    let sum = 0;
    for (const [term, times] of field) if (term.startsWith(prefix)) sum += times;
    return sum;
  };
  return weighted(inField(fields.body) / lengthNorm, inField(fields.heading), inField(fields.tags), 0);
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

function count(field: Map<string, number>, term: string): number {
  return field.get(term) ?? 0;
}

/** Counts only what the query asks for: most words of a passage are not in it. */
function countedFields(words: StoredPassage['words'], groups: readonly TermGroup[]): CountedFields {
  const wanted = new Set(
    groups.flatMap(({ forms }) => forms.flat()).flatMap(({ printed, stem }) => [printed, stem ?? printed]),
  );
  const prefixes = groups.flatMap(({ prefix }) => (prefix === null ? [] : [prefix]));
  const counted = (tokens: string) => {
    const counts = new Map<string, number>();
    for (const token of tokens.split(' ')) {
      if (wanted.has(token) || prefixes.some((prefix) => token.startsWith(prefix))) {
        counts.set(token, (counts.get(token) ?? 0) + 1);
      }
    }
    return counts;
  };
  return {
    body: counted(words.body),
    stems: counted(words.stems),
    heading: counted(words.heading),
    tags: counted(words.tags),
    number: counted(words.number),
  };
}
