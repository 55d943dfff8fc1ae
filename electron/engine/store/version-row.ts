import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';

/** The row of the newest version of a document that has these bytes. Error: `document-unknown` {document}. */
export function versionRowOf(store: Store, library: ResolvedLibrary, key: string, sha256: string): Result<number> {
  const row = store.database
    .prepare<[number, string, string], number>(
      `SELECT version.id FROM version JOIN document ON document.id = version.document
       WHERE document.library = ? AND document.key = ? AND document.removed_at IS NULL AND version.sha256 = ?
       ORDER BY version.id DESC LIMIT 1`,
    )
    .pluck()
    .get(library.row, documentKeyName(key), sha256);
  return row === undefined ? fail('document-unknown', { document: key }) : succeed(row);
}
