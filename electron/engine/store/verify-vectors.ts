import type { VerifyReport } from '../../../shared/operation-results.ts';
import type { Store } from './open-store.ts';

/** What a vector says of its passage, and what the passage's own rows say. */
type Place = [
  id: number,
  library: number,
  document: number,
  version: number,
  status: number,
  from: number,
  to: number,
  model: number,
];

/**
 * Vectors against the passages that should have them: each that was made is there, stands under its own library,
 * document, version, status, dates and model, and none is left over.
 */
export function vectorProblems(store: Store): VerifyReport['problems'] {
  const wanted = wantedPlaces(store);
  let [orphaned, misplaced] = [0, 0];
  const found = store.database
    .prepare('SELECT rowid, library, document, version, status, valid_from, valid_to, model FROM vectors')
    .raw()
    .iterate() as IterableIterator<Place>;
  for (const place of found) {
    const right = wanted.get(place[0]);
    if (right === undefined) orphaned += 1;
    else if (place.some((part, index) => part !== right[index])) misplaced += 1;
    wanted.delete(place[0]);
  }
  return [
    ...problem('vectors-missing', wanted.size + unqueued(store)),
    ...problem('vectors-orphaned', orphaned + queuedInVain(store)),
    ...problem('vector-misplaced', misplaced),
  ];
}

function wantedPlaces(store: Store): Map<number, Place> {
  const rows = store.database
    .prepare(
      `SELECT passage.id, document.library, version.document, version.id, version.status, version.valid_from,
         version.valid_to, embedding.model
       FROM embedding
       JOIN passage ON passage.id = embedding.passage
       JOIN version ON version.id = passage.version
       JOIN document ON document.id = version.document
       WHERE embedding.model IS NOT NULL AND document.removed_at IS NULL`,
    )
    .raw()
    .all() as Place[];
  return new Map(rows.map((row) => [row[0], row]));
}

/** Passages that neither have a vector nor wait for one: they would never be found by meaning. */
function unqueued(store: Store): number {
  return count(
    store,
    `SELECT count(*) FROM passage JOIN document ON document.id = passage.document
     WHERE document.removed_at IS NULL AND passage.id NOT IN (SELECT passage FROM embedding)`,
  );
}

/** Passages of removed documents that still wait for a vector. */
function queuedInVain(store: Store): number {
  return count(
    store,
    `SELECT count(*) FROM embedding JOIN passage ON passage.id = embedding.passage
     JOIN document ON document.id = passage.document
     WHERE document.removed_at IS NOT NULL AND embedding.model IS NULL`,
  );
}

function count(store: Store, sql: string): number {
  return Number(store.database.prepare(sql).pluck().get());
}

function problem(
  code: 'vectors-missing' | 'vectors-orphaned' | 'vector-misplaced',
  found: number,
): VerifyReport['problems'] {
  return found === 0 ? [] : [{ code, details: { count: found } }];
}
