import type { Day } from '../../../shared/dates.ts';
import { parseDay } from '../../../shared/dates.ts';
import { STATUSES, type Status } from '../../../shared/document.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import { documentKeyName } from './names.ts';
import { findLibrary, type ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { passagesInScope } from './passages-in-scope.ts';

/** What a read of one library may see. */
export interface ScopeFilter {
  /** Document rows; null: every document of the library. */
  documents: number[] | null;
  /** Passage ids that sections, formats and tags leave; null: all of the library. */
  passages: number[] | null;
  /** Positions in `STATUSES`. */
  statuses: number[];
  /** Only versions whose period holds this day; null: of any time. */
  asOf: Day | null;
}

export interface ResolvedScope {
  scope: Scope;
  /** In the order of the scope. */
  libraries: ResolvedLibrary[];
  /** By library row. */
  filters: Map<number, ScopeFilter>;
}

/** A version keeps its period when a newer one takes its place, so a superseded one answers for its own days. */
const STATUSES_OF_A_DAY: readonly Status[] = ['in-force', 'superseded'];

/**
 * A scope as rows of this store. Without statuses it means what is in force on `asOf`, today if it names no day; with
 * statuses it means exactly these, of any time unless it names a day. Errors: `library-unknown` {library},
 * `document-unknown` {document} when none of the libraries holds that key, and those of `passagesInScope`.
 */
export function resolveScope(store: Store, scope: Scope, today: Day): Result<ResolvedScope> {
  const libraries: ResolvedLibrary[] = [];
  for (const id of new Set(scope.libraries)) {
    const library = findLibrary(store, id);
    if (library === null) return fail('library-unknown', { library: id });
    libraries.push(library);
  }
  const documents = documentRows(store, libraries, scope.documents);
  if (!documents.ok) return documents;
  const passages = passagesInScope(store, libraries, scope);
  if (!passages.ok) return passages;
  const statuses = (scope.statuses ?? STATUSES_OF_A_DAY).map((status) => STATUSES.indexOf(status));
  const day = scope.asOf === undefined ? null : parseDay(scope.asOf);
  const asOf = scope.statuses === undefined ? (day ?? today) : day;
  const filters = new Map(
    libraries.map(({ row }) => [
      row,
      {
        documents: documents.value?.get(row) ?? null,
        passages: passages.value.get(row) ?? null,
        statuses,
        asOf,
      },
    ]),
  );
  return succeed({ scope, libraries, filters });
}

/** The scope's document rows by library row; a library that holds none of them gets an empty list. */
function documentRows(
  store: Store,
  libraries: ResolvedLibrary[],
  keys: string[] | undefined,
): Result<Map<number, number[]> | null> {
  if (keys === undefined) return succeed(null);
  const rows = new Map<number, number[]>(libraries.map((library) => [library.row, []]));
  const find = store.database
    .prepare<[number, string], number>('SELECT id FROM document WHERE library = ? AND key = ? AND removed_at IS NULL')
    .pluck();
  for (const key of new Set(keys.map(documentKeyName))) {
    let found = false;
    for (const library of libraries) {
      const row = find.get(library.row, key);
      if (typeof row !== 'number') continue;
      rows.get(library.row)?.push(row);
      found = true;
    }
    if (!found) return fail('document-unknown', { document: key });
  }
  return succeed(rows);
}
