import type { RankedPassage } from './candidate.ts';
import { scaleWhy } from './fuse-rankings.ts';
import { mergeDuplicates, type RankedPlace } from './merge-duplicates.ts';

/** A passage with the library that it came from, by its place in the scope. */
export interface PlacedPassage extends RankedPassage {
  libraryIndex: number;
}

/** One place in the answer. */
export type OrderedPlace = PlacedPassage & RankedPlace;

/**
 * Passages of all libraries as `hits`, which answer, and `nearest`, which do not; together at most `limit` places. Field
 * lines ("Owner: …") come after every rule, whatever their score. A text that stands in several documents takes one place,
 * among the hits if one of them is.
 */
export function orderAnswer(
  passages: readonly PlacedPassage[],
  limit: number,
): { hits: OrderedPlace[]; nearest: OrderedPlace[] } {
  const sorted = exceptionsBehind([...passages].sort(byScore));
  const answering = fieldsLast(sorted.filter(({ evidence }) => evidence >= 1));
  const places = mergeDuplicates([...answering, ...fieldsLast(sorted.filter(({ evidence }) => evidence < 1))]);
  const hits = places.filter(({ evidence }) => evidence >= 1).slice(0, limit);
  const nearest = places.filter(({ evidence }) => evidence < 1).slice(0, limit - hits.length);
  return { hits, nearest };
}

/** What states an exception of a hit comes directly behind it; their scores are equal. */
function exceptionsBehind(sorted: readonly PlacedPassage[]): PlacedPassage[] {
  const brought = new Map<number, PlacedPassage[]>();
  for (const entry of sorted) {
    if (entry.behind !== undefined) brought.set(entry.behind, [...(brought.get(entry.behind) ?? []), entry]);
  }
  return sorted
    .filter(({ behind }) => behind === undefined)
    .flatMap((entry) => [entry, ...(brought.get(entry.passage.id) ?? [])]);
}

function fieldsLast(sorted: readonly PlacedPassage[]): PlacedPassage[] {
  const rules = sorted.filter(({ passage }) => passage.kind !== 'field');
  const fields = sorted.filter(({ passage }) => passage.kind === 'field');
  const least = rules.at(-1)?.score ?? 1;
  return [...rules, ...fields.map((field) => notAbove(field, least))];
}

/** Equal scores: by place in scope, document and text, so that the same question always has the same answer. */
function byScore(one: PlacedPassage, other: PlacedPassage): number {
  return (
    other.score - one.score ||
    one.libraryIndex - other.libraryIndex ||
    compareText(one.passage.document.key, other.passage.document.key) ||
    one.passage.version.row - other.passage.version.row ||
    one.passage.ordinal - other.passage.ordinal
  );
}

/** By code units: the order of a locale would differ from machine to machine. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Scores fall along the list. */
function notAbove(entry: PlacedPassage, most: number): PlacedPassage {
  if (entry.score <= most) return entry;
  return { ...entry, why: scaleWhy(entry.why, most / entry.score), score: most };
}
