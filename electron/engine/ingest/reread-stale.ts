import fs from 'node:fs';
import path from 'node:path';
import { LIMITS } from '../../../shared/limits.ts';
import type { Store } from '../store/open-store.ts';
import { readOriginalRange } from '../store/originals.ts';
import { markUnreadable, rereadVersion, staleVersions, type StaleVersion } from '../store/reread-version.ts';
import { ENDED, type IngestTools } from './ingest-file.ts';
import { prepareContent, RECIPE } from './prepare-content.ts';

/**
 * Makes the rows of versions that another recipe made again, from their stored originals; the old rows answer until
 * then. A version that cannot be read any more, since it wants a password or brings the reader down, keeps its rows and is
 * not tried again by this recipe. Answers how many were made.
 */
export async function rereadStale(tools: IngestTools, signal: AbortSignal, onProgress: () => void): Promise<number> {
  let made = 0;
  for (;;) {
    const [stale] = staleVersions(tools.store, RECIPE, 1);
    if (!stale || signal.aborted) return made;
    const outcome = await rereadOne(tools, stale, signal);
    if (outcome === 'ended') return made;
    if (outcome === 'made') made++;
    onProgress();
  }
}

async function rereadOne(
  tools: IngestTools,
  stale: StaleVersion,
  signal: AbortSignal,
): Promise<'made' | 'kept' | 'ended'> {
  const file = writeCopy(tools.store, stale);
  try {
    const { fileName, versionRow } = stale;
    const encoding = stale.encoding ?? undefined;
    const reply = await tools.readFile({ file, fileName, encoding }, signal);
    if (!reply.ok) {
      if (ENDED.has(reply.error.code)) return 'ended';
      markUnreadable(tools.store, versionRow, RECIPE);
      return 'kept';
    }
    const content = prepareContent(fileName, reply.document, await tools.tokenCounter());
    const isThere = rereadVersion(
      tools.store,
      versionRow,
      { ...content, encodingChosen: encoding !== undefined },
      tools.account,
    );
    return isThere ? 'made' : 'kept';
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
