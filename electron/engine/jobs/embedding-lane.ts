import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { Embedder } from '../embed/embedder.ts';
import { embedWaiting } from '../ingest/embed-waiting.ts';
import { claimJob, enqueueJob, failJob, finishJob, releaseJobs } from '../store/jobs.ts';
import type { Store } from '../store/open-store.ts';
import { thisProcess } from '../store/process-identity.ts';
import { embeddingProgress } from '../store/vector-index.ts';

/** Gives waiting passages their vectors in the background; of several processes one at a time does so. */
export interface EmbeddingLane {
  /** Begins, when it is not under way and something waits. */
  start(): void;
  /** Resolves when no passage waits, whichever process does the work; rejects with `model-missing` or `model-corrupt`. */
  untilDone(signal: AbortSignal): Promise<{ embedded: number }>;
  /** Ends after the running passage; resolves then. */
  close(): Promise<void>;
}

/** Milliseconds between two looks at the work of another process. */
const POLL = 200;

export function createEmbeddingLane(
  { store, embedder }: { store: Store; embedder: Embedder },
  onChange: () => void,
): EmbeddingLane {
  const claimer = thisProcess();
  const closing = new AbortController();
  let running: Promise<number> | null = null;

  function isComplete(): boolean {
    const { passages, embedded } = embeddingProgress(store, embedder.fingerprint);
    return embedded >= passages;
  }

  /** Rounds until nothing waits: while one runs, an import may add passages. */
  function run(): Promise<number> {
    running ??= round().finally(() => {
      running = null;
    });
    return running;
  }

  async function round(): Promise<number> {
    if (closing.signal.aborted || isComplete()) return 0;
    const state = await embedder.load();
    onChange();
    if (state !== 'ready') throw new CodedError(state === 'missing' ? 'model-missing' : 'model-corrupt');
    // A job that was given up after several killed processes must not keep the passages waiting.
    enqueueJob(store, { kind: 'embed', once: true });
    const job = claimJob(store, claimer, ['embed']);
    if (!job) return 0;
    try {
      const embedded = await embedWaiting({ store, embedder }, closing.signal, onChange);
      if (!closing.signal.aborted) finishJob(store, job.id);
      return embedded;
    } catch (error) {
      failJob(store, job.id, toAppError(error), true);
      throw error;
    }
  }

  return {
    start() {
      if (!running) run().catch(() => onChange());
    },

    async untilDone(signal) {
      let embedded = 0;
      while (!isComplete()) {
        if (closing.signal.aborted) throw new CodedError('engine-stopped');
        if (signal.aborted) throw new CodedError('cancelled');
        const done = await run();
        embedded += done;
        if (done === 0) await new Promise((resolve) => setTimeout(resolve, POLL));
      }
      return { embedded };
    },

    async close() {
      closing.abort();
      await running?.catch(() => 0);
      releaseJobs(store, claimer, 'embed');
    },
  };
}
