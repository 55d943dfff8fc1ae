import { createHash } from 'node:crypto';
import type { Store } from './open-store.ts';

/**
 * What a person or a door of the program did to the policies. Vectors, jobs and counters are derived and leave no row; nor
 * do asked questions, saved searches and bookmarks, since a row here can never be erased.
 */
export type ChangeOperation =
  | 'import'
  | 'new-version'
  | 'reread'
  | 'rename'
  | 'rename-library'
  | 'edit'
  | 'move'
  | 'remove'
  | 'restore'
  | 'purge'
  | 'tag'
  | 'synonym'
  | 'remove-phrasing'
  | 'import-phrasings'
  | 'watch'
  | 'unwatch'
  | 'resolve-notice'
  | 'shipped-phrasings';

/** Ids, hashes and counts only: the history outlives erased text. */
export type ChangeDetails = Readonly<Record<string, string | number | null>>;

interface ChangeRow {
  id: number;
  at: number;
  account: string;
  operation: string;
  details: string;
  previous_hash: string;
  hash: string;
}

/** Adds a row to the history. Belongs into the transaction of the write that it tells of. */
export function recordChange(store: Store, account: string, operation: ChangeOperation, details: ChangeDetails): void {
  const last = store.database
    .prepare<[], { id: number; hash: string }>('SELECT id, hash FROM change ORDER BY id DESC LIMIT 1')
    .get();
  const row = {
    id: (last?.id ?? 0) + 1,
    at: Date.now(),
    account,
    operation,
    details: JSON.stringify(details),
    previous_hash: last?.hash ?? '',
  };
  store.database
    .prepare(
      `INSERT INTO change (id, at, account, operation, details, previous_hash, hash)
       VALUES (@id, @at, @account, @operation, @details, @previous_hash, @hash)`,
    )
    .run({ ...row, hash: hashOf(row) });
}

/** Id of the first row that is missing, altered or not chained to the one before; null when the chain is whole. */
export function firstBrokenChange(store: Store): number | null {
  let before = { id: 0, hash: '' };
  for (const row of store.database.prepare<[], ChangeRow>('SELECT * FROM change ORDER BY id').iterate()) {
    if (row.id !== before.id + 1 || row.previous_hash !== before.hash || row.hash !== hashOf(row)) return row.id;
    before = row;
  }
  return null;
}

function hashOf(row: Omit<ChangeRow, 'hash'>): string {
  const told = JSON.stringify([row.id, row.at, row.account, row.operation, row.details, row.previous_hash]);
  return createHash('sha256').update(told, 'utf8').digest('hex');
}
