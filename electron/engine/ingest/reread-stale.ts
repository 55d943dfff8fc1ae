import { recognisedPages } from '../store/recognised-pages.ts';
import { rereadVersion, staleVersions, type StaleVersion } from '../store/reread-version.ts';
import type { IngestTools } from './ingest-file.ts';
import { withOriginalCopy } from './original-copy.ts';
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

/** Makes the rows of one version again, with what was recognised on its pages. Answers whether that was possible. */
export async function rereadOne(tools: IngestTools, stale: StaleVersion, signal: AbortSignal): Promise<boolean> {
  const { store, account } = tools;
  const { pages: recognised, until } = recognisedPages(store, stale.sha256);
  return withOriginalCopy(store, 'reread', stale, async (file) => {
    const reply = await tools.readFile({ file, fileName: stale.fileName, recognised }, signal);
    if (!reply.ok) return false;
    const content = prepareContent(stale.fileName, reply.document, await tools.tokenCounter());
    return rereadVersion(store, stale.versionRow, { ...content, recognisedUntil: until }, account);
  });
}
