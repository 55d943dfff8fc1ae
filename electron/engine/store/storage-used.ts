import fs from 'node:fs';
import type { Store } from './open-store.ts';

/** Bytes of the store's file with what waits to be written into it, and of the originals in it, by library (UUID). */
export function storageUsed(store: Store): { store: number; originals: number; libraries: Record<string, number> } {
  const rows = store.database
    .prepare<[], { library: string; bytes: number }>(
      `SELECT library.uuid AS library, total(held.bytes) AS bytes
       FROM library LEFT JOIN (
         SELECT DISTINCT document.library, original.sha256, original.byte_length AS bytes
         FROM document JOIN version ON version.document = document.id JOIN original ON original.sha256 = version.sha256
         WHERE document.removed_at IS NULL
       ) AS held ON held.library = library.id
       WHERE library.removed_at IS NULL GROUP BY library.id`,
    )
    .all();
  const originals = store.database.prepare('SELECT total(byte_length) FROM original').pluck().get();
  return {
    store: ['', '-wal'].reduce((bytes, ending) => bytes + sizeOf(`${store.database.name}${ending}`), 0),
    originals: Number(originals),
    libraries: Object.fromEntries(rows.map(({ library, bytes }) => [library, bytes])),
  };
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
