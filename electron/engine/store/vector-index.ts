import { filterParameters } from './filter-parameters.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { ScopeFilter } from './scope.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** Length of a vector, as in the table's declaration. */
const DIMENSION = 384;

/** vec0 refuses more (`SQLITE_VEC_VEC0_K_MAX`). */
const MOST_NEIGHBOURS = 4_096;

/** The row of a model's fingerprint; -1, which no vector bears, when the store holds none of its vectors. */
export function modelRow(store: Store, fingerprint: string): number {
  const row = store.database
    .prepare<[string], number>('SELECT id FROM model WHERE fingerprint = ?')
    .pluck()
    .get(fingerprint);
  return typeof row === 'number' ? row : -1;
}

/**
 * The `k` passages in scope (at most 4,096) whose vectors of this fingerprint are nearest, by cosine distance (0..2).
 * Everything filters inside the search, so a small scope gets its full `k` however much lies beside it.
 */
export function nearestPassages(
  store: Store,
  library: ResolvedLibrary,
  vector: Float32Array,
  fingerprint: string,
  filter: ScopeFilter,
  k: number,
): { id: number; distance: number }[] {
  const { documents, passages, statuses, latestStart, earliestEnd } = filterParameters(filter);
  // Integers go in as BigInt: vec0 takes a JS number for a float and refuses it.
  const parameters = {
    vector: vectorBytes(vector),
    k: BigInt(Math.max(1, Math.min(k, MOST_NEIGHBOURS))),
    library: BigInt(library.row),
    model: BigInt(modelRow(store, fingerprint)),
    statuses,
    latestStart: BigInt(latestStart),
    earliestEnd: BigInt(earliestEnd),
  };
  const rows = nearest(store, filter).all({ ...parameters, documents, passages });
  // A vector of length zero has no direction: its distance is NULL.
  return rows.flatMap(({ id, distance }) => (distance === null ? [] : [{ id, distance }]));
}

interface Neighbour {
  id: number;
  distance: number | null;
}

/** vec0 filters by a plain IN only; "no list, or in the list" would be applied after the search. */
function nearest(store: Store, { documents, passages }: ScopeFilter) {
  return store.database.prepare<unknown[], Neighbour>(
    `SELECT rowid AS id, distance FROM vectors
     WHERE embedding MATCH @vector AND k = @k AND library = @library AND model = @model
       ${documents === null ? '' : 'AND document IN (SELECT value FROM json_each(@documents))'}
       ${passages === null ? '' : 'AND rowid IN (SELECT value FROM json_each(@passages))'}
       AND status IN (SELECT value FROM json_each(@statuses))
       AND valid_from <= @latestStart AND valid_to >= @earliestEnd
     ORDER BY distance`,
  );
}

export interface PassageToEmbed {
  id: number;
  title: string;
  headings: string[];
  text: string;
}

/** Passages without a vector of this fingerprint, those without any first, in order of import. */
export function passagesToEmbed(store: Store, fingerprint: string, limit: number): PassageToEmbed[] {
  const model = modelRow(store, fingerprint);
  const ids = idsOf(store, 'SELECT passage FROM embedding WHERE model IS NULL ORDER BY passage LIMIT ?', [limit]);
  for (const comparison of ['<', '>'] as const) {
    if (ids.length >= limit) break;
    const stale = `SELECT passage FROM embedding WHERE model ${comparison} ? ORDER BY model, passage LIMIT ?`;
    ids.push(...idsOf(store, stale, [model, limit - ids.length]));
  }
  return store.database
    .prepare<[string], { id: number; title: string; headings: string; text: string }>(
      `SELECT passage.id, version.title, passage.headings, passage.text
       FROM passage JOIN version ON version.id = passage.version
       WHERE passage.id IN (SELECT value FROM json_each(?)) ORDER BY passage.id`,
    )
    .all(JSON.stringify(ids))
    .map((row) => ({ ...row, headings: JSON.parse(row.headings) as string[] }));
}

function idsOf(store: Store, sql: string, parameters: number[]): number[] {
  return store.database.prepare(sql).pluck().all(parameters) as number[];
}

export interface NewVector {
  id: number;
  /** Hash of the exact text that the model was given. */
  inputHash: string;
  /** 384 numbers, of length one. */
  vector: Float32Array;
}

/** Stores vectors, each in place of an older one. Passages that were removed meanwhile are passed over. */
export function saveVectors(store: Store, fingerprint: string, rows: readonly NewVector[]): void {
  if (rows.length === 0) return;
  inWriteTransaction(store, () => {
    store.database.prepare('INSERT OR IGNORE INTO model (fingerprint) VALUES (?)').run(fingerprint);
    const model = modelRow(store, fingerprint);
    const find = store.database.prepare<[number], VectorPlace>(PLACE);
    const insert = insertStatement(store);
    const drop = dropStatement(store);
    const finish = store.database.prepare('UPDATE embedding SET model = ?, input_hash = ? WHERE passage = ?');
    for (const { id, inputHash, vector } of rows) {
      const place = find.get(id);
      if (place === undefined) continue;
      drop.run(BigInt(id));
      const integers = [
        id,
        place.library,
        place.document,
        place.version,
        place.status,
        place.valid_from,
        place.valid_to,
      ];
      insert.run(...integers.map(BigInt), BigInt(model), vectorBytes(vector));
      finish.run(model, inputHash, id);
    }
  });
}

interface VectorPlace {
  library: number;
  document: number;
  version: number;
  status: number;
  valid_from: number;
  valid_to: number;
}

const PLACE = `
  SELECT passage.library, passage.document, passage.version, version.status, version.valid_from, version.valid_to
  FROM embedding JOIN passage ON passage.id = embedding.passage JOIN version ON version.id = passage.version
  WHERE embedding.passage = ?`;

/** Queues all passages of a version. */
export function queueVectors(store: Store, versionRow: number): void {
  store.database
    .prepare(
      `INSERT OR IGNORE INTO embedding (passage, library)
       SELECT id, library FROM passage WHERE version = ? ORDER BY ordinal`,
    )
    .run(versionRow);
}

/** Takes the vectors of a version, and its passages that wait for one, out. */
export function dropVectors(store: Store, versionRow: number): void {
  deleteVectors(store, passagesOf(store, versionRow));
  store.database
    .prepare('DELETE FROM embedding WHERE passage IN (SELECT id FROM passage WHERE version = ?)')
    .run(versionRow);
}

/**
 * Puts the vectors of a version under another library, as they are: vec0 changes no partition key, so each is deleted and
 * inserted. Inside a write transaction, after the passages were put under it.
 */
export function moveVectors(store: Store, libraryRow: number, versionRow: number): void {
  const find = store.database.prepare<[bigint], MovedVector>(
    'SELECT document, version, status, valid_from, valid_to, model, embedding FROM vectors WHERE rowid = ?',
  );
  const insert = insertStatement(store);
  const drop = dropStatement(store);
  for (const id of passagesOf(store, versionRow)) {
    const row = find.get(BigInt(id));
    if (row === undefined) continue;
    drop.run(BigInt(id));
    const integers = [id, libraryRow, row.document, row.version, row.status, row.valid_from, row.valid_to, row.model];
    insert.run(...integers.map(BigInt), row.embedding);
  }
}

type MovedVector = Omit<VectorPlace, 'library'> & { model: number; embedding: Buffer };

/** Brings status and dates of a version into its vectors. */
export function redateVectors(store: Store, versionRow: number): void {
  const version = store.database
    .prepare<[number], VectorPlace>('SELECT status, valid_from, valid_to FROM version WHERE id = ?')
    .get(versionRow);
  if (version === undefined) return;
  // Row by row: vec0 takes an UPDATE over a set for a change of the partition key, and refuses it.
  const update = store.database.prepare('UPDATE vectors SET status = ?, valid_from = ?, valid_to = ? WHERE rowid = ?');
  const values = [version.status, version.valid_from, version.valid_to].map(BigInt);
  for (const id of passagesOf(store, versionRow)) update.run(...values, BigInt(id));
}

/** How many passages of all libraries should have a vector of this fingerprint, and how many have. */
export function embeddingProgress(store: Store, fingerprint: string): { passages: number; embedded: number } {
  const counts = store.database
    .prepare<[number], { passages: number; embedded: number }>(
      'SELECT count(*) AS passages, count(*) FILTER (WHERE model = ?) AS embedded FROM embedding',
    )
    .get(modelRow(store, fingerprint));
  return counts ?? { passages: 0, embedded: 0 };
}

/** Whether a passage of these libraries has no vector of this fingerprint; found without counting all that have one. */
export function anyWithoutVector(store: Store, fingerprint: string, libraryRows: readonly number[]): boolean {
  const model = modelRow(store, fingerprint);
  const probes = ['IS NULL', '< @model', '> @model'].map((condition) =>
    store.database.prepare(`SELECT 1 FROM embedding WHERE library = @library AND model ${condition} LIMIT 1`),
  );
  return libraryRows.some((library) => probes.some((probe) => probe.get({ library, model }) !== undefined));
}

function passagesOf(store: Store, versionRow: number): number[] {
  return idsOf(store, 'SELECT id FROM passage WHERE version = ?', [versionRow]);
}

function insertStatement(store: Store) {
  return store.database.prepare(
    `INSERT INTO vectors (rowid, library, document, version, status, valid_from, valid_to, model, embedding)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
}

function dropStatement(store: Store) {
  return store.database.prepare('DELETE FROM vectors WHERE rowid = ?');
}

function deleteVectors(store: Store, ids: readonly number[]): void {
  const drop = dropStatement(store);
  for (const id of ids) drop.run(BigInt(id));
}

function vectorBytes(vector: Float32Array): Buffer {
  if (vector.length !== DIMENSION) throw new RangeError(`a vector has ${DIMENSION} numbers, this one ${vector.length}`);
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}
