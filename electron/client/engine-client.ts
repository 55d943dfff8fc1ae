import { Worker } from 'node:worker_threads';
import type { EngineOperation, InputOf, OutputOf } from '../../shared/contract.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import { fail, type Result } from '../../shared/result.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { AnyRequest } from '../engine/read/reader-messages.ts';
import type { EngineWorkerData, FromEngine, ToEngine } from '../engine/worker-messages.ts';
import { createReaderHost, type ReaderHost, type ReaderProcess } from './reader-host.ts';

export interface EngineClient {
  /** Asks the engine. Never rejects: a cancelled request answers `cancelled`, a stopped engine `engine-stopped`. */
  call<Name extends EngineOperation>(
    name: Name,
    input: InputOf<Name>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Result<OutputOf<Name>>>;
  /** Hears every event until the returned function is called. */
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /**
   * No new work, the running passage ends, the store closes, the worker exits. Called again it returns the same promise.
   * The worker is never terminated while the model runs: onnxruntime would abort the whole process.
   */
  stop(): Promise<void>;
}

export interface EngineOptions extends EngineWorkerData {
  workerFile: URL;
  /** Starts a reader process: a utility process in the window's program, a child process elsewhere. */
  spawnReader: () => ReaderProcess;
}

interface Waiting {
  resolve: (result: Result<OutputOf<EngineOperation>>) => void;
  release: () => void;
}

/** Milliseconds between "stopped" and giving up on an exit of its own; the worker is idle by then, so ending it is safe. */
const EXIT_GRACE = 5_000;

/** A worker that ends by itself is started once more for the next call; a second end is final until the next start. */
const RESTARTS = 1;

export function startEngine(options: EngineOptions): EngineClient {
  // The library that runs the model would keep a device number in the home folder and send what it counts. Set here, in
  // the main thread: what a worker sets in its environment never reaches native code.
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
  return new WorkerEngineClient(options);
}

class WorkerEngineClient implements EngineClient {
  readonly #options: EngineOptions;
  readonly #readers: ReaderHost;
  /** A process of its own: recognising a page takes seconds, and no file that is imported may wait for it. */
  readonly #recognisers: ReaderHost;
  readonly #listeners = new Set<(event: EngineEvent) => void>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #readings = new Map<number, AbortController>();
  #worker: Worker | null;
  #lastId = 0;
  #restartsLeft = RESTARTS;
  #stopping: Promise<void> | null = null;
  #stopped: (() => void) | null = null;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#readers = createReaderHost(options.spawnReader);
    this.#recognisers = createReaderHost(options.spawnReader, { time: LIMITS.recogniseTime });
    this.#worker = this.#start();
  }

  call<Name extends EngineOperation>(
    name: Name,
    input: InputOf<Name>,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<Result<OutputOf<Name>>> {
    const worker = this.#stopping ? null : this.#runningWorker();
    if (!worker) return Promise.resolve(fail('engine-stopped'));
    if (signal?.aborted) return Promise.resolve(fail('cancelled'));
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const cancel = () => {
        this.#send({ type: 'cancel', id });
      };
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.set(id, {
        // The worker answers a call by its id with the result of that operation.
        resolve: resolve as Waiting['resolve'],
        release: () => signal?.removeEventListener('abort', cancel),
      });
      this.#send({ type: 'call', id, name, input });
    });
  }

  onEvent(listener: (event: EngineEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#drain();
    return this.#stopping;
  }

  async #drain(): Promise<void> {
    const worker = this.#worker;
    if (worker) {
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      const drained = new Promise<void>((resolve) => (this.#stopped = resolve));
      this.#send({ type: 'stop' });
      await Promise.race([drained, exited]);
      const timer = setTimeout(() => void worker.terminate(), EXIT_GRACE);
      await exited;
      clearTimeout(timer);
    }
    this.#readers.close();
    this.#recognisers.close();
    this.#failWaiting();
  }

  #runningWorker(): Worker | null {
    if (this.#worker || this.#restartsLeft === 0) return this.#worker;
    this.#restartsLeft--;
    this.#worker = this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const { dataFolder, modelsFolder, resourcesFolder, background, watch, waitForModel } = this.#options;
    const workerData: EngineWorkerData = { dataFolder, modelsFolder, resourcesFolder, background, watch, waitForModel };
    const worker = new Worker(this.#options.workerFile, { workerData });
    worker.on('message', (message: FromEngine) => {
      this.#receive(worker, message);
    });
    // An error is always followed by an exit, which answers whoever waits.
    worker.on('error', (error) => {
      this.#tell({ type: 'engine-failed', error: { code: 'internal', details: { name: error.name } } });
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      this.#failWaiting();
    });
    return worker;
  }

  #send(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  #receive(worker: Worker, message: FromEngine): void {
    switch (message.type) {
      case 'answer':
        this.#waiting.get(message.id)?.release();
        this.#waiting.get(message.id)?.resolve(message.result);
        this.#waiting.delete(message.id);
        break;
      case 'event':
        this.#tell(message.event);
        break;
      case 'read':
        void this.#read(worker, message.id, message.request);
        break;
      case 'read-cancel':
        this.#readings.get(message.id)?.abort();
        break;
      case 'stopped':
        this.#stopped?.();
        break;
    }
  }

  /** The numbers of a worker that was started anew begin again, so a reply is only for the one that asked. */
  async #read(worker: Worker, id: number, request: AnyRequest): Promise<void> {
    const controller = new AbortController();
    this.#readings.set(id, controller);
    const { signal } = controller;
    const reply = await ('recognise' in request
      ? this.#recognisers.recognise(request, signal)
      : this.#readers.read(request, signal));
    if (this.#readings.get(id) === controller) this.#readings.delete(id);
    worker.postMessage({ type: 'read-reply', id, reply } satisfies ToEngine);
  }

  #tell(event: EngineEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #failWaiting(): void {
    for (const { resolve, release } of this.#waiting.values()) {
      release();
      resolve(fail('engine-stopped'));
    }
    this.#waiting.clear();
  }
}
