import type { AppStatus, EngineEvent } from '../../shared/operation-results.ts';
import type { DegradedCode } from '../../shared/search-result.ts';
import type { Embedder } from './embed/embedder.ts';
import type { EmbeddingLane } from './jobs/embedding-lane.ts';
import type { ReadingLane } from './jobs/reading-lane.ts';
import type { RecognisingLane } from './jobs/recognising-lane.ts';
import type { Store } from './store/open-store.ts';
import { changeCounter } from './store/change-counter.ts';
import { embeddingProgress } from './store/vector-index.ts';
import { PROGRAM_VERSION } from '../../shared/program-version.ts';

/** Tells how far the engine is, at most a few times a second. */
export interface StatusTeller {
  status(): AppStatus;
  /** Something moved: a status follows soon. */
  changed(): void;
  /** Libraries, documents or phrasings are not what they were. */
  librariesChanged(): void;
  /** Whether another process wrote since the last look; tells the listeners when it did. */
  changedElsewhere(): boolean;
  close(): void;
}

/** Milliseconds between two statuses: often enough for a moving number, seldom enough to cost nothing. */
const INTERVAL = 200;

interface StatusSources {
  store: Store;
  embedder: Embedder;
  reading: Pick<ReadingLane, 'waiting'>;
  recognising: Pick<RecognisingLane, 'progress'>;
  embedding: Pick<EmbeddingLane, 'isPaused'>;
}

export function createStatusTeller(sources: StatusSources, emit: (event: EngineEvent) => void): StatusTeller {
  const counter = changeCounter(sources.store);
  let timer: NodeJS.Timeout | null = null;

  function changed(): void {
    timer ??= setTimeout(() => {
      timer = null;
      emit({ type: 'status', status: statusOf(sources) });
    }, INTERVAL);
  }

  function librariesChanged(): void {
    emit({ type: 'libraries-changed' });
    changed();
  }

  return {
    status: () => statusOf(sources),
    changed,
    librariesChanged,
    changedElsewhere() {
      if (!counter.movedElsewhere()) return false;
      librariesChanged();
      return true;
    },
    close() {
      if (timer) clearTimeout(timer);
    },
  };
}

function statusOf({ store, embedder, reading, recognising, embedding }: StatusSources): AppStatus {
  const progress = embeddingProgress(store, embedder.fingerprint);
  const state = embedder.state();
  return {
    version: PROGRAM_VERSION,
    dataFolder: store.folder,
    model: { id: embedder.id, state },
    ...progress,
    filesWaiting: reading.waiting(),
    ...recognising.progress(),
    ...(embedding.isPaused() ? { embeddingPaused: true } : {}),
    degraded: degradedOf(state, progress),
  };
}

function degradedOf(
  state: ReturnType<Embedder['state']>,
  { passages, embedded }: { passages: number; embedded: number },
): DegradedCode[] {
  if (state === 'missing') return ['model-missing'];
  if (state === 'corrupt') return ['model-corrupt'];
  const codes: DegradedCode[] = state === 'loading' ? ['model-loading'] : [];
  if (embedded < passages) codes.push('meaning-incomplete');
  return codes;
}
