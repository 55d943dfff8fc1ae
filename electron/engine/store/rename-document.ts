import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/**
 * Gives a document another key, since its file has another name. It stays the same document: its versions, tags, words
 * and vectors are not touched, and references under its former key still find it. Errors: `document-unknown`, `key-taken` {library, key}.
 */
export function renameDocument(store: Store, documentRow: number, newKey: string, account: string): Result<null> {
  const key = documentKeyName(newKey);
  return inWriteTransaction(store, () => {
    const document = store.database
      .prepare<[number], { libraryRow: number; library: string; name: string }>(
        `SELECT library.id AS libraryRow, library.uuid AS library, library.name
         FROM document JOIN library ON library.id = document.library
         WHERE document.id = ? AND document.removed_at IS NULL`,
      )
      .get(documentRow);
    if (document === undefined) return fail('document-unknown', { document: key });
    const holder = store.database
      .prepare('SELECT 1 FROM document WHERE library = ? AND key = ? AND removed_at IS NULL AND id <> ?')
      .get(document.libraryRow, key, documentRow);
    if (holder !== undefined) return fail('key-taken', { library: document.name, key });
    store.database
      .prepare('INSERT OR IGNORE INTO former_key (document, key) SELECT id, key FROM document WHERE id = ?')
      .run(documentRow);
    store.database.prepare('UPDATE document SET key = ? WHERE id = ?').run(key, documentRow);
    recordChange(store, account, 'rename', { library: document.library, document: documentRow });
    return succeed(null);
  });
}
