import { CodedError, toAppError } from '../../../shared/app-error.ts';
import type { RecognitionProgress, RecognitionState } from '../../../shared/operation-results.ts';
import {
  applyRecognised,
  RECOGNITION_RECIPE,
  recogniseWaiting,
  type RecognitionTools,
} from '../ingest/recognise-waiting.ts';
import { claimJob, countOpenJobs, enqueueJob, failJob, finishJob, releaseJobs } from '../store/jobs.ts';
import { thisProcess } from '../store/process-identity.ts';
import { recognitionProgress, versionsWithNewPages } from '../store/recognised-pages.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

/** Milliseconds between two looks at the work of another process. */
const POLL = 200;

/**
 * Recognises scanned pages in the background; of several processes one at a time does so. Waits while the computer runs
 * on battery, and does nothing while a person has it switched off.
 */
export class RecognisingLane {
  readonly #tools: RecognitionTools;
  readonly #onChange: () => void;
  readonly #claimer = thisProcess();
  readonly #closing = new AbortController();
  #pausing = new AbortController();
  #onBattery = false;
  #running: Promise<number> | null = null;

  constructor(tools: RecognitionTools, onChange: () => void) {
    this.#tools = tools;
    this.#onChange = onChange;
  }

  /** Begins, when it is not under way and something waits. */
  start(): void {
    this.#run().catch(() => {
      this.#onChange();
    });
  }

  /** Resolves when no page waits, whichever process does the work, or when it is paused or switched off. */
  async untilDone(signal: AbortSignal): Promise<RecognitionProgress & { done: number }> {
    let done = 0;
    for (;;) {
      done += await this.#run();
      const progress = this.progress();
      if (progress.recognition !== 'on' || progress.pagesRecognised >= progress.picturePages) {
        return { ...progress, done };
      }
      if (this.#closing.signal.aborted) throw new CodedError('engine-stopped');
      if (signal.aborted) throw new CodedError('cancelled');
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
  }

  progress(): RecognitionProgress {
    const { pages, recognised } = recognitionProgress(this.#tools.store, RECOGNITION_RECIPE);
    return { recognition: this.#state(), picturePages: pages, pagesRecognised: recognised };
  }

  setOnBattery(onBattery: boolean): void {
    this.#onBattery = onBattery;
    this.#pauseUnlessOn();
  }

  /** A person's wish, kept in the store for all programs that use it. */
  switchTo(on: boolean): void {
    writeSetting(this.#tools.store, 'recognition', on ? null : 'off');
    this.#pauseUnlessOn();
  }

  /** Ends the running page at once; what is recognised of it is lost, and it is begun again at the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.catch(() => 0);
    releaseJobs(this.#tools.store, this.#claimer, 'ocr');
  }

  #state(): RecognitionState {
    if (readSetting(this.#tools.store, 'recognition') === 'off') return 'off';
    return this.#onBattery ? 'battery' : 'on';
  }

  /** Ends the running page when recognition is not on any more, also by a switch that another process turned. */
  #pauseUnlessOn(): void {
    if (this.#state() !== 'on') this.#pausing.abort();
    this.#onChange();
  }

  #run(): Promise<number> {
    this.#running ??= this.#round().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #round(): Promise<number> {
    const { store } = this.#tools;
    if (this.#closing.signal.aborted) return 0;
    const { recognition, picturePages, pagesRecognised } = this.progress();
    const waits = recognition === 'on' && pagesRecognised < picturePages;
    const isQueued = countOpenJobs(store, 'ocr') > 0;
    if (!waits && !isQueued && versionsWithNewPages(store).length === 0) return 0;
    // The job may be gone with a process that was killed, while its pages still wait.
    enqueueJob(store, { kind: 'ocr', once: true });
    const job = claimJob(store, this.#claimer, ['ocr']);
    return job ? this.#work(job.id) : 0;
  }

  async #work(job: number): Promise<number> {
    const closing = this.#closing.signal;
    try {
      // Pages that were recognised before the last end of the program come first: they can be searched at once.
      await applyRecognised(this.#tools, closing);
      // A new one for each round: what was paused once must not pause for ever.
      this.#pausing = new AbortController();
      this.#pauseUnlessOn();
      const signal = AbortSignal.any([closing, this.#pausing.signal]);
      const recognised = await recogniseWaiting(this.#tools, signal, () => {
        this.#pauseUnlessOn();
      });
      await applyRecognised(this.#tools, closing);
      if (!closing.aborted) finishJob(this.#tools.store, job);
      this.#onChange();
      return recognised;
    } catch (error) {
      failJob(this.#tools.store, job, toAppError(error), true);
      throw error;
    }
  }
}
