import { toAppError } from '../../../shared/app-error.ts';
import type { EngineEvent } from '../../../shared/operation-results.ts';
import type { Embedder } from '../embed/embedder.ts';
import type { StatusTeller } from '../engine-status.ts';
import type { IngestTools } from '../ingest/ingest-file.ts';
import { purgeExpired } from '../store/purge.ts';
import { settleStatuses } from '../store/version-dates.ts';
import { inWriteTransaction } from '../store/write-transaction.ts';
import type { FolderWatcher } from './folder-watcher.ts';
import type { ReadingLane } from './reading-lane.ts';
import { rereadAll } from './reread-all.ts';

export interface BackgroundParts {
  tools: IngestTools;
  embedder: Embedder;
  reading: ReadingLane;
  /** Null: changes of watched folders are not brought in. */
  watcher: FolderWatcher | null;
  teller: StatusTeller;
  /** Something moved: the status is told, and vectors that wait are made. */
  changed: () => void;
  emit: (event: EngineEvent) => void;
}

/** Milliseconds between two looks at the calendar and at what other processes did. */
const LOOK_INTERVAL = 1_000;

/**
 * What runs without being asked: erasing what is due, loading the model, stale rows, files that a dead process left,
 * watched folders, and a look now and then. A fault is told and ends this work until the next start.
 */
export function startBackground(parts: BackgroundParts): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const work = catchUp(parts, stopping.signal).catch((error: unknown) => {
    parts.emit({ type: 'engine-failed', error: toAppError(error) });
  });
  const timer = setInterval(lookFrom(parts), LOOK_INTERVAL);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all([work, parts.watcher?.close()]);
    },
  };
}

async function catchUp(
  { tools, embedder, reading, watcher, changed }: BackgroundParts,
  signal: AbortSignal,
): Promise<void> {
  void embedder.load().then(changed);
  purgeExpired(tools.store, Date.now(), tools.account);
  await rereadAll(tools, signal, changed);
  if (!signal.aborted) await reading.takeOver();
  if (!signal.aborted) watcher?.start();
}

function lookFrom({ tools, teller, changed }: BackgroundParts): () => void {
  let day = tools.today();
  return () => {
    if (tools.today() !== day) {
      day = tools.today();
      inWriteTransaction(tools.store, () => {
        settleStatuses(tools.store, day);
      });
    }
    if (teller.changedElsewhere()) changed();
  };
}
