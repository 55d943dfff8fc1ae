import type { PhrasingOrigin } from '../../../shared/search-result.ts';
import { attach, type Attachment } from './attach-phrasings.ts';
import { storeStamp } from './change-counter.ts';
import { recordChange } from './changes.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** One row of everything that widens a query or makes a rule found by other words. */
export interface Phrasing {
  /** Internal; never reused. */
  id: number;
  phrasing: string;
  /** What it stands for; null when it is a phrasing of the rule that it is attached to. */
  meaning: string | null;
  origin: PhrasingOrigin;
  /** Key of the document that it is attached to, or was found in. */
  document: string | null;
  clauseKey: string | null;
  /** Of the rule that it was attached to; null when it is attached to none. */
  textHash: string | null;
  author: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Whether the newest version of its document has neither its clause nor its text any more. */
  lostItsRule: boolean;
  /** Whether exactly one passage of its document's newest version bears its clause. */
  numberIsUnique: boolean;
}

/** A short form and what it stands for. */
export interface Abbreviation {
  short: string;
  long: string;
}

/** Words that also mean other words in a library. */
export type Widenings = readonly { from: string; to: string; origin: PhrasingOrigin }[];

/** Kept until phrasings change: reading a long list takes longer than finding passages. */
const readWidenings = new WeakMap<Store, { stamp: string; state: string; byLibrary: Map<number, Widenings> }>();

/** The shipped list, its people's own, its texts' abbreviations. The same list as long as no phrasing changes. */
export function wideningsFor(store: Store, library: ResolvedLibrary): Widenings {
  const stamp = storeStamp(store);
  let read = readWidenings.get(store);
  if (read?.stamp !== stamp) {
    const state = phrasingsState(store);
    read = { stamp, state, byLibrary: read?.state === state ? read.byLibrary : new Map<number, Widenings>() };
    readWidenings.set(store, read);
  }
  let widenings = read.byLibrary.get(library.row);
  if (widenings === undefined) {
    widenings = readWideningsFor(store, library);
    read.byLibrary.set(library.row, widenings);
  }
  return widenings;
}

/** Rows are never altered and ids never used again, so another set of rows has another highest id or another count. */
function phrasingsState(store: Store): string {
  return String(
    store.database
      .prepare(
        `SELECT (SELECT coalesce(max(id), 0) FROM phrasing) || ' ' || (SELECT count(*) FROM phrasing) || ' ' ||
           (SELECT total(removed_at) FROM document)`,
      )
      .pluck()
      .get(),
  );
}

function readWideningsFor(store: Store, library: ResolvedLibrary): Widenings {
  return store.database
    .prepare<[number], Widenings[number]>(
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
  const { lost, unique } = rulesOfRows(store, rows);
  return rows.map((row) => phrasingOf(row, { isLost: lost.has(row.id), isUnique: unique.has(row.id) }));
}

/** The list that came with the program, in its order. */
export function listShippedPhrasings(store: Store): Phrasing[] {
  return store.database
    .prepare<[], PhrasingRow>("SELECT phrasing.*, NULL AS key FROM phrasing WHERE origin = 'shipped' ORDER BY id")
    .all()
    .map((row) => phrasingOf(row, { isLost: false, isUnique: false }));
}

function phrasingOf(row: PhrasingRow, { isLost, isUnique }: { isLost: boolean; isUnique: boolean }): Phrasing {
  return {
    id: row.id,
    phrasing: row.phrasing,
    meaning: row.meaning,
    origin: row.origin,
    document: row.key,
    clauseKey: row.clause_key,
    textHash: row.text_hash,
    author: row.author,
    createdAt: row.created_at,
    lostItsRule: isLost,
    numberIsUnique: isUnique,
  };
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

/** A person's phrasing of a rule, with the place of the rule among some passages. */
interface AttachedPhrasing {
  id: number;
  phrasing: string;
  place: number;
}

/** Phrasings that people attached to rules of a document, the oldest first; those whose rule is not here aside. */
export function attachedTo(store: Store, documentRow: number, passages: readonly Attachment[]): AttachedPhrasing[] {
  const rows = store.database
    .prepare<[number], Attachment & { id: number; phrasing: string }>(
      `SELECT id, clause_key AS clauseKey, text_hash AS textHash, phrasing FROM phrasing
       WHERE document = ? AND origin = 'person' AND text_hash IS NOT NULL ORDER BY id`,
    )
    .all(documentRow);
  if (rows.length === 0) return [];
  const places = attach(rows, passages);
  return rows.flatMap(({ id, phrasing }, index) => {
    const place = places[index] ?? null;
    return place === null ? [] : [{ id, phrasing, place }];
  });
}

/** The same by place. */
export function attachedPhrasings(
  store: Store,
  documentRow: number,
  passages: readonly Attachment[],
): Map<number, string[]> {
  const attached = new Map<number, string[]>();
  for (const { place, phrasing } of attachedTo(store, documentRow, passages)) {
    const others = attached.get(place);
    if (others === undefined) attached.set(place, [phrasing]);
    else others.push(phrasing);
  }
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

/** Ids of rows that lost their rule, and of those whose number exactly one passage of the newest version bears. */
function rulesOfRows(store: Store, rows: readonly PhrasingRow[]): { lost: Set<number>; unique: Set<number> } {
  const [lost, unique] = [new Set<number>(), new Set<number>()];
  const newest = store.database.prepare<[number], Attachment>(
    `SELECT clause_key AS clauseKey, text_hash AS textHash FROM passage
     WHERE version = (SELECT id FROM newest_version WHERE document = ?) ORDER BY ordinal`,
  );
  const byDocument = new Map<number, PhrasingRow[]>();
  for (const row of rows) {
    if (row.text_hash === null || row.document === null) continue;
    const group = byDocument.get(row.document);
    if (group === undefined) byDocument.set(row.document, [row]);
    else group.push(row);
  }
  for (const [document, group] of byDocument) {
    const passages = newest.all(document);
    const attachments = group.map((row) => ({ clauseKey: row.clause_key, textHash: row.text_hash }));
    const bearing = new Map<string, number>();
    for (const { clauseKey } of passages) {
      if (clauseKey !== null) bearing.set(clauseKey, (bearing.get(clauseKey) ?? 0) + 1);
    }
    const places = attach(attachments, passages);
    for (const [index, row] of group.entries()) {
      if (places[index] === null) lost.add(row.id);
      if (bearing.get(row.clause_key ?? '') === 1) unique.add(row.id);
    }
  }
  return { lost, unique };
}
