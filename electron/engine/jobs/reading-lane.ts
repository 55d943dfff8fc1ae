import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { refused, type FileToIngest } from '../ingest/import-outcome.ts';
import { ingestFile, type IngestTools } from '../ingest/ingest-file.ts';
import { breakImportRun, endImportRun, recordImportedFile, startImportRun } from '../store/import-runs.ts';
import { claimJob, countOpenJobs, enqueueJob, failJob, finishJob, releaseJobs } from '../store/jobs.ts';
import { thisProcess } from '../store/process-identity.ts';
import { inWriteTransaction } from '../store/write-transaction.ts';
import { fileOfPayload, payloadOfFile } from './read-payload.ts';

export type FileListener = (file: ImportedFile, done: number, total: number) => void;

/** What an import has to do: files to read, and what has its outcome without being read. */
export interface FilesToImport {
  files: readonly FileToIngest[];
  settled: readonly ImportedFile[];
}

interface QueuedFile {
  job: number;
  /** The import that it belongs to; null when its report was lost. */
  run: number | null;
  file: FileToIngest;
  signal: AbortSignal;
  settle: (result: Result<ImportedFile>) => void;
}

/** Files that wait to be read, one at a time, in the persisted queue: an import goes on after the process was killed. */
export class ReadingLane {
  readonly #tools: IngestTools;
  readonly #onChange: () => void;
  readonly #claimer = thisProcess();
  readonly #closing = new AbortController();
  readonly #queue: QueuedFile[] = [];
  #running: Promise<void> | null = null;

  constructor(tools: IngestTools, onChange: () => void) {
    this.#tools = tools;
    this.#onChange = onChange;
  }

  /**
   * Queues files and answers when each has its outcome. Files that this process queued are read by it alone, unless it
   * dies: then the next one that runs jobs takes them over. Rejects with `cancelled`, `engine-stopped` or a store's code;
   * files that were brought in by then stay. A report of each import is kept.
   */
  async importFiles(
    { files, settled }: FilesToImport,
    signal: AbortSignal,
    onFile: FileListener,
  ): Promise<ImportedFile[]> {
    const queued = this.#enqueue(files, settled, signal);
    const total = settled.length + files.length;
    let done = 0;
    for (const file of settled) onFile(file, ++done, total);
    const outcomes = queued.map(async (waiting) => {
      const result = await this.#add(waiting);
      if (result.ok) onFile(result.value, ++done, total);
      return result;
    });
    this.#onChange();
    void this.#run();
    return [...settled, ...allSucceeded(await Promise.all(outcomes))];
  }

  /** All files at once, so that an import that is killed at its start is wholly in the queue or not at all. */
  #enqueue(
    files: readonly FileToIngest[],
    settled: readonly ImportedFile[],
    signal: AbortSignal,
  ): Omit<QueuedFile, 'settle'>[] {
    const { store, account } = this.#tools;
    const runs = new Map<string, number>();
    const runOf = (library: string): number => {
      const run = runs.get(library) ?? startImportRun(store, library, account);
      runs.set(library, run);
      return run;
    };
    return inWriteTransaction(store, () => {
      for (const file of settled) recordImportedFile(store, runOf(file.library), file);
      const queued = files.map((file) => {
        const run = runOf(file.library);
        const job = enqueueJob(store, { kind: 'read', payload: payloadOfFile(file), run, claimer: this.#claimer });
        // Only a job that is to stand once can be turned away.
        if (job === null) throw new CodedError('internal', { name: 'job' });
        return { job, run, file, signal };
      });
      for (const run of runs.values()) endImportRun(store, run);
      return queued;
    });
  }

  /** Reads what a dead process left behind. */
  async takeOver(): Promise<void> {
    const { store } = this.#tools;
    for (let job = claimJob(store, this.#claimer, ['read']); job; job = claimJob(store, this.#claimer, ['read'])) {
      const { id, run, payload } = job;
      const { signal } = new AbortController();
      void this.#add({ job: id, run, file: fileOfPayload(payload), signal });
    }
    this.#onChange();
    await this.#run();
  }

  /** How many files wait or are being read, in any process. */
  waiting(): number {
    return countOpenJobs(this.#tools.store, 'read');
  }

  /** Gives what waits back to the queue; resolves when the running step has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    releaseJobs(this.#tools.store, this.#claimer, 'read');
  }

  #add(file: Omit<QueuedFile, 'settle'>): Promise<Result<ImportedFile>> {
    return new Promise((settle) => this.#queue.push({ ...file, settle }));
  }

  #run(): Promise<void> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #drain(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      next.settle(await this.#readOne(next));
      this.#onChange();
    }
  }

  /** A fault of the store is an answer too, so that one file cannot stop the lane. */
  async #readOne(next: QueuedFile): Promise<Result<ImportedFile>> {
    const ended = AbortSignal.any([next.signal, this.#closing.signal]);
    try {
      const result = ended.aborted ? fail('cancelled') : await this.#outcomeOf(next, ended);
      // The job stays: the next process that runs jobs reads the file.
      if (!result.ok && this.#closing.signal.aborted) return fail('engine-stopped');
      this.#settle(next, result);
      return result;
    } catch (error) {
      return { ok: false, error: toAppError(error) };
    }
  }

  async #outcomeOf({ file, job }: QueuedFile, signal: AbortSignal): Promise<Result<ImportedFile>> {
    try {
      return await ingestFile(this.#tools, file, job, signal);
    } catch (thrown) {
      const error = toAppError(thrown);
      // A fault of the program over one file is the outcome of that file; one of the store is that of them all.
      return error.code === 'internal' ? succeed(refused(file, error)) : { ok: false, error };
    }
  }

  /** The outcome goes into the report, and the job out of the queue. */
  #settle({ job, run, signal }: QueuedFile, result: Result<ImportedFile>): void {
    const { store } = this.#tools;
    inWriteTransaction(store, () => {
      if (result.ok || signal.aborted) finishJob(store, job);
      else failJob(store, job, result.error, false);
      if (run === null) return;
      if (result.ok) recordImportedFile(store, run, result.value);
      else breakImportRun(store, run, signal.aborted ? 'cancelled' : 'failed');
      endImportRun(store, run);
    });
  }
}

function allSucceeded(results: Result<ImportedFile>[]): ImportedFile[] {
  return results.map((result) => {
    if (!result.ok) throw new CodedError(result.error.code, result.error.details);
    return result.value;
  });
}
