import fs from 'node:fs';
import path from 'node:path';
import { LIMITS } from '../../../shared/limits.ts';
import type { Store } from '../store/open-store.ts';
import { readOriginalRange } from '../store/originals.ts';
import { rereadVersion, staleVersions, type StaleVersion } from '../store/reread-version.ts';
import type { IngestTools } from './ingest-file.ts';
import { prepareContent, RECIPE } from './prepare-content.ts';

/**
 * Makes the rows of versions that another recipe made again, from their stored originals; the old rows answer until
 * then. A version that cannot be read any more keeps its rows and is not tried again in this run. Answers how many were made.
 */
export async function rereadStale(tools: IngestTools, signal: AbortSignal, onProgress: () => void): Promise<number> {
  const failed = new Set<number>();
  let made = 0;
  for (;;) {
    const stale = staleVersions(tools.store, RECIPE, failed.size + 1).find(({ versionRow }) => !failed.has(versionRow));
    if (!stale || signal.aborted) return made;
    if (await rereadOne(tools, stale, signal)) made++;
    else failed.add(stale.versionRow);
    onProgress();
  }
}

async function rereadOne(tools: IngestTools, stale: StaleVersion, signal: AbortSignal): Promise<boolean> {
  const file = writeCopy(tools.store, stale);
  try {
    const reply = await tools.readFile({ file, fileName: stale.fileName }, signal);
    if (!reply.ok) return false;
    const content = prepareContent(stale.fileName, reply.document, await tools.tokenCounter());
    return rereadVersion(tools.store, stale.versionRow, content, tools.account);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** The reader process opens files, so the original is laid beside the store for it; closed to other users. */
function writeCopy(store: Store, { sha256, versionRow }: StaleVersion): string {
  const file = path.join(store.folder, `reread-${versionRow}`);
  const descriptor = fs.openSync(file, 'w', 0o600);
  try {
    for (let from = 0; ; from += LIMITS.originalChunk) {
      const bytes = readOriginalRange(store, sha256, from, from + LIMITS.originalChunk);
      if (!bytes || bytes.length === 0) return file;
      fs.writeSync(descriptor, bytes);
    }
  } finally {
    fs.closeSync(descriptor);
  }
}
