import { LIMITS } from '../../../shared/limits.ts';
import type { SavedSearch } from '../../../shared/keep-operations.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** By name. */
export function listSavedSearches(store: Store): SavedSearch[] {
  return store.database
    .prepare<[], { id: number; name: string; question: string; scope: string; savedAt: number }>(
      `SELECT id, name, question, scope, saved_at AS savedAt FROM saved_search WHERE removed_at IS NULL
       ORDER BY name COLLATE NOCASE, id`,
    )
    .all()
    .map((row) => ({ ...row, scope: JSON.parse(row.scope) as Scope }));
}

/** Error: `kept-too-many`. */
export function saveSearch(
  store: Store,
  { name, question, scope }: Pick<SavedSearch, 'name' | 'question' | 'scope'>,
): Result<{ id: number }> {
  return inWriteTransaction(store, () => {
    const kept = store.database.prepare('SELECT count(*) FROM saved_search WHERE removed_at IS NULL').pluck().get();
    if (Number(kept) >= LIMITS.kept) return fail('kept-too-many');
    const { lastInsertRowid } = store.database
      .prepare('INSERT INTO saved_search (name, question, scope, saved_at) VALUES (?, ?, ?, ?)')
      .run(name, question, JSON.stringify(scope), Date.now());
    return succeed({ id: Number(lastInsertRowid) });
  });
}

/** Error: `kept-unknown`. */
export function renameSavedSearch(store: Store, id: number, name: string): Result<null> {
  return inWriteTransaction(store, () => {
    const { changes } = store.database
      .prepare('UPDATE saved_search SET name = ? WHERE id = ? AND removed_at IS NULL')
      .run(name, id);
    return changes > 0 ? succeed(null) : fail('kept-unknown', { id });
  });
}
