import os from 'node:os';
import path from 'node:path';
import type { EngineOperation, OutputOf } from '../../shared/contract.ts';
import { dayOf, type Day } from '../../shared/dates.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import type { Result } from '../../shared/result.ts';
import { createEmbedder } from './embed/load-embedder.ts';
import { loadTokenCounter } from './embed/load-tokenizer.ts';
import { createOperations, type EngineInput, type OperationParts } from './engine-operations.ts';
import { createStatusTeller } from './engine-status.ts';
import type { IngestTools } from './ingest/ingest-file.ts';
import { startBackground } from './jobs/background.ts';
import { importAll } from './import-operations.ts';
import { EmbeddingLane } from './jobs/embedding-lane.ts';
import { FolderWatcher } from './jobs/folder-watcher.ts';
import { ReadingLane } from './jobs/reading-lane.ts';
import { RecognisingLane } from './jobs/recognising-lane.ts';
import type { ReadFile, RecognisePage } from './remote-reader.ts';
import { loadShippedPhrasings } from './ingest/shipped-phrasings.ts';
import { openStore, type Store } from './store/open-store.ts';
import { syncShippedPhrasings } from './store/phrasings.ts';
import { settleStatuses } from './store/version-dates.ts';
import { inWriteTransaction } from './store/write-transaction.ts';
import type { EngineWorkerData } from './worker-messages.ts';

/** The engine: one store, one model, the operations of the contract. Plain TypeScript on Node; knows no Electron. */
export interface Engine {
  /** Answers a request whose input was checked. Rejects with a CodedError only for faults of the store. */
  call<Name extends EngineOperation>(
    name: Name,
    input: EngineInput<Name>,
    signal: AbortSignal,
  ): Promise<Result<OutputOf<Name>>>;
  /** Ends what runs at its next step, keeps what waits, closes model and store. */
  close(): Promise<void>;
}

export interface EngineHost {
  readFile: ReadFile;
  recognisePage: RecognisePage;
  emit: (event: EngineEvent) => void;
}

/** Opens the store and starts the background work. Throws the codes of `openStore`. */
export async function createEngine(options: EngineWorkerData, host: EngineHost): Promise<Engine> {
  const store = openStore(options.dataFolder);
  const embedder = createEmbedder(options.modelsFolder);
  const account = os.userInfo().username;
  syncShippedPhrasings(store, await loadShippedPhrasings(options.resourcesFolder), account);
  const tools: IngestTools = {
    store,
    readFile: host.readFile,
    tokenCounter: once(() => loadTokenCounter(options.modelsFolder)),
    today: () => dayOf(new Date()),
    account,
  };
  const embedding = new EmbeddingLane({ store, embedder }, () => {
    teller.changed();
  });
  const changed = () => {
    teller.changed();
    if (!options.background) return;
    embedding.start();
    recognising.start();
  };
  const trainedData = path.join(options.resourcesFolder, 'ocr');
  const recognising = new RecognisingLane({ ...tools, recognisePage: host.recognisePage, trainedData }, () => {
    teller.changed();
    if (options.background) embedding.start();
  });
  const reading = new ReadingLane(tools, changed);
  const teller = createStatusTeller({ store, embedder, reading, recognising, embedding }, host.emit);
  const operations = createOperations({
    ...tools,
    options,
    embedder,
    reading,
    embedding,
    recognising,
    teller,
    emit: host.emit,
  });
  settleStatusesOn(store, tools.today());
  const watcher = options.watch ? watcherOf({ store, reading, teller, emit: host.emit }) : null;
  const background = options.background
    ? startBackground({ tools, embedder, reading, watcher, teller, changed, emit: host.emit })
    : null;
  return {
    call: (name, input, signal) => operations[name](input, signal),
    async close() {
      await Promise.all([background?.stop(), reading.close(), recognising.close(), embedding.close()]);
      teller.close();
      await embedder.close();
      store.close();
    },
  };
}

function watcherOf(parts: Pick<OperationParts, 'store' | 'reading' | 'teller' | 'emit'>): FolderWatcher {
  // It ends with the lane, which gives what waits back to the queue.
  const { signal } = new AbortController();
  return new FolderWatcher({
    store: parts.store,
    importAll: (files) => importAll(parts, files, signal),
    onNotices: () => {
      parts.emit({ type: 'notices-changed' });
    },
    onError: (error) => {
      parts.emit({ type: 'engine-failed', error });
    },
  });
}

function settleStatusesOn(store: Store, today: Day): void {
  inWriteTransaction(store, () => {
    settleStatuses(store, today);
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
