import { OPEN_END, OPEN_START, type Day } from '../../../shared/dates.ts';
import type { ResolvedScope, ScopeFilter } from './scope.ts';

/** A filter as named parameters of a query: lists as JSON, open ends for "of any time". */
interface FilterParameters {
  documents: string | null;
  passages: string | null;
  statuses: string;
  latestStart: Day;
  earliestEnd: Day;
}

/** The condition of `filterParameters` on rows of `passage` and `version`; to be met before any limit is counted. */
export const IN_SCOPE = `
  (@documents IS NULL OR version.document IN (SELECT value FROM json_each(@documents)))
  AND (@passages IS NULL OR passage.id IN (SELECT value FROM json_each(@passages)))
  AND version.status IN (SELECT value FROM json_each(@statuses))
  AND version.valid_from <= @latestStart AND version.valid_to >= @earliestEnd`;

export function filterParameters(filter: ScopeFilter): FilterParameters {
  return {
    documents: listParameter(filter.documents),
    passages: listParameter(filter.passages),
    statuses: JSON.stringify(filter.statuses),
    latestStart: filter.asOf ?? OPEN_END,
    // Below every end, also that of a version which was replaced before its first day was over.
    earliestEnd: filter.asOf ?? OPEN_START - 1,
  };
}

/**
 * The condition of `documentParameters` on rows of `document` and `newest`, its newest version: what a search in this
 * scope has to say of documents that it did not see, or not wholly. One without any passage has no section and no tag.
 */
export const DOCUMENT_IN_SCOPE = `
  (@documents IS NULL OR document.id IN (SELECT value FROM json_each(@documents)))
  AND (@formats IS NULL OR newest.format IN (SELECT value FROM json_each(@formats)))
  AND (@passages IS NULL OR EXISTS (
    SELECT 1 FROM passage
    WHERE passage.document = document.id AND passage.id IN (SELECT value FROM json_each(@passages))))`;

export function documentParameters({ scope }: ResolvedScope, { documents, passages }: ScopeFilter) {
  const isByPassage = scope.sections !== undefined || scope.tags !== undefined;
  return {
    documents: listParameter(documents),
    passages: isByPassage ? listParameter(passages) : null,
    formats: scope.formats === undefined ? null : JSON.stringify(scope.formats),
  };
}

/** Rows as a parameter of `IN (SELECT value FROM json_each(…))`; null for no such condition. */
function listParameter(rows: readonly number[] | null): string | null {
  return rows === null ? null : JSON.stringify(rows);
}
