import { LIMITS } from '../../../shared/limits.ts';
import type { KeptKind } from '../../../shared/keep-operations.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { markErasing } from './erase.ts';
import type { Store } from './open-store.ts';
import { inWriteTransaction } from './write-transaction.ts';

const MS_PER_DAY = 86_400_000;

const TABLES: Readonly<Record<KeptKind, string>> = { search: 'saved_search', bookmark: 'bookmark' };

/** Takes one out of its list. It can be brought back for `LIMITS.removedDays`. Error: `kept-unknown`. */
export function removeKept(store: Store, kind: KeptKind, id: number): Result<null> {
  const table = TABLES[kind];
  const now = Date.now();
  return inWriteTransaction(store, () => {
    const expired = store.database
      .prepare(`DELETE FROM ${table} WHERE removed_at < ?`)
      .run(now - LIMITS.removedDays * MS_PER_DAY);
    if (expired.changes > 0) markErasing(store);
    const { changes } = store.database
      .prepare(`UPDATE ${table} SET removed_at = ? WHERE id = ? AND removed_at IS NULL`)
      .run(now, id);
    return changes > 0 ? succeed(null) : fail('kept-unknown', { id });
  });
}

/** Brings it back as it was. Error: `kept-unknown`. */
export function restoreKept(store: Store, kind: KeptKind, id: number): Result<null> {
  return inWriteTransaction(store, () => {
    const { changes } = store.database
      .prepare(`UPDATE ${TABLES[kind]} SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL`)
      .run(id);
    return changes > 0 ? succeed(null) : fail('kept-unknown', { id });
  });
}
