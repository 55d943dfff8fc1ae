import { formatDay, type Day } from '../../../shared/dates.ts';
import { STATUSES } from '../../../shared/document.ts';
import type { ReadPlace } from '../../../shared/operation-results.ts';
import type { Reference } from '../../../shared/reference.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import type { DocumentsInScope, PlaceInScope, ScopedDocument } from '../../../shared/scoped-operations.ts';
import { citedPlace } from './cited-place.ts';
import { documentParameters, filterParameters } from './filter-parameters.ts';
import { documentOf, hasNewerVersion, passageFor } from './find-place.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { documentsOutOfForce } from './out-of-force.ts';
import { passagesOfVersion, type StoredPassage } from './passages.ts';
import { resolveScope, type ResolvedScope, type ScopeFilter } from './scope.ts';
import { unreadFiles } from './unread-files.ts';

/** What a search in this scope looks at, and what it cannot see. Errors: those of `resolveScope`. */
export function documentsInScope(store: Store, scope: Scope, today: Day): Result<DocumentsInScope> {
  const resolved = resolveScope(store, scope, today);
  return resolved.ok ? succeed(listDocuments(store, resolved.value)) : resolved;
}

/**
 * The place of a reference with its neighbours, if all of it lies in the scope. Errors: those of `resolveScope`;
 * `not-in-scope`, the same for what is outside and for what is nowhere, so that nobody learns what else there is;
 * `text-changed` for a version in scope.
 */
export function placeInScope(
  store: Store,
  reference: Reference,
  scope: Scope,
  today: Day,
  neighbours = 0,
): Result<PlaceInScope> {
  const resolved = resolveScope(store, scope, today);
  return resolved.ok ? findPlace(store, reference, resolved.value, { today, neighbours }) : resolved;
}

/** `placeInScope` in a scope that is resolved. */
function findPlace(
  store: Store,
  reference: Reference,
  { libraries, filters }: ResolvedScope,
  { today, neighbours }: { today: Day; neighbours: number },
): Result<PlaceInScope> {
  const library = libraries.find(({ id }) => id === reference.library);
  const filter = library && filters.get(library.row);
  const version = library && filter && versionInScope(store, library, reference, filter);
  if (!library || !version) return fail('not-in-scope');
  const passages = passagesOfVersion(store, version.row);
  const passage = passageFor(store, reference, version.row, passages);
  const chosen = filter.passages && new Set(filter.passages);
  const isInScope = ({ id }: StoredPassage) => chosen === null || chosen.has(id);
  if (passage === undefined) {
    // Within a choice of passages even this would tell whether a guessed text stands elsewhere in the document.
    return chosen === null ? fail('text-changed', { document: reference.document }) : fail('not-in-scope');
  }
  const touched = passages.filter(({ start, end }) => start < passage.end && passage.start < end);
  if (!touched.every(isInScope)) return fail('not-in-scope');
  const cite = (found: StoredPassage): ReadPlace => ({
    ...citedPlace(library.name, found),
    newerVersion: hasNewerVersion(store, version.document, version.row, reference.version, today),
  });
  const before = passages.filter(({ end }) => end <= passage.start).toReversed();
  const after = passages.filter(({ start }) => start >= passage.end);
  return succeed({
    place: cite(passage),
    before: unbroken(before, isInScope, neighbours).toReversed().map(cite),
    after: unbroken(after, isInScope, neighbours).map(cite),
  });
}

/** The first `count` passages, up to one that is out of scope: what stands beyond it is no neighbour. */
function unbroken(
  passages: readonly StoredPassage[],
  isInScope: (passage: StoredPassage) => boolean,
  count: number,
): StoredPassage[] {
  const nearest = passages.slice(0, count);
  const end = nearest.findIndex((passage) => !isInScope(passage));
  return end < 0 ? nearest : nearest.slice(0, end);
}

interface ScopedVersion {
  row: number;
  document: number;
}

function versionInScope(
  store: Store,
  library: ResolvedLibrary,
  reference: Reference,
  filter: ScopeFilter,
): ScopedVersion | undefined {
  const document = documentOf(store, library.row, reference);
  if (document === null || filter.documents?.includes(document) === false) return undefined;
  return store.database
    .prepare<[Record<string, unknown>], ScopedVersion>(
      `SELECT id AS row, document FROM version
       WHERE version.document = @document AND version.sha256 = @sha256
         AND version.status IN (SELECT value FROM json_each(@statuses))
         AND version.valid_from <= @latestStart AND version.valid_to >= @earliestEnd
       ORDER BY version.id DESC LIMIT 1`,
    )
    .get({ ...filterParameters(filter), document, sha256: reference.version });
}

/** `documentsInScope` in a scope that is resolved. */
function listDocuments(store: Store, resolved: ResolvedScope): DocumentsInScope {
  const { libraries, filters } = resolved;
  const documents = libraries.flatMap((library) => {
    const filter = filters.get(library.row);
    return filter === undefined ? [] : documentsOf(store, library, resolved, filter);
  });
  return {
    libraries: libraries.map(({ name }) => name),
    documents,
    notSearched: [...unreadFiles(store, resolved), ...documentsOutOfForce(store, resolved)],
  };
}

interface VersionRow extends Omit<ScopedDocument, 'library' | 'version'> {
  label: string;
  sha256: string;
  status: number;
  valid_from: number;
  valid_to: number;
}

/** Documents with a version in scope, in the latest of these; where sections or tags are chosen, only those that have one. */
function documentsOf(
  store: Store,
  library: ResolvedLibrary,
  scope: ResolvedScope,
  filter: ScopeFilter,
): ScopedDocument[] {
  const { formats, passages } = documentParameters(scope, filter);
  return store.database
    .prepare<[Record<string, unknown>], VersionRow>(
      `SELECT document.key, version.*, (
         SELECT count(*) FROM passage
         WHERE passage.version = version.id
           AND (@passages IS NULL OR passage.id IN (SELECT value FROM json_each(@passages)))) AS passages
       FROM document JOIN version ON version.id = (
         SELECT max(seen.id) FROM version AS seen
         WHERE seen.document = document.id AND seen.status IN (SELECT value FROM json_each(@statuses))
           AND seen.valid_from <= @latestStart AND seen.valid_to >= @earliestEnd)
       WHERE document.library = @library AND document.removed_at IS NULL
         AND (@documents IS NULL OR document.id IN (SELECT value FROM json_each(@documents)))
         AND (@formats IS NULL OR version.format IN (SELECT value FROM json_each(@formats)))
       ORDER BY document.key`,
    )
    .all({ ...filterParameters(filter), formats, passages, library: library.row })
    .filter((row) => passages === null || row.passages > 0)
    .map((row) => scopedDocument(library.name, row));
}

function scopedDocument(library: string, row: VersionRow): ScopedDocument {
  const { key, title, number, owner, kind, format, label, sha256, passages } = row;
  const status = STATUSES[row.status] ?? 'in-force';
  const version = { label, sha256, status, from: formatDay(row.valid_from), to: formatDay(row.valid_to) };
  return { library, key, title, number, owner, kind, format, version, passages };
}
