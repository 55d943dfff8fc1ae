import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { ScopeFilter } from './scope.ts';
import { wordsTable } from './words-index.ts';

export interface WordsTerm {
  /** Folded: letters and digits only. */
  term: string;
  /** Also finds longer words that begin so. */
  prefix?: boolean;
}

/** One content term with all its ways to be found. */
export interface WantedWord {
  /** Other forms; all terms of one must stand in a passage. */
  forms: readonly (readonly WordsTerm[])[];
  /** How much finding it says. Above 0. */
  weight: number;
}

export interface GatheringLimits {
  /** Passages that are answered. */
  passages: number;
  /** Passages that are read for each word. */
  perWord: number;
}

/**
 * Ids of the passages in scope that hold the most of the wanted words by weight; of those that hold the same the shorter
 * ones first. The filter is applied before the limit is counted. The index only says where a word stands: how often, and
 * in which field, is for the score to weigh.
 */
export function wordsCandidates(
  store: Store,
  library: ResolvedLibrary,
  wanted: readonly WantedWord[],
  filter: ScopeFilter,
  limits: GatheringLimits,
): number[] {
  const weights = weightsByPassage(store, library, wanted, limits.perWord);
  const ranked = [...weights].sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other);
  const found: { id: number; length: number; weight: number }[] = [];
  // All of the first ones are in scope as a rule; where few are, larger and larger blocks are looked through.
  for (let start = 0; start < ranked.length && found.length < limits.passages;) {
    const end = endOfBlock(ranked, Math.max(limits.passages, 2 * start));
    const ids = ranked.slice(start, end).map(([id]) => id);
    for (const row of inScope(store, ids, filter)) found.push({ ...row, weight: weights.get(row.id) ?? 0 });
    start = end;
  }
  return found
    .sort((one, other) => other.weight - one.weight || one.length - other.length || one.id - other.id)
    .slice(0, limits.passages)
    .map(({ id }) => id);
}

function weightsByPassage(
  store: Store,
  library: ResolvedLibrary,
  wanted: readonly WantedWord[],
  limit: number,
): Map<number, number> {
  const table = wordsTable(library.row);
  const find = store.database
    .prepare<[string, number], number>(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ?`)
    .pluck();
  const weights = new Map<number, number>();
  for (const { forms, weight } of wanted) {
    const query = matchExpression(forms);
    if (query === '') continue;
    for (const id of find.all(query, limit)) weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return weights;
}

/** Where a block of about `count` passages ends: behind all that weigh as much as its last one. */
function endOfBlock(ranked: readonly (readonly [number, number])[], count: number): number {
  let end = Math.min(ranked.length, count);
  const last = ranked[end - 1];
  while (end < ranked.length && ranked[end]?.[1] === last?.[1]) end += 1;
  return end;
}

function inScope(store: Store, ids: readonly number[], filter: ScopeFilter): { id: number; length: number }[] {
  return store.database
    .prepare<unknown[], { id: number; length: number }>(
      `SELECT passage.id, passage.words_length AS length
       FROM json_each(@ids) AS found
       CROSS JOIN passage ON passage.id = found.value
       CROSS JOIN version ON version.id = passage.version
       WHERE ${IN_SCOPE}`,
    )
    .all({ ...filterParameters(filter), ids: JSON.stringify(ids) });
}

/** The terms are quoted: nothing that a person types is FTS5 syntax. */
function matchExpression(forms: WantedWord['forms']): string {
  const quotedForms = forms.map((form) => form.map(quoted));
  return quotedForms
    .filter((form) => form.length > 0 && form.every((term) => term !== null))
    .map((form) => `(${form.join(' AND ')})`)
    .join(' OR ');
}

/** Null for what is no token: FTS5 would cut it into several, which it cannot find together without their places. */
function quoted({ term, prefix }: WordsTerm): string | null {
  if (!/^[\p{L}\p{M}\p{N}]+$/u.test(term)) return null;
  return prefix === true ? `"${term}"*` : `"${term}"`;
}
