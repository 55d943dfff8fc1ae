import type { Day } from '../../../shared/dates.ts';
import { STATUSES, type DocumentKind, type PassageKind, type Status } from '../../../shared/document.ts';
import type { Reference } from '../../../shared/reference.ts';
import { filterParameters, IN_SCOPE } from './filter-parameters.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import type { ScopeFilter } from './scope.ts';

/** A passage with everything that a citation and a score need. */
export interface StoredPassage {
  /** Internal; never reused. */
  id: number;
  libraryRow: number;
  reference: Reference;
  document: { row: number; key: string; title: string; kind: DocumentKind };
  version: { row: number; label: string; sha256: string; status: Status; from: Day; to: Day };
  /** Place in the version, from 0. */
  ordinal: number;
  kind: PassageKind;
  clause: string | null;
  clauseKey: string | null;
  headings: string[];
  lines: [number, number] | null;
  pages: [number, number] | null;
  pageLabels: string[] | null;
  /** How sure the recognition of a scanned text is, 0..100; null for text that is no scan. */
  scanConfidence: number | null;
  /** Name of the place in the original (an HTML id); null when it has none. */
  anchor: string | null;
  /** Exactly the version's text from `start` to `end`. */
  text: string;
  start: number;
  end: number;
  /** Tags of the author and phrasings of people, one a line. */
  phrasings: string;
  /** Printed words, numbers and Han characters of the text. */
  wordsLength: number;
}

/** The passages of these ids; an id that is gone, or whose document was removed, has no entry. */
export function loadPassages(store: Store, ids: readonly number[]): Map<number, StoredPassage> {
  const rows = store.database
    .prepare<[string], PassageRow>(`${PASSAGE_COLUMNS} AND passage.id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, passageOf(row)]));
}

/** All passages of a version in order of place. */
export function passagesOfVersion(store: Store, versionRow: number): StoredPassage[] {
  return store.database
    .prepare<[number], PassageRow>(`${PASSAGE_COLUMNS} AND passage.version = ? ORDER BY passage.ordinal`)
    .all(versionRow)
    .map(passageOf);
}

/**
 * Ids of the passages in scope that bear one of these clause keys, at most `limit`: first those whose own number it is,
 * then those found by another key (an enclosing clause, the last part of a nested number); each in order of document
 * and place.
 */
export function passagesByClause(
  store: Store,
  library: ResolvedLibrary,
  keys: readonly string[],
  filter: ScopeFilter,
  limit: number,
): number[] {
  return store.database
    .prepare(
      `SELECT passage.id
       FROM passage_key
       JOIN passage ON passage.id = passage_key.passage
       JOIN version ON version.id = passage.version
       JOIN document ON document.id = passage.document
       WHERE passage_key.library = @library AND passage_key.key IN (SELECT value FROM json_each(@keys))
         AND document.removed_at IS NULL AND ${IN_SCOPE}
       GROUP BY passage.id
       ORDER BY max(passage_key.own) DESC, document.key, version.id, passage.ordinal
       LIMIT @limit`,
    )
    .pluck()
    .all({ ...filterParameters(filter), library: library.row, keys: JSON.stringify(keys), limit }) as number[];
}

const PASSAGE_COLUMNS = `
  SELECT passage.*, library.uuid AS library_id, document.key AS document_key, version.title, version.label,
    version.kind AS document_kind, version.sha256, version.status, version.valid_from, version.valid_to
  FROM passage
  JOIN version ON version.id = passage.version
  JOIN document ON document.id = passage.document
  JOIN library ON library.id = passage.library
  WHERE document.removed_at IS NULL`;

interface PassageRow {
  id: number;
  library: number;
  document: number;
  version: number;
  ordinal: number;
  start_offset: number;
  end_offset: number;
  first_line: number | null;
  last_line: number | null;
  first_page: number | null;
  last_page: number | null;
  page_labels: string | null;
  scan_confidence: number | null;
  anchor: string | null;
  headings: string;
  clause: string | null;
  clause_key: string | null;
  kind: PassageKind;
  text_hash: string;
  text: string;
  phrasings: string;
  words_length: number;
  library_id: string;
  document_key: string;
  document_kind: DocumentKind;
  title: string;
  label: string;
  sha256: string;
  status: number;
  valid_from: number;
  valid_to: number;
}

function passageOf(row: PassageRow): StoredPassage {
  return {
    id: row.id,
    libraryRow: row.library,
    reference: {
      library: row.library_id,
      document: row.document_key,
      version: row.sha256,
      clauseKey: row.clause_key,
      start: row.start_offset,
      end: row.end_offset,
      textHash: row.text_hash,
    },
    document: { row: row.document, key: row.document_key, title: row.title, kind: row.document_kind },
    version: {
      row: row.version,
      label: row.label,
      sha256: row.sha256,
      status: STATUSES[row.status] ?? 'in-force',
      from: row.valid_from,
      to: row.valid_to,
    },
    ordinal: row.ordinal,
    kind: row.kind,
    clause: row.clause,
    clauseKey: row.clause_key,
    headings: JSON.parse(row.headings) as string[],
    lines: pairOf(row.first_line, row.last_line),
    pages: pairOf(row.first_page, row.last_page),
    pageLabels: row.page_labels === null ? null : (JSON.parse(row.page_labels) as string[]),
    scanConfidence: row.scan_confidence,
    anchor: row.anchor,
    text: row.text,
    start: row.start_offset,
    end: row.end_offset,
    phrasings: row.phrasings,
    wordsLength: row.words_length,
  };
}

function pairOf(first: number | null, last: number | null): [number, number] | null {
  return first === null || last === null ? null : [first, last];
}
