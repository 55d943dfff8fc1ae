import { RECIPE } from '../ingest/prepare-content.ts';
import { rereadStale } from '../ingest/reread-stale.ts';
import type { IngestTools } from '../ingest/ingest-file.ts';
import { claimJob, enqueueJob, finishJob, releaseJobs } from '../store/jobs.ts';
import { thisProcess } from '../store/process-identity.ts';
import { staleVersions } from '../store/reread-version.ts';

/** Makes stale rows again, unless another process is at it; ends early, and goes on at the next start, when aborted. */
export async function rereadAll(tools: IngestTools, signal: AbortSignal, onProgress: () => void): Promise<void> {
  const { store } = tools;
  if (staleVersions(store, RECIPE, 1).length === 0) return;
  const claimer = thisProcess();
  enqueueJob(store, { kind: 'reread', once: true });
  const job = claimJob(store, claimer, ['reread']);
  if (!job) return;
  try {
    await rereadStale(tools, signal, onProgress);
    if (!signal.aborted) finishJob(store, job.id);
  } finally {
    releaseJobs(store, claimer, 'reread');
  }
}
