import { passagesByClause } from '../store/passages.ts';
import type { Store } from '../store/open-store.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { ScopeFilter } from '../store/scope.ts';
import type { ParsedQuery } from './parse-query.ts';
import { MOST_CLAUSE_HITS } from './search-constants.ts';

/** Passages of one library that bear a rule number of the query. */
export interface NumberLeg {
  ids: number[];
  /** Keys of the query that at least one passage in scope bears. */
  borne: Set<string>;
}

/** Ids in the store's order: a passage's own number before an enclosing one, then by document and place. */
export function findByNumber(
  store: Store,
  library: ResolvedLibrary,
  filter: ScopeFilter,
  query: ParsedQuery,
): NumberLeg {
  const ids = new Set<number>();
  const borne = new Set<string>();
  const keys = query.clauses.map(({ key }) => key);
  for (const key of query.idKey === null ? keys : [query.idKey, ...keys]) {
    const found = passagesByClause(store, library, [key], filter, MOST_CLAUSE_HITS);
    if (found.length > 0) borne.add(key);
    for (const id of found) ids.add(id);
  }
  return { ids: [...ids], borne };
}
