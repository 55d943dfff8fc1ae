import { CodedError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { RECOGNISER_MISSING, type RecogniseReply } from '../read/reader-messages.ts';
import type { RecognisedPage } from '../read/recognised-page.ts';
import type { RecognisePage } from '../remote-reader.ts';
import { removeLeftCopies } from '../store/original-copies.ts';
import {
  nextPageToRecognise,
  nextVersionToRecognise,
  saveRecognisedPage,
  versionsWithNewPages,
} from '../store/recognised-pages.ts';
import type { StaleVersion } from '../store/reread-version.ts';
import { ENDED, type IngestTools } from './ingest-file.ts';
import { withOriginalCopy } from './original-copy.ts';
import { rereadOne } from './reread-stale.ts';

/** Names engine, trained data and settings. Raised whenever pages would be recognised in another way: they are then. */
export const RECOGNITION_RECIPE = 'tesseract.js-core 7.0.0, tessdata_fast 4.1.0, settings 1';

export interface RecognitionTools extends IngestTools {
  recognisePage: RecognisePage;
  /** Folder with the trained data. */
  trainedData: string;
}

/**
 * Recognises the pages that are pictures, page by page, until none is left or `signal` aborts. Each page is kept as soon
 * as it is done; a document is made anew with them when its last one is, and every `LIMITS.recognisedPages` before. A
 * page on which nothing is recognised, or that brings its process down, is not tried again. Answers how many were done.
 * Throws `internal` when recognition itself cannot be loaded: nothing is said of the pages then.
 */
export async function recogniseWaiting(
  tools: RecognitionTools,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<number> {
  removeLeftCopies(tools.store);
  let recognised = 0;
  for (;;) {
    const version = signal.aborted ? null : nextVersionToRecognise(tools.store, RECOGNITION_RECIPE);
    if (!version) return recognised;
    recognised += await withOriginalCopy(tools.store, 'recognise', version, (file) =>
      recogniseVersion(tools, version, file, signal, onProgress),
    );
    await applyRecognised(tools, signal);
    onProgress();
  }
}

/** Makes the rows of versions anew of which pages were recognised since. One that cannot be read keeps its rows, until more is recognised. */
export async function applyRecognised(tools: IngestTools, signal: AbortSignal): Promise<void> {
  for (const version of versionsWithNewPages(tools.store)) {
    if (!signal.aborted) await rereadOne(tools, version, signal);
  }
}

async function recogniseVersion(
  tools: RecognitionTools,
  { sha256 }: StaleVersion,
  file: string,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<number> {
  const { store, recognisePage, trainedData: dataFolder } = tools;
  let languages: string | null = null;
  for (let done = 0; ;) {
    const page = signal.aborted ? null : nextPageToRecognise(store, sha256, RECOGNITION_RECIPE);
    if (page === null) return done;
    const reply: RecogniseReply = await recognisePage({ recognise: file, page, dataFolder, languages }, signal);
    // A request that ended says nothing of the page.
    if (!reply.ok && (signal.aborted || ENDED.has(reply.error.code))) return done;
    if (!reply.ok && reply.error.details['reason'] === RECOGNISER_MISSING) {
      throw new CodedError(reply.error.code, reply.error.details);
    }
    const found: RecognisedPage = reply.ok ? reply.recognised : nothingOn(page);
    saveRecognisedPage(store, sha256, RECOGNITION_RECIPE, found);
    languages = found.languages ?? languages;
    done += 1;
    onProgress();
    if (done % LIMITS.recognisedPages === 0) await applyRecognised(tools, signal);
  }
}

function nothingOn(page: number): RecognisedPage {
  return { page, lines: [], confidence: 0, blank: false, languages: null };
}
