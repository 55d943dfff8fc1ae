import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { ingestFile, type FileToIngest, type IngestTools } from '../ingest/ingest-file.ts';
import {
  claimJob,
  enqueueJob,
  failJob,
  finishJob,
  countOpenJobs,
  releaseJobs,
  type JobPayload,
} from '../store/jobs.ts';
import { thisProcess } from '../store/process-identity.ts';
import { inWriteTransaction } from '../store/write-transaction.ts';

/** Files that wait to be read, one at a time, in the persisted queue: an import goes on after the process was killed. */
export interface ReadingLane {
  /**
   * Queues files and answers when each has its outcome. Files that this process queued are read by it alone, unless it
   * dies: then the next one that runs jobs takes them over. Rejects with `cancelled`, `engine-stopped` or a store's code;
   * files that were brought in by then stay.
   */
  importFiles(files: readonly FileToIngest[], signal: AbortSignal, onFile: FileListener): Promise<ImportedFile[]>;
  /** Reads what a dead process left behind. */
  takeOver(): Promise<void>;
  waiting(): number;
  /** Gives the running file back to the queue; resolves when its step has ended. */
  close(): Promise<void>;
}

export type FileListener = (file: ImportedFile, done: number, total: number) => void;

interface QueuedFile {
  job: number;
  file: FileToIngest;
  signal: AbortSignal;
  settle: (result: Result<ImportedFile>) => void;
}

export function createReadingLane(tools: IngestTools, onChange: () => void): ReadingLane {
  const { store } = tools;
  const claimer = thisProcess();
  const closing = new AbortController();
  const queue: QueuedFile[] = [];
  let running: Promise<void> | null = null;

  function run(): Promise<void> {
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  async function drain(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      next.settle(await readOne(next));
      onChange();
    }
  }

  async function readOne({ job, file, signal }: QueuedFile): Promise<Result<ImportedFile>> {
    if (closing.signal.aborted) return fail('engine-stopped');
    if (signal.aborted) {
      finishJob(store, job);
      return fail('cancelled');
    }
    const result = await outcomeOf(file, AbortSignal.any([signal, closing.signal]));
    if (closing.signal.aborted && !result.ok) return fail('engine-stopped');
    if (result.ok || signal.aborted) finishJob(store, job);
    else failJob(store, job, result.error, false);
    return result;
  }

  /** A fault of the store is an answer too, so that one file cannot stop the lane. */
  async function outcomeOf(file: FileToIngest, signal: AbortSignal): Promise<Result<ImportedFile>> {
    try {
      return await ingestFile(tools, file, signal);
    } catch (error) {
      return { ok: false, error: toAppError(error) };
    }
  }

  function add(job: number, file: FileToIngest, signal: AbortSignal): Promise<Result<ImportedFile>> {
    return new Promise((settle) => queue.push({ job, file, signal, settle }));
  }

  return {
    async importFiles(files, signal, onFile) {
      const jobs = inWriteTransaction(store, () =>
        files.map((file) => enqueueJob(store, { kind: 'read', payload: payloadOf(file), claimer })),
      );
      let done = 0;
      const outcomes = files.map(async (file, index) => {
        const job = jobs[index];
        const result = job === undefined || job === null ? fail('internal') : await add(job, file, signal);
        if (result.ok) onFile(result.value, ++done, files.length);
        return result;
      });
      onChange();
      void run();
      return allSucceeded(await Promise.all(outcomes));
    },

    async takeOver() {
      for (let job = claimJob(store, claimer, ['read']); job; job = claimJob(store, claimer, ['read'])) {
        void add(job.id, fileOf(job.payload), new AbortController().signal);
      }
      onChange();
      await run();
    },

    waiting: () => countOpenJobs(store, 'read'),

    async close() {
      closing.abort();
      await running;
      releaseJobs(store, claimer, 'read');
    },
  };
}

function allSucceeded(results: Result<ImportedFile>[]): ImportedFile[] {
  const files: ImportedFile[] = [];
  for (const result of results) {
    if (result.ok) files.push(result.value);
    else throw new CodedError(result.error.code, result.error.details);
  }
  return files;
}

function payloadOf({ path, file, key, sourceFolder, library, newVersionOf, demo }: FileToIngest): JobPayload {
  return { path, file, key, sourceFolder, library, newVersionOf: newVersionOf ?? null, demo: demo ?? false };
}

function fileOf(payload: JobPayload): FileToIngest {
  const text = (name: string) => String(payload[name] ?? '');
  return {
    path: text('path'),
    file: text('file'),
    key: text('key'),
    sourceFolder: text('sourceFolder'),
    library: text('library'),
    newVersionOf: payload['newVersionOf'] === null ? undefined : text('newVersionOf'),
    demo: payload['demo'] === true,
  };
}
