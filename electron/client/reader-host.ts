import type { ErrorCode, ErrorDetails } from '../../shared/app-error.ts';
import { LIMITS } from '../../shared/limits.ts';
import { fail } from '../../shared/result.ts';
import type {
  AnyReply,
  AnyRequest,
  ReaderReply,
  ReaderRequest,
  RecogniseReply,
  RecogniseRequest,
} from '../engine/read/reader-messages.ts';
import { watchMemory } from './watch-memory.ts';

type Failure = ReturnType<typeof fail>;

/** A running reader process, however it was started. */
export interface ReaderProcess {
  /** Of the operating system, once it is known; without it memory outside the JavaScript heap has no limit. */
  readonly pid?: number | undefined;
  send(request: AnyRequest): void;
  onReply(listener: (reply: AnyReply) => void): void;
  /** `code`: exit code, 134 for an abort; null when it was killed or never started. */
  onExit(listener: (code: number | null) => void): void;
  /** At once, also in the middle of an endless loop. */
  kill(): void;
}

export interface ReaderHost {
  /**
   * Reads a file in the reader process, after the files asked for before. Never rejects: time, memory, a crash and an
   * abort are replies (`reader-timeout`, `reader-memory`, `reader-crashed`, `cancelled`, after `close` `engine-stopped`).
   */
  read(request: ReaderRequest, signal?: AbortSignal): Promise<ReaderReply>;
  /** Recognises a page under the same rules. */
  recognise(request: RecogniseRequest, signal?: AbortSignal): Promise<RecogniseReply>;
  /** Ends the process and answers whoever waits with `engine-stopped`. */
  close(): void;
}

export interface ReaderLimits {
  /** Milliseconds for one file. */
  time: number;
  /** Bytes that the process may have resident. */
  residentBytes: number;
}

/** Heap plus buffers, code and what fonts and decoders hold outside of the heap. */
const RESIDENT_BYTES = (LIMITS.readerHeap + 512) * 1024 * 1024;

/** Exit codes of a process that ran out of heap: 128 + SIGABRT, and the bare signal as a utility process reports it. */
const OUT_OF_MEMORY_EXITS = new Set([134, 6]);

interface Job {
  request: AnyRequest;
  resolve: (reply: AnyReply) => void;
  signal: AbortSignal | undefined;
}

/** The reading that is under way. */
interface Reading {
  /** It has its reply. */
  finish(reply: AnyReply): void;
  /** Its process is gone, with the reply that follows if the file is to blame. */
  lose(reply: Failure): void;
}

/** One reader process, kept warm from file to file and started anew after one that a file has ended. */
export function createReaderHost(
  spawn: () => ReaderProcess,
  { time = LIMITS.readerTime, residentBytes = RESIDENT_BYTES }: Partial<ReaderLimits> = {},
): ReaderHost {
  return new WarmReaderHost(spawn, { time, residentBytes });
}

class WarmReaderHost implements ReaderHost {
  readonly #spawn: () => ReaderProcess;
  readonly #limits: ReaderLimits;
  readonly #queue: Job[] = [];
  #process: ReaderProcess | null = null;
  #reading: Reading | null = null;
  #closed = false;

  constructor(spawn: () => ReaderProcess, limits: ReaderLimits) {
    this.#spawn = spawn;
    this.#limits = limits;
  }

  read(request: ReaderRequest, signal?: AbortSignal): Promise<ReaderReply> {
    return this.#ask(request, signal) as Promise<ReaderReply>;
  }

  recognise(request: RecogniseRequest, signal?: AbortSignal): Promise<RecogniseReply> {
    return this.#ask(request, signal) as Promise<RecogniseReply>;
  }

  #ask(request: AnyRequest, signal?: AbortSignal): Promise<AnyReply> {
    if (this.#closed) return Promise.resolve(fail('engine-stopped'));
    return new Promise((resolve) => {
      this.#queue.push({ request, resolve, signal });
      this.#readNext();
    });
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.resolve(fail('engine-stopped'));
    this.#endReading('engine-stopped');
    this.#stopProcess();
  }

  #readNext(): void {
    while (!this.#reading) {
      const job = this.#queue.shift();
      if (!job) return;
      if (job.signal?.aborted) job.resolve(fail('cancelled'));
      else this.#read(job);
    }
  }

  #read(job: Job): void {
    const { time, residentBytes } = this.#limits;
    const isWarm = this.#process !== null;
    const release: (() => void)[] = [];
    const end = (then: () => void): void => {
      this.#reading = null;
      for (const step of release) step();
      then();
      // Later, so that a process which is being stopped gets no further file.
      queueMicrotask(() => {
        this.#readNext();
      });
    };
    this.#reading = {
      finish: (reply) => {
        end(() => {
          job.resolve(reply);
        });
      },
      // A process that has read other files may have died of one of them: only a new one proves that it is this file.
      lose: (reply) => {
        if (isWarm) end(() => this.#queue.unshift(job));
        else this.#reading?.finish(reply);
      },
    };
    release.push(this.#limitTime(time), this.#listenToAbort(job.signal));
    const process = this.#startedProcess();
    if (!process) return;
    release.push(
      watchMemory(process, residentBytes, () => {
        this.#stopProcess();
        this.#reading?.lose(fail('reader-memory', { limit: Math.round(residentBytes / 1024 / 1024) }));
      }),
    );
    process.send(job.request);
  }

  #limitTime(milliseconds: number): () => void {
    const timer = setTimeout(() => {
      this.#endReading('reader-timeout', { milliseconds });
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }

  #listenToAbort(signal: AbortSignal | undefined): () => void {
    const abort = (): void => {
      this.#endReading('cancelled');
    };
    signal?.addEventListener('abort', abort, { once: true });
    return () => signal?.removeEventListener('abort', abort);
  }

  /** The warm process or a new one; null when it cannot be started, and then the reading has ended. */
  #startedProcess(): ReaderProcess | null {
    if (this.#process) return this.#process;
    try {
      const started = this.#spawn();
      this.#process = started;
      // Only the process in use is listened to: a killed one may still have something to say.
      started.onReply((reply) => {
        if (this.#process === started) this.#reading?.finish(reply);
      });
      started.onExit((code) => {
        if (this.#process !== started) return;
        this.#process = null;
        this.#reading?.lose(exitReply(code));
      });
      return started;
    } catch {
      this.#reading?.finish(fail('reader-crashed', { reason: 'not-started' }));
      return null;
    }
  }

  /** Ends the reading under way with an error, and the process with it: nothing else stops a parser that loops. */
  #endReading(code: ErrorCode, details: ErrorDetails = {}): void {
    if (!this.#reading) return;
    this.#stopProcess();
    this.#reading.finish(fail(code, details));
  }

  #stopProcess(): void {
    const stopped = this.#process;
    this.#process = null;
    stopped?.kill();
  }
}

function exitReply(code: number | null): Failure {
  if (code !== null && OUT_OF_MEMORY_EXITS.has(code)) return fail('reader-memory', { limit: LIMITS.readerHeap });
  return fail('reader-crashed', { exitCode: code });
}
