import { statSync } from 'node:fs';
import type { Store } from './open-store.ts';

/** Version of SQLite, and bytes of the store's file with its journal. */
export function storeFacts({ database }: Store): { sqlite: string; bytes: number } {
  const sqlite = String(database.prepare('SELECT sqlite_version()').pluck().get());
  const sizes = [database.name, `${database.name}-wal`].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  );
  return { sqlite, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
