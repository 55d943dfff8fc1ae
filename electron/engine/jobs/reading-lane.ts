import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { ingestFile, type FileToIngest, type IngestTools } from '../ingest/ingest-file.ts';
import { claimJob, countOpenJobs, enqueueJob, failJob, finishJob, releaseJobs } from '../store/jobs.ts';
import { thisProcess } from '../store/process-identity.ts';
import { inWriteTransaction } from '../store/write-transaction.ts';
import { fileOfPayload, payloadOfFile } from './read-payload.ts';

export type FileListener = (file: ImportedFile, done: number, total: number) => void;

interface QueuedFile {
  job: number;
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
   * files that were brought in by then stay.
   */
  async importFiles(
    files: readonly FileToIngest[],
    signal: AbortSignal,
    onFile: FileListener,
  ): Promise<ImportedFile[]> {
    const { store } = this.#tools;
    const jobs = inWriteTransaction(store, () =>
      files.map((file) => enqueueJob(store, { kind: 'read', payload: payloadOfFile(file), claimer: this.#claimer })),
    );
    let done = 0;
    const outcomes = files.map(async (file, index) => {
      const job = jobs[index] ?? null;
      const result = job === null ? fail('internal') : await this.#add(job, file, signal);
      if (result.ok) onFile(result.value, ++done, files.length);
      return result;
    });
    this.#onChange();
    void this.#run();
    return allSucceeded(await Promise.all(outcomes));
  }

  /** Reads what a dead process left behind. */
  async takeOver(): Promise<void> {
    const { store } = this.#tools;
    for (let job = claimJob(store, this.#claimer, ['read']); job; job = claimJob(store, this.#claimer, ['read'])) {
      void this.#add(job.id, fileOfPayload(job.payload), new AbortController().signal);
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

  #add(job: number, file: FileToIngest, signal: AbortSignal): Promise<Result<ImportedFile>> {
    return new Promise((settle) => this.#queue.push({ job, file, signal, settle }));
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

  async #readOne({ job, file, signal }: QueuedFile): Promise<Result<ImportedFile>> {
    const { store } = this.#tools;
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    const result = ended.aborted ? fail('cancelled') : await this.#outcomeOf(file, job, ended);
    if (result.ok) finishJob(store, job);
    // The job stays: the next process that runs jobs reads the file.
    else if (this.#closing.signal.aborted) return fail('engine-stopped');
    else if (signal.aborted) finishJob(store, job);
    else failJob(store, job, result.error, false);
    return result;
  }

  /** A fault of the store is an answer too, so that one file cannot stop the lane. */
  async #outcomeOf(file: FileToIngest, job: number, signal: AbortSignal): Promise<Result<ImportedFile>> {
    try {
      return await ingestFile(this.#tools, file, job, signal);
    } catch (error) {
      return { ok: false, error: toAppError(error) };
    }
  }
}

function allSucceeded(results: Result<ImportedFile>[]): ImportedFile[] {
  return results.map((result) => {
    if (!result.ok) throw new CodedError(result.error.code, result.error.details);
    return result.value;
  });
}
