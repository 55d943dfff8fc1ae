import { removeLeftCopies } from '../store/original-copies.ts';
import { recognisedPages } from '../store/recognised-pages.ts';
import { markUnreadable, rereadVersion, staleVersions, type StaleVersion } from '../store/reread-version.ts';
import { ENDED, type IngestTools } from './ingest-file.ts';
import { withOriginalCopy } from './original-copy.ts';
import { prepareContent, RECIPE } from './prepare-content.ts';

/**
 * Makes the rows of versions that another recipe made again, from their stored originals; the old rows answer until
 * then. A version that cannot be read any more, since it wants a password or brings the reader down, keeps its rows and is
 * not tried again by this recipe. Answers how many were made.
 */
export async function rereadStale(tools: IngestTools, signal: AbortSignal, onProgress: () => void): Promise<number> {
  removeLeftCopies(tools.store);
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

/** Makes the rows of one version again, with what was recognised on its pages. What cannot be read is marked, so that it is not asked for again. */
export async function rereadOne(
  tools: IngestTools,
  stale: StaleVersion,
  signal: AbortSignal,
): Promise<'made' | 'kept' | 'ended'> {
  const { store, account, today } = tools;
  const { fileName, versionRow, sha256 } = stale;
  const encoding = stale.encoding ?? undefined;
  const { pages: recognised, until } = recognisedPages(store, sha256);
  return withOriginalCopy(store, 'reread', stale, async (file) => {
    const reply = await tools.readFile({ file, fileName, encoding, recognised }, signal);
    if (!reply.ok) {
      if (ENDED.has(reply.error.code)) return 'ended';
      markUnreadable(store, versionRow, RECIPE);
      return 'kept';
    }
    const content = prepareContent(fileName, reply.document, await tools.tokenCounter());
    const made = { ...content, encodingChosen: encoding !== undefined, recognisedUntil: until };
    return rereadVersion(store, versionRow, made, { account, today: today() }) ? 'made' : 'kept';
  });
}
