import Database from 'better-sqlite3';
import path from 'node:path';
import type { BuiltLibrary } from './build-library.ts';
import { megabytes } from './measurements.ts';
import { printRow, printSection } from './print-table.ts';

/** Which tables, with their indexes and shadow tables, are the originals, and which the vectors. */
const LEFT_OUT = [/^(sqlite_autoindex_)?original/, /^vectors/];

/** Prints how large the file of one library is beside its text, without originals and vectors. */
export function printGrowth(folder: string, title: string, built: BuiltLibrary, most: number): void {
  const database = new Database(path.join(folder, 'policies.sqlite'), { readonly: true });
  const tables = database
    .prepare<[], { name: string; bytes: number }>(
      'SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC',
    )
    .all();
  const free = Number(database.pragma('freelist_count', { simple: true }));
  const pageSize = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const counted = tables.filter(({ name }) => !LEFT_OUT.some((pattern) => pattern.test(name)));
  const bytes = counted.reduce((sum, table) => sum + table.bytes, 0) + free * pageSize;

  printSection(`${title}: file without originals and vectors, ${built.passages} passages`);
  printRow('text', [megabytes(built.utf8Bytes)]);
  printRow('file', [megabytes(bytes)]);
  printRow('file ÷ text', [timesText(bytes, built)], `at most ${most} ×`);
  for (const table of counted.slice(0, MOST_TABLES)) printRow(`  ${table.name}`, [timesText(table.bytes, built)]);
  printRow('  free pages', [timesText(free * pageSize, built)]);
}

const MOST_TABLES = 10;

function timesText(bytes: number, { utf8Bytes }: BuiltLibrary): string {
  return `${(bytes / utf8Bytes).toFixed(2)} ×`;
}
