import { formatDay } from '../../../shared/dates.ts';
import { STATUSES, type Status } from '../../../shared/document.ts';
import { DOCUMENT_IN_SCOPE, documentParameters } from './filter-parameters.ts';
import type { ResolvedScope, ScopeFilter } from './scope.ts';
import type { Store } from './open-store.ts';

/** A document of which no version is in force on the day of a search: a draft, not yet, or not any more. */
export interface OutOfForce {
  /** Key. */
  file: string;
  code: 'not-in-force';
  /** 'YYYY-MM-DD', or null for an open end. */
  details: { status: Status; from: string | null; to: string | null };
}

/**
 * Documents that a search for what is in force leaves out, as they stand in their newest version. Nothing when the person
 * chose statuses: then they know. What was superseded or withdrawn is not told of, since somebody decided that.
 */
export function documentsOutOfForce(store: Store, scope: ResolvedScope): OutOfForce[] {
  if (scope.scope.statuses !== undefined) return [];
  return scope.libraries.flatMap(({ row }) => {
    const filter = scope.filters.get(row);
    return filter === undefined ? [] : outOfForceIn(store, row, scope, filter);
  });
}

function outOfForceIn(store: Store, library: number, scope: ResolvedScope, filter: ScopeFilter): OutOfForce[] {
  return store.database
    .prepare<[Record<string, unknown>], { key: string; status: number; valid_from: number; valid_to: number }>(
      `SELECT document.key, newest.status, newest.valid_from, newest.valid_to
       FROM document JOIN newest_version AS newest ON newest.document = document.id
       WHERE document.library = @library AND document.removed_at IS NULL AND newest.status IN (@draft, @inForce)
         AND ${DOCUMENT_IN_SCOPE}
         AND NOT EXISTS (
           SELECT 1 FROM version WHERE version.document = document.id
             AND version.status IN (SELECT value FROM json_each(@statuses))
             AND version.valid_from <= @asOf AND version.valid_to >= @asOf)
       ORDER BY document.key`,
    )
    .all({
      library,
      ...documentParameters(scope, filter),
      statuses: JSON.stringify(filter.statuses),
      asOf: filter.asOf,
      draft: STATUSES.indexOf('draft'),
      inForce: STATUSES.indexOf('in-force'),
    })
    .map(({ key, status, valid_from: from, valid_to: to }) => ({
      file: key,
      code: 'not-in-force',
      details: { status: STATUSES[status] ?? 'in-force', from: formatDay(from), to: formatDay(to) },
    }));
}
