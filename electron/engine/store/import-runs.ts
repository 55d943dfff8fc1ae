import { LIMITS } from '../../../shared/limits.ts';
import type { ErrorCode, ErrorDetails } from '../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../shared/document.ts';
import type { ImportEnding, ImportReport, ImportSummary } from '../../../shared/import-report.ts';
import { IMPORT_OUTCOMES, type ImportedFile, type ImportOutcome } from '../../../shared/operation-results.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { libraryName } from './names.ts';
import type { Store } from './open-store.ts';

/** Begins the report of an import into one library. Inside a write transaction. Answers its row. */
export function startImportRun(store: Store, library: string, account: string): number {
  const { lastInsertRowid } = store.database
    .prepare('INSERT INTO import_run (library_name, account, started_at) VALUES (?, ?, ?)')
    .run(libraryName(library), account, Date.now());
  store.database
    .prepare(
      `DELETE FROM import_run WHERE ended_at IS NOT NULL
         AND id NOT IN (SELECT id FROM import_run ORDER BY id DESC LIMIT ?)`,
    )
    .run(LIMITS.importReports);
  return Number(lastInsertRowid);
}

/** Adds what became of a file. Inside a write transaction. */
export function recordImportedFile(store: Store, run: number, file: ImportedFile): void {
  store.database
    .prepare(
      `INSERT INTO import_run_file (run, file, key, outcome, code, details, problems, encoding)
       VALUES (@run, @file, @key, @outcome, @code, @details, @problems, @encoding)`,
    )
    .run({
      ...file,
      run,
      details: JSON.stringify(file.details),
      problems: JSON.stringify(file.problems),
    });
  store.database
    .prepare(
      `UPDATE import_run SET library = (
         SELECT id FROM library WHERE name = import_run.library_name AND removed_at IS NULL)
       WHERE id = ? AND library IS NULL`,
    )
    .run(run);
}

/** Remembers that not all files of the import got their outcome. Inside a write transaction. */
export function breakImportRun(store: Store, run: number, ending: Exclude<ImportEnding, 'done'>): void {
  store.database.prepare('UPDATE import_run SET ending = ? WHERE id = ?').run(ending, run);
}

/** Ends the report when no file of the import is left; one that never saw a file is forgotten. In a write transaction. */
export function endImportRun(store: Store, run: number): void {
  const isOpen = store.database.prepare("SELECT 1 FROM job WHERE run = ? AND state IN ('waiting', 'running') LIMIT 1");
  if (isOpen.get(run) !== undefined) return;
  store.database
    .prepare("UPDATE import_run SET ended_at = ?, ending = coalesce(ending, 'done') WHERE id = ? AND ended_at IS NULL")
    .run(Date.now(), run);
  store.database
    .prepare(
      'DELETE FROM import_run WHERE id = ? AND NOT EXISTS (SELECT 1 FROM import_run_file WHERE run = import_run.id)',
    )
    .run(run);
}

/** Reports of past and present imports, the newest first. Those of removed libraries aside. */
export function listImportRuns(store: Store): ImportSummary[] {
  return summaries(store, null);
}

/** A page of a report; `after`: `next` of the page before. Error: `import-unknown`. */
export function readImportRun(store: Store, id: number, after: number): Result<ImportReport> {
  const [summary] = summaries(store, id);
  if (summary === undefined) return fail('import-unknown', { id });
  const rows = store.database
    .prepare<[number, number, number], FileRow>(
      `SELECT id, file, key, outcome, code, details, problems, encoding FROM import_run_file
       WHERE run = ? AND id > ? ORDER BY id LIMIT ?`,
    )
    .all(id, after, LIMITS.reportPage);
  const files = rows.map(({ id: _row, details, problems, ...file }) => ({
    ...file,
    details: JSON.parse(details) as ErrorDetails,
    problems: JSON.parse(problems) as ReadingProblem[],
  }));
  return succeed({ ...summary, files, next: rows.length < LIMITS.reportPage ? null : (rows.at(-1)?.id ?? null) });
}

interface FileRow {
  id: number;
  file: string;
  key: string;
  outcome: ImportOutcome;
  code: ErrorCode | null;
  details: string;
  problems: string;
  encoding: string | null;
}

function summaries(store: Store, only: number | null): ImportSummary[] {
  const counts = store.database.prepare<[number], { outcome: ImportOutcome; files: number }>(
    'SELECT outcome, count(*) AS files FROM import_run_file WHERE run = ? GROUP BY outcome',
  );
  return store.database
    .prepare<[{ only: number | null }], Omit<ImportSummary, 'counts'>>(
      `SELECT run.id, run.library_name AS library, run.account, run.started_at AS startedAt, run.ended_at AS endedAt,
         iif(run.ended_at IS NULL, NULL, run.ending) AS ending
       FROM import_run AS run LEFT JOIN library ON library.id = run.library
       WHERE library.removed_at IS NULL AND (@only IS NULL OR run.id = @only)
       ORDER BY run.id DESC`,
    )
    .all({ only })
    .map((run) => {
      const found = new Map(counts.all(run.id).map(({ outcome, files }) => [outcome, files]));
      return { ...run, counts: countsOf((outcome) => found.get(outcome) ?? 0) };
    });
}

function countsOf(count: (outcome: ImportOutcome) => number): Record<ImportOutcome, number> {
  return Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    ImportOutcome,
    number
  >;
}
