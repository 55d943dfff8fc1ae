import os from 'node:os';
import type { EngineOperation, OutputOf } from '../../shared/contract.ts';
import { dayOf, type Day } from '../../shared/dates.ts';
import { toAppError } from '../../shared/app-error.ts';
import type { EngineEvent } from '../../shared/operation-results.ts';
import type { Result } from '../../shared/result.ts';
import { createEmbedder } from './embed/load-embedder.ts';
import { loadTokenCounter } from './embed/load-tokenizer.ts';
import { createOperations, type EngineInput } from './engine-operations.ts';
import { createStatusTeller } from './engine-status.ts';
import type { IngestTools } from './ingest/ingest-file.ts';
import { createEmbeddingLane } from './jobs/embedding-lane.ts';
import { rereadAll } from './jobs/reread-all.ts';
import { createReadingLane } from './jobs/reading-lane.ts';
import type { ReadFile } from './remote-reader.ts';
import { loadShippedPhrasings } from './ingest/shipped-phrasings.ts';
import { openStore, type Store } from './store/open-store.ts';
import { syncShippedPhrasings } from './store/phrasings.ts';
import { purgeExpired } from './store/purge.ts';
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
  emit: (event: EngineEvent) => void;
}

/** Milliseconds between two looks at whether another process changed the store. */
const LOOK_INTERVAL = 1_000;

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
  const changed = () => {
    teller.changed();
    if (options.background) embedding.start();
  };
  const reading = createReadingLane(tools, changed);
  const embedding = createEmbeddingLane({ store, embedder }, () => {
    teller.changed();
  });
  const teller = createStatusTeller({ store, embedder, reading }, host.emit);
  const operations = createOperations({ ...tools, options, embedder, reading, embedding, teller, emit: host.emit });
  const background = options.background ? startBackground() : null;

  let day = settle(store, tools.today());

  function look(): void {
    if (tools.today() !== day) day = settle(store, tools.today());
    if (teller.changedElsewhere()) changed();
  }

  function startBackground(): { stop: () => Promise<void> } {
    const stopping = new AbortController();
    const work = (async () => {
      purgeExpired(store, Date.now(), account);
      void embedder.load().then(changed);
      await rereadAll(tools, stopping.signal, changed);
      await reading.takeOver();
    })().catch((error: unknown) => {
      host.emit({ type: 'engine-failed', error: toAppError(error) });
    });
    const timer = setInterval(look, LOOK_INTERVAL);
    return {
      async stop() {
        clearInterval(timer);
        stopping.abort();
        await work;
      },
    };
  }

  return {
    call: (name, input, signal) => operations[name](input, signal),
    async close() {
      await Promise.all([background?.stop(), reading.close(), embedding.close()]);
      teller.close();
      await embedder.close();
      store.close();
    },
  };
}

/** Calls superseded what a version that takes effect on this day replaces. */
function settle(store: Store, today: Day): Day {
  inWriteTransaction(store, () => settleStatuses(store, today));
  return today;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
