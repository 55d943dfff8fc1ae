import type { PhrasingOrigin } from '../../../shared/search-result.ts';
import { attach, type Attachment } from './attach-phrasings.ts';
import { recordChange } from './changes.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** One row of everything that widens a query or makes a rule found by other words. */
export interface Phrasing {
  phrasing: string;
  /** What it stands for; null when it is a phrasing of the rule that it is attached to. */
  meaning: string | null;
  origin: PhrasingOrigin;
  /** Key of the document that it is attached to, or was found in. */
  document: string | null;
  clauseKey: string | null;
  author: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Whether the newest version of its document has neither its clause nor its text any more. */
  lostItsRule: boolean;
}

/** A short form and what it stands for. */
export interface Abbreviation {
  short: string;
  long: string;
}

/** Words that also mean other words in this library: the shipped list, its people's own, its texts' abbreviations. */
export function wideningsFor(
  store: Store,
  library: ResolvedLibrary,
): { from: string; to: string; origin: PhrasingOrigin }[] {
  return store.database
    .prepare<[number], { from: string; to: string; origin: PhrasingOrigin }>(
      `SELECT DISTINCT phrasing AS "from", meaning AS "to", origin
       FROM phrasing LEFT JOIN document ON document.id = phrasing.document
       WHERE (phrasing.library = ? OR phrasing.library IS NULL) AND meaning IS NOT NULL AND document.removed_at IS NULL
       ORDER BY phrasing, meaning, origin`,
    )
    .all(library.row);
}

/** Everything that was said about a library's words, the oldest first. Shipped rows and removed documents aside. */
export function listPhrasings(store: Store, library: ResolvedLibrary): Phrasing[] {
  const rows = store.database
    .prepare<[number], PhrasingRow>(
      `SELECT phrasing.*, document.key FROM phrasing LEFT JOIN document ON document.id = phrasing.document
       WHERE phrasing.library = ? AND document.removed_at IS NULL ORDER BY phrasing.id`,
    )
    .all(library.row);
  const lost = lostRows(store, rows);
  return rows.map((row) => ({
    phrasing: row.phrasing,
    meaning: row.meaning,
    origin: row.origin,
    document: row.key,
    clauseKey: row.clause_key,
    author: row.author,
    createdAt: row.created_at,
    lostItsRule: lost.has(row.id),
  }));
}

/** Brings the shipped list up to date; writes only when it differs. */
export function syncShippedPhrasings(store: Store, list: readonly Abbreviation[], account: string): void {
  const wanted = JSON.stringify(list.map(({ short, long }) => [short, long]).sort());
  const present = store.database
    .prepare<[], { phrasing: string; meaning: string }>(
      "SELECT phrasing, meaning FROM phrasing WHERE origin = 'shipped'",
    )
    .all();
  if (JSON.stringify(present.map(({ phrasing, meaning }) => [phrasing, meaning]).sort()) === wanted) return;
  inWriteTransaction(store, () => {
    store.database.prepare("DELETE FROM phrasing WHERE origin = 'shipped'").run();
    const insert = store.database.prepare(
      "INSERT INTO phrasing (phrasing, meaning, origin, created_at) VALUES (?, ?, 'shipped', ?)",
    );
    for (const { short, long } of list) insert.run(short, long, Date.now());
    recordChange(store, account, 'shipped-phrasings', { count: list.length });
  });
}

/** What a document says of itself: abbreviations that its text explains, phrasings that its author gave to a rule. */
export interface DocumentPhrasings {
  abbreviations: readonly Abbreviation[];
  tags: readonly (Attachment & { phrasing: string })[];
}

/** Replaces what a document says of itself by what its new version says. */
export function replaceDocumentPhrasings(
  store: Store,
  libraryRow: number,
  documentRow: number,
  said: DocumentPhrasings,
): void {
  store.database.prepare("DELETE FROM phrasing WHERE document = ? AND origin IN ('text', 'tag')").run(documentRow);
  const insert = store.database.prepare(
    `INSERT INTO phrasing (library, document, clause_key, text_hash, phrasing, meaning, origin, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const at = Date.now();
  for (const { short, long } of said.abbreviations) {
    insert.run(libraryRow, documentRow, null, null, short, long, 'text', at);
  }
  for (const { clauseKey, textHash, phrasing } of said.tags) {
    insert.run(libraryRow, documentRow, clauseKey, textHash, phrasing, null, 'tag', at);
  }
}

/** Phrasings that people attached to rules of a document, by the place of the rule among these passages. */
export function attachedPhrasings(
  store: Store,
  documentRow: number,
  passages: readonly Attachment[],
): Map<number, string[]> {
  const rows = store.database
    .prepare<[number], Attachment & { phrasing: string }>(
      `SELECT clause_key AS clauseKey, text_hash AS textHash, phrasing FROM phrasing
       WHERE document = ? AND origin = 'person' AND text_hash IS NOT NULL ORDER BY id`,
    )
    .all(documentRow);
  const attached = new Map<number, string[]>();
  attach(rows, passages).forEach((place, index) => {
    const phrasing = rows[index]?.phrasing;
    if (place !== null && phrasing !== undefined) attached.set(place, [...(attached.get(place) ?? []), phrasing]);
  });
  return attached;
}

interface PhrasingRow {
  id: number;
  document: number | null;
  clause_key: string | null;
  text_hash: string | null;
  phrasing: string;
  meaning: string | null;
  origin: PhrasingOrigin;
  author: string | null;
  created_at: number;
  key: string | null;
}

function lostRows(store: Store, rows: readonly PhrasingRow[]): Set<number> {
  const lost = new Set<number>();
  const newest = store.database.prepare<[number], Attachment>(
    `SELECT clause_key AS clauseKey, text_hash AS textHash FROM passage
     WHERE version = (SELECT id FROM newest_version WHERE document = ?) ORDER BY ordinal`,
  );
  const attachedRows = rows.filter((row) => row.text_hash !== null);
  for (const document of new Set(attachedRows.map((row) => row.document))) {
    if (document === null) continue;
    const group = attachedRows.filter((row) => row.document === document);
    const places = attach(
      group.map((row) => ({ clauseKey: row.clause_key, textHash: row.text_hash })),
      newest.all(document),
    );
    for (const [index, row] of group.entries()) if (places[index] === null) lost.add(row.id);
  }
  return lost;
}
