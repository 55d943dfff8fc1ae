import type { PassageRow } from '../../../shared/operation-results.ts';
import { formatReference } from '../../../shared/reference.ts';
import { rareDetails } from './cited-place.ts';
import type { ResolvedLibrary } from './libraries.ts';
import type { Store } from './open-store.ts';
import { loadPassages, type StoredPassage } from './passages.ts';

/** Passages in one page of the list. */
const PAGE = 500;

/**
 * The passages of the newest version of each document, in order of document and place, a page at a time. `after`: `id`
 * of the last row of the page before. `next` is null on the last page.
 */
export function listPassages(
  store: Store,
  library: ResolvedLibrary,
  after?: number,
): { rows: PassageRow[]; next: number | null } {
  const ids = store.database
    .prepare(
      `SELECT passage.id
       FROM document
       JOIN newest_version AS version ON version.document = document.id
       JOIN passage ON passage.version = version.id
       WHERE document.library = @library AND document.removed_at IS NULL AND (@after IS NULL
         OR (document.key, passage.ordinal) > (SELECT document.key, passage.ordinal
           FROM passage JOIN document ON document.id = passage.document WHERE passage.id = @after))
       ORDER BY document.key, passage.ordinal
       LIMIT @limit`,
    )
    .pluck()
    .all({ library: library.row, after: after ?? null, limit: PAGE }) as number[];
  const passages = loadPassages(store, ids);
  const rows = ids.map((id) => passages.get(id)).filter((passage) => passage !== undefined);
  return { rows: rows.map(rowOf), next: ids.length === PAGE ? (ids.at(-1) ?? null) : null };
}

function rowOf(passage: StoredPassage): PassageRow {
  return {
    id: passage.id,
    reference: formatReference(passage.reference),
    document: { key: passage.document.key, title: passage.document.title },
    version: { sha256: passage.version.sha256 },
    clause: passage.clause,
    headings: passage.headings,
    offsets: [passage.start, passage.end],
    lines: passage.lines,
    pages: passage.pages,
    text: passage.text,
    ...rareDetails(passage),
  };
}
