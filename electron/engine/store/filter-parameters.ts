import { OPEN_END, OPEN_START, type Day } from '../../../shared/dates.ts';
import type { ScopeFilter } from './scope.ts';

/** A filter as named parameters of a query: lists as JSON, open ends for "of any time". */
interface FilterParameters {
  documents: string | null;
  statuses: string;
  latestStart: Day;
  earliestEnd: Day;
}

export function filterParameters(filter: ScopeFilter): FilterParameters {
  return {
    documents: filter.documents === null ? null : JSON.stringify(filter.documents),
    statuses: JSON.stringify(filter.statuses),
    latestStart: filter.asOf ?? OPEN_END,
    // Below every end, also that of a version which was replaced before its first day was over.
    earliestEnd: filter.asOf ?? OPEN_START - 1,
  };
}
