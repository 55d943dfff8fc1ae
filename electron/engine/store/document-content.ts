import type { DocumentMarks } from '../../../shared/block.ts';
import type { OpenedDocument } from '../../../shared/opened-document.ts';
import { formatDay } from '../../../shared/dates.ts';
import { STATUSES, type Format } from '../../../shared/document.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { documentSummary, type ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import type { Layout } from './version-content.ts';
import { unpackText, versionText } from './version-text.ts';

interface ContentRow {
  document: number;
  label: string;
  sha256: string;
  status: number;
  valid_from: number;
  valid_to: number;
  format: Format;
  has_lines: number;
  version: number;
  layout: Buffer;
}

/** Rows that were made before marks were kept have none until they are read again. */
const NO_MARKS: DocumentMarks = { definitions: [], references: [] };

/**
 * A version of a document as a reader shows it: that of `sha256`, or the newest. `fingerprint`: of the model in use, for
 * the counts. Error: `document-unknown` {document} when the library has no such document or version.
 */
export function openDocument(
  store: Store,
  library: ResolvedLibrary,
  key: string,
  sha256: string | undefined,
  fingerprint: string,
): Result<OpenedDocument> {
  const row = store.database
    .prepare<[{ library: number; key: string; sha256: string | null }], ContentRow>(
      `SELECT version.*, version.id AS version, content.layout
       FROM document
       JOIN version ON version.document = document.id
       JOIN version_content AS content ON content.version = version.id
       WHERE document.library = @library AND document.key = @key AND document.removed_at IS NULL
         AND (version.sha256 = @sha256
           OR @sha256 IS NULL AND version.id = (SELECT id FROM newest_version WHERE document = document.id))
       ORDER BY version.id DESC LIMIT 1`,
    )
    .get({ library: library.row, key: documentKeyName(key), sha256: sha256 ?? null });
  const summary = row === undefined ? null : documentSummary(store, fingerprint, row.document);
  if (row === undefined || summary === null) return fail('document-unknown', { document: key });
  const { blocks, pages, scanned, marks } = JSON.parse(unpackText(row.layout)) as Layout;
  return succeed({
    library: { id: library.id, name: library.name },
    document: summary,
    version: {
      label: row.label,
      sha256: row.sha256,
      status: STATUSES[row.status] ?? 'in-force',
      from: formatDay(row.valid_from),
      to: formatDay(row.valid_to),
    },
    format: row.format,
    hasLines: row.has_lines === 1,
    text: versionText(store, row.version)?.text ?? '',
    blocks,
    pages,
    scanned: scanned ?? [],
    marks: marks ?? NO_MARKS,
  });
}
