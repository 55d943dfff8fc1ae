import { CodedError } from '../../../shared/app-error.ts';

/** Calls that wait for the one model. */
export interface EmbedQueue {
  /** Runs `work` when its turn comes: a query goes before every waiting passage, otherwise first come, first served. */
  run<T>(priority: 'query' | 'passage', work: () => Promise<T>): Promise<T>;
  /** Refuses what waits and what comes later with `engine-stopped`; resolves when the running call has ended. */
  close(): Promise<void>;
}

interface Waiting {
  start(): Promise<void>;
  refuse(): void;
}

export function createEmbedQueue(): EmbedQueue {
  const waiting = { query: [] as Waiting[], passage: [] as Waiting[] };
  let running: Promise<void> | null = null;
  let closed = false;

  function next(): void {
    if (running) return;
    const entry = waiting.query.shift() ?? waiting.passage.shift();
    if (!entry) return;
    running = entry.start().finally(() => {
      running = null;
      next();
    });
  }

  return {
    run(priority, work) {
      if (closed) return Promise.reject(new CodedError('engine-stopped'));
      return new Promise((resolve, reject) => {
        waiting[priority].push({
          start: () => work().then(resolve, reject),
          refuse: () => reject(new CodedError('engine-stopped')),
        });
        next();
      });
    },
    async close() {
      closed = true;
      for (const entry of [...waiting.query.splice(0), ...waiting.passage.splice(0)]) entry.refuse();
      await running;
    },
  };
}
