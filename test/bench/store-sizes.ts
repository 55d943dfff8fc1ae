import Database from 'better-sqlite3';
import path from 'node:path';
import { megabytes } from './measurements.ts';
import { printRow, printSection } from './print-table.ts';

/** Which tables, with their indexes and shadow tables, make up a part of the file. */
const PARTS = [
  { label: 'words index', pattern: /^words_\d/ },
  { label: 'vectors', pattern: /^vectors/ },
  { label: 'passages with their words and keys', pattern: /^(sqlite_autoindex_)?passage/ },
  { label: 'originals', pattern: /^(sqlite_autoindex_)?original/ },
] as const;

/** Prints the pages that each part of a store takes, the write-ahead log included. */
export function printStoreSizes(dataFolder: string, passages: number): void {
  const database = new Database(path.join(dataFolder, 'policies.sqlite'), { readonly: true });
  const tables = database
    .prepare<[], { name: string; bytes: number }>('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name')
    .all();
  database.close();
  const sumOf = (isPart: (name: string) => boolean) =>
    tables.filter(({ name }) => isPart(name)).reduce((sum, { bytes }) => sum + bytes, 0);

  printSection(`Store with ${passages} passages`);
  printRow('whole', [megabytes(sumOf(() => true))]);
  for (const { label, pattern } of PARTS) printRow(label, [megabytes(sumOf((name) => pattern.test(name)))]);
  printRow('everything else', [megabytes(sumOf((name) => !PARTS.some(({ pattern }) => pattern.test(name))))]);
}
