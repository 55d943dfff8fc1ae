import { CodedError } from '../../../shared/app-error.ts';
import type { Day } from '../../../shared/dates.ts';
import { STATUSES, type Format } from '../../../shared/document.ts';
import type { FacetCount, FacetCounts } from '../../../shared/facet-counts.ts';
import { succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import { tallySections, tallyTags } from './facet-members.ts';
import { FacetTally } from './facet-tally.ts';
import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { Store } from './open-store.ts';
import { resolveScope, type ResolvedScope } from './scope.ts';

/** How many passages and documents each choice in each part of a scope would leave. Errors: those of `resolveScope`. */
export function countFacets(store: Store, scope: Scope, today: Day): Result<FacetCounts> {
  const asked = resolveScope(store, scope, today);
  if (!asked.ok) return asked;
  const otherwise = (part: Partial<Scope>) => resolved(store, { ...scope, ...part }, today);
  const documents = tallyDocuments(store, otherwise({ documents: undefined }));
  return succeed({
    total: totalOf(store, asked.value),
    sections: tallySections(store, otherwise({ sections: undefined })).counts(),
    statuses: tallyStatuses(store, otherwise({ statuses: [...STATUSES] })).counts(),
    formats: tallyFormats(store, otherwise({ formats: undefined })).counts(),
    tags: tallyTags(store, otherwise({ tags: undefined })).counts(),
    documents: documents.tally.counts().map((count) => ({ ...count, title: documents.titles.get(count.choice) ?? '' })),
  });
}

/** A part of a scope that is known to be good. */
function resolved(store: Store, scope: Scope, today: Day): ResolvedScope {
  const result = resolveScope(store, scope, today);
  if (!result.ok) throw new CodedError(result.error.code, result.error.details);
  return result.value;
}

interface VersionCount {
  key: string;
  title: string;
  status: number;
  format: Format;
  document: number;
  passages: number;
}

/** Each version with the number of its passages in scope, those without one left out. */
function versionCounts(store: Store, scope: ResolvedScope): VersionCount[] {
  const count = store.database.prepare<[unknown], VersionCount>(
    `SELECT document.key, document.id AS document, count(*) AS passages, version.status, version.format, version.title
     FROM document
     CROSS JOIN version ON version.document = document.id
     CROSS JOIN passage ON passage.version = version.id
     WHERE document.library = @library AND document.removed_at IS NULL AND ${IN_SCOPE}
     GROUP BY version.id ORDER BY version.id`,
  );
  return scope.libraries.flatMap(({ row }) => {
    const filter = scope.filters.get(row);
    return filter === undefined ? [] : count.all({ ...filterParameters(filter), library: row });
  });
}

function totalOf(store: Store, scope: ResolvedScope): FacetCounts['total'] {
  const counts = versionCounts(store, scope);
  return {
    passages: counts.reduce((sum, { passages }) => sum + passages, 0),
    documents: new Set(counts.map(({ document }) => document)).size,
  };
}

function tallyStatuses(store: Store, scope: ResolvedScope) {
  return tallyBy(versionCounts(store, scope), ({ status }) => STATUSES[status] ?? 'in-force');
}

function tallyFormats(store: Store, scope: ResolvedScope) {
  return tallyBy(versionCounts(store, scope), ({ format }) => format);
}

/** With the title of each key's last version in scope. */
function tallyDocuments(store: Store, scope: ResolvedScope): { tally: FacetTally; titles: Map<string, string> } {
  const counts = versionCounts(store, scope);
  return {
    tally: tallyBy(counts, ({ key }) => key),
    titles: new Map(counts.map(({ key, title }) => [key, title])),
  };
}

/** A document with two versions of the same choice is one document. */
function tallyBy<Choice extends FacetCount['choice']>(
  counts: readonly VersionCount[],
  choiceOf: (count: VersionCount) => Choice,
): FacetTally<Choice> {
  const tally = new FacetTally<Choice>();
  const seen = new Set<string>();
  for (const count of counts) {
    const choice = choiceOf(count);
    const once = `${count.document} ${choice}`;
    tally.add(choice, count.passages, seen.has(once) ? 0 : 1);
    seen.add(once);
  }
  return tally;
}
