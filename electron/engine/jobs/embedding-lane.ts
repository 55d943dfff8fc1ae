import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { Embedder } from '../embed/embedder.ts';
import { embedWaiting } from '../ingest/embed-waiting.ts';
import { claimJob, enqueueJob, failJob, finishJob, releaseJobs } from '../store/jobs.ts';
import type { Store } from '../store/open-store.ts';
import { thisProcess } from '../store/process-identity.ts';
import { embeddingProgress } from '../store/vector-index.ts';

/** Milliseconds between two looks at the work of another process. */
const POLL = 200;

/** Gives waiting passages their vectors in the background; of several processes one at a time does so. */
export class EmbeddingLane {
  readonly #store: Store;
  readonly #embedder: Embedder;
  readonly #onChange: () => void;
  readonly #claimer = thisProcess();
  readonly #closing = new AbortController();
  #pausing = new AbortController();
  #isPaused = false;
  #running: Promise<number> | null = null;

  constructor({ store, embedder }: { store: Store; embedder: Embedder }, onChange: () => void) {
    this.#store = store;
    this.#embedder = embedder;
    this.#onChange = onChange;
  }

  /** Begins, when it is not under way and something waits. A model that cannot be loaded is told by the status. */
  start(): void {
    if (!this.#running) {
      this.#run().catch(() => {
        this.#onChange();
      });
    }
  }

  /** Resolves when no passage waits, whichever process does the work; rejects with `model-missing` or `model-corrupt`. */
  async untilDone(signal: AbortSignal): Promise<{ embedded: number }> {
    let embedded = 0;
    while (!this.#isComplete()) {
      if (this.#closing.signal.aborted) throw new CodedError('engine-stopped');
      if (signal.aborted) throw new CodedError('cancelled');
      const done = await this.#run();
      embedded += done;
      if (done === 0) await new Promise((resolve) => setTimeout(resolve, POLL));
    }
    return { embedded };
  }

  /** Lets the work wait after the running passage, in this process, or go on. */
  setPaused(paused: boolean): void {
    this.#isPaused = paused;
    if (paused) this.#pausing.abort();
    this.#onChange();
  }

  isPaused(): boolean {
    return this.#isPaused;
  }

  /** Ends after the running passage; resolves then. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.catch(() => 0);
    releaseJobs(this.#store, this.#claimer, 'embed');
  }

  #isComplete(): boolean {
    const { passages, embedded } = embeddingProgress(this.#store, this.#embedder.fingerprint);
    return embedded >= passages;
  }

  #run(): Promise<number> {
    this.#running ??= this.#round().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Until nothing waits: while it runs, an import may add passages. */
  async #round(): Promise<number> {
    if (this.#closing.signal.aborted || this.#isPaused || this.#isComplete()) return 0;
    const state = await this.#embedder.load();
    this.#onChange();
    if (state !== 'ready') throw new CodedError(state === 'missing' ? 'model-missing' : 'model-corrupt');
    // The job may be gone with a process that was killed, while its passages still wait.
    enqueueJob(this.#store, { kind: 'embed', once: true });
    const job = claimJob(this.#store, this.#claimer, ['embed']);
    return job ? this.#work(job.id) : 0;
  }

  async #work(job: number): Promise<number> {
    try {
      const parts = { store: this.#store, embedder: this.#embedder };
      this.#pausing = new AbortController();
      if (this.#isPaused) this.#pausing.abort();
      const signal = AbortSignal.any([this.#closing.signal, this.#pausing.signal]);
      const embedded = await embedWaiting(parts, signal, this.#onChange);
      if (!signal.aborted) finishJob(this.#store, job);
      else if (!this.#closing.signal.aborted) releaseJobs(this.#store, this.#claimer, 'embed');
      return embedded;
    } catch (error) {
      failJob(this.#store, job, toAppError(error), true);
      throw error;
    }
  }
}
