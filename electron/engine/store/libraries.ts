import { randomUUID } from 'node:crypto';
import { formatDay } from '../../../shared/dates.ts';
import { STATUSES, type DocumentKind, type DocumentSummary, type Format } from '../../../shared/document.ts';
import type { LibrarySummary, ReadingProblem } from '../../../shared/document.ts';
import { libraryName } from './names.ts';
import type { Store } from './open-store.ts';
import { modelRow } from './vector-index.ts';
import { createWordsIndex } from './words-index.ts';

/** A library that is there and not removed. */
export interface ResolvedLibrary {
  /** Internal row number. */
  row: number;
  /** UUID. */
  id: string;
  name: string;
}

const LIVE = 'SELECT id AS row, uuid AS id, name FROM library WHERE removed_at IS NULL';

/** Null when there is none, or when it was removed. */
export function findLibrary(store: Store, id: string): ResolvedLibrary | null {
  return store.database.prepare<[string], ResolvedLibrary>(`${LIVE} AND uuid = ?`).get(id) ?? null;
}

export function findLibraryByName(store: Store, name: string): ResolvedLibrary | null {
  return store.database.prepare<[string], ResolvedLibrary>(`${LIVE} AND name = ?`).get(libraryName(name)) ?? null;
}

/**
 * The library of that name, made when it is missing. A removed one comes back under its UUID without its documents, so
 * that references and tags find their place again when the same policies are imported once more.
 */
export function ensureLibrary(store: Store, name: string, demo: boolean): ResolvedLibrary {
  const found = findLibraryByName(store, name);
  if (found !== null) return found;
  const removed = store.database
    .prepare<[string], ResolvedLibrary>(
      'SELECT id AS row, uuid AS id, name FROM library WHERE name = ? ORDER BY removed_at DESC LIMIT 1',
    )
    .get(libraryName(name));
  if (removed !== undefined) {
    reviveLibrary(store, removed.row);
    return removed;
  }
  const id = randomUUID();
  const { lastInsertRowid } = store.database
    .prepare('INSERT INTO library (uuid, name, demo, created_at) VALUES (?, ?, ?, ?)')
    .run(id, libraryName(name), demo ? 1 : 0, Date.now());
  const row = Number(lastInsertRowid);
  createWordsIndex(store, row);
  return { row, id, name: libraryName(name) };
}

/** Takes the removal of a library back, not that of its documents. */
export function reviveLibrary(store: Store, libraryRow: number): void {
  store.database.prepare('UPDATE library SET removed_at = NULL WHERE id = ?').run(libraryRow);
  createWordsIndex(store, libraryRow);
}

/**
 * Every library with its documents, by name and key. Removed ones are not there. `fingerprint`: of the model in use,
 * for the counts of what is embedded.
 */
export function listLibraries(store: Store, fingerprint: string): LibrarySummary[] {
  const documents = documentRows(store, fingerprint, null);
  return store.database
    .prepare<[], ResolvedLibrary & { demo: number }>(
      'SELECT id AS row, uuid AS id, name, demo FROM library WHERE removed_at IS NULL ORDER BY name',
    )
    .all()
    .map(({ row, id, name, demo }) => ({
      id,
      name,
      demo: demo === 1,
      documents: documents.filter(({ library }) => library === row).map(summaryOf),
    }));
}

/** One document as it stands in the list; null when it is removed. */
export function documentSummary(store: Store, fingerprint: string, documentRow: number): DocumentSummary | null {
  const [row] = documentRows(store, fingerprint, documentRow);
  return row === undefined ? null : summaryOf(row);
}

interface DocumentRow {
  library: number;
  key: string;
  title: string;
  number: string | null;
  owner: string | null;
  kind: DocumentKind;
  format: Format;
  label: string;
  sha256: string;
  status: number;
  valid_from: number;
  valid_to: number;
  passages: number;
  embedded: number;
  page_count: number | null;
  imported_at: number;
  problems: string;
}

function documentRows(store: Store, fingerprint: string, only: number | null): DocumentRow[] {
  return store.database
    .prepare<[{ model: number; only: number | null }], DocumentRow>(
      `SELECT document.library, document.key, version.*,
         (SELECT count(*) FROM passage WHERE passage.version = version.id) AS passages,
         (SELECT count(*) FROM passage JOIN embedding ON embedding.passage = passage.id
           WHERE passage.version = version.id AND embedding.model = @model) AS embedded
       FROM document JOIN newest_version AS version ON version.document = document.id
       WHERE document.removed_at IS NULL AND (@only IS NULL OR document.id = @only)
       ORDER BY document.library, document.key`,
    )
    .all({ model: modelRow(store, fingerprint), only });
}

function summaryOf(row: DocumentRow): DocumentSummary {
  return {
    key: row.key,
    title: row.title,
    number: row.number,
    owner: row.owner,
    kind: row.kind,
    format: row.format,
    version: row.label,
    sha256: row.sha256,
    status: STATUSES[row.status] ?? 'in-force',
    from: formatDay(row.valid_from),
    to: formatDay(row.valid_to),
    passages: row.passages,
    embedded: row.embedded,
    pages: row.page_count,
    importedAt: row.imported_at,
    problems: JSON.parse(row.problems) as ReadingProblem[],
  };
}

/** Titles of a library's documents, as their newest versions bear them, by the document's row. */
export function documentTitles(store: Store, library: ResolvedLibrary): Map<number, string> {
  const rows = store.database
    .prepare<[number], { row: number; title: string }>(
      `SELECT document.id AS row, version.title FROM document JOIN version
         ON version.id = (SELECT id FROM newest_version WHERE document = document.id)
       WHERE document.library = ? AND document.removed_at IS NULL`,
    )
    .all(library.row);
  return new Map(rows.map(({ row, title }) => [row, title]));
}
