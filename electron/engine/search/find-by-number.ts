import { loadPassages, passagesByClause, type StoredPassage } from '../store/passages.ts';
import type { Store } from '../store/open-store.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { ScopeFilter } from '../store/scope.ts';
import { countsParagraphs, otherSpelling } from '../text/clause-spellings.ts';
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
  const find = (key: string, paragraphs: boolean): boolean => {
    const bearing = passagesByClause(store, library, [key], filter, MOST_CLAUSE_HITS);
    const found = paragraphs ? bearing : withoutParagraphs(store, bearing, key);
    if (found.length > 0) borne.add(key);
    for (const id of found) ids.add(id);
    return found.length > 0;
  };
  if (query.idKey !== null) find(query.idKey, true);
  for (const { key, printed } of query.clauses) {
    if (find(key, countsParagraphs(printed))) continue;
    const other = otherSpelling(key);
    if (other !== null && find(other, true)) borne.add(key);
  }
  return { ids: [...ids], borne };
}

/**
 * Without articles that have the key as a paragraph, which is counted and not printed: 第二條第一項 is 2.1, but nobody who types
 * Section 2.1 means it; nor the item 第二條一 where a clause is printed 2.1.
 */
function withoutParagraphs(store: Store, ids: readonly number[], key: string): number[] {
  const passages = [...loadPassages(store, ids).values()];
  const isArticle = ({ clause }: StoredPassage) => clause !== null && /^第[^.．]*[條条]/u.test(clause);
  const isPrinted = passages.some((passage) => passage.clauseKey === key && !isArticle(passage));
  const left = passages.filter(
    (passage) => !isArticle(passage) || (!isPrinted && `.${passage.clauseKey ?? key}.`.includes(`.${key}.`)),
  );
  const kept = new Set(left.map(({ id }) => id));
  return ids.filter((id) => kept.has(id));
}
