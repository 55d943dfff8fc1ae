import type { AppError } from '../../../shared/app-error.ts';
import { libraryName } from './names.ts';
import type { Store } from './open-store.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';
import { inWriteTransaction } from './write-transaction.ts';

export type JobKind = 'read' | 'embed' | 'reread' | 'ocr';

export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

/** One piece of work that survives a restart. */
export interface Job {
  id: number;
  kind: JobKind;
  payload: JobPayload;
  /** The import that it belongs to; null for work that is no import. */
  run: number | null;
  /** From 1: how often it was begun. The runner decides when it is enough: a killed process is not the job's fault. */
  attempts: number;
}

/**
 * Adds a job. Higher priorities go first, equal ones in order. `once`: not when one of that kind waits already. `claimer`:
 * the process that will do it itself, so that no other takes it while that one lives. Answers its id, null when none was
 * added.
 */
export function enqueueJob(
  store: Store,
  job: {
    kind: JobKind;
    payload?: JobPayload;
    run?: number;
    priority?: number;
    once?: boolean;
    claimer?: ProcessIdentity;
  },
): number | null {
  return inWriteTransaction(store, () => {
    const waiting = store.database.prepare("SELECT 1 FROM job WHERE kind = ? AND state = 'waiting'").get(job.kind);
    if (job.once === true && waiting !== undefined) return null;
    const { lastInsertRowid } = store.database
      .prepare(
        `INSERT INTO job (kind, priority, payload, run, state, claimed_by, claimed_start, created_at)
         VALUES (@kind, @priority, @payload, @run, iif(@pid IS NULL, 'waiting', 'running'), @pid, @started, @at)`,
      )
      .run({
        kind: job.kind,
        priority: job.priority ?? 0,
        payload: JSON.stringify(job.payload ?? {}),
        run: job.run ?? null,
        pid: job.claimer?.pid ?? null,
        started: job.claimer?.started ?? null,
        at: Date.now(),
      });
    return Number(lastInsertRowid);
  });
}

/**
 * Claims the next job of these kinds for a process; null when there is none. The claims of dead processes are void. Of
 * the other kinds than `read` one runs at a time: two would do the same passages and pages.
 */
export function claimJob(store: Store, claimer: ProcessIdentity, kinds: readonly JobKind[]): Job | null {
  return inWriteTransaction(store, () => {
    releaseDeadClaims(store);
    const row = store.database
      .prepare<[string], Omit<Job, 'payload'> & { payload: string }>(
        `SELECT id, kind, payload, run, attempts + 1 AS attempts FROM job
         WHERE state = 'waiting' AND kind IN (SELECT value FROM json_each(?))
           AND (kind = 'read' OR NOT EXISTS (
             SELECT 1 FROM job AS other WHERE other.kind = job.kind AND other.state = 'running'))
         ORDER BY priority DESC, id LIMIT 1`,
      )
      .get(JSON.stringify(kinds));
    if (row === undefined) return null;
    store.database
      .prepare("UPDATE job SET state = 'running', attempts = ?, claimed_by = ?, claimed_start = ? WHERE id = ?")
      .run(row.attempts, claimer.pid, claimer.started, row.id);
    return { ...row, payload: JSON.parse(row.payload) as JobPayload };
  });
}

/** The job is done; nothing of it stays. */
export function finishJob(store: Store, id: number): void {
  inWriteTransaction(store, () => {
    store.database.prepare('DELETE FROM job WHERE id = ?').run(id);
  });
}

/** Gives a job back to the queue, or up. */
export function failJob(store: Store, id: number, error: AppError, retry: boolean): void {
  inWriteTransaction(store, () => {
    store.database
      .prepare(
        `UPDATE job SET error = @error, claimed_by = NULL, claimed_start = NULL,
           state = iif(@retry, 'waiting', 'failed')
         WHERE id = @id`,
      )
      .run({ id, error: JSON.stringify(error), retry: retry ? 1 : 0 });
  });
}

/** Takes back the reading of files into a library: it was removed, and what still waits must not bring it back. */
export function withdrawReadJobs(store: Store, library: string): void {
  for (const job of openReadJobs(store, library)) finishJob(store, job);
}

/** Jobs of files that wait to be read into the library of this name, or are being read. */
export function openReadJobs(store: Store, library: string): number[] {
  return store.database
    .prepare<[], { id: number; library: string }>(
      "SELECT id, payload ->> 'library' AS library FROM job WHERE kind = 'read' AND state IN ('waiting', 'running')",
    )
    .all()
    .filter((job) => libraryName(job.library) === library)
    .map(({ id }) => id);
}

/** False when the job is done or was taken back. */
export function isJobOpen(store: Store, id: number): boolean {
  return (
    store.database.prepare("SELECT 1 FROM job WHERE id = ? AND state IN ('waiting', 'running')").get(id) !== undefined
  );
}

/** How many jobs of a kind wait or run, in any process. */
export function countOpenJobs(store: Store, kind: JobKind): number {
  const count = store.database
    .prepare("SELECT count(*) FROM job WHERE kind = ? AND state IN ('waiting', 'running')")
    .pluck()
    .get(kind);
  return Number(count);
}

/** Gives everything of a kind that a process still holds back to the queue: it ends, and the next one goes on. */
export function releaseJobs(store: Store, claimer: ProcessIdentity, kind: JobKind): void {
  inWriteTransaction(store, () => {
    store.database
      .prepare(
        `UPDATE job SET state = 'waiting', attempts = max(0, attempts - 1), claimed_by = NULL, claimed_start = NULL
         WHERE state = 'running' AND kind = ? AND claimed_by = ? AND claimed_start = ?`,
      )
      .run(kind, claimer.pid, claimer.started);
  });
}

function releaseDeadClaims(store: Store): void {
  const claims = store.database
    .prepare<[], { id: number; pid: number; started: string }>(
      "SELECT id, claimed_by AS pid, claimed_start AS started FROM job WHERE state = 'running'",
    )
    .all();
  const release = store.database.prepare(
    "UPDATE job SET state = 'waiting', claimed_by = NULL, claimed_start = NULL WHERE id = ?",
  );
  for (const { id, ...claimer } of claims) if (!isRunning(claimer)) release.run(id);
}
