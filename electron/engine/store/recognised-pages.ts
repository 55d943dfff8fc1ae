import type { ReadingProblem } from '../../../shared/document.ts';
import type { RecognisedPage } from '../read/recognised-page.ts';
import { enqueueJob } from './jobs.ts';
import type { Store } from './open-store.ts';
import type { StaleVersion } from './reread-version.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** Problems of pages whose picture may hold text. In a file that wants a password they say `locked`: none is drawn. */
const PICTURE_CODES: readonly string[] = ['page-no-text', 'page-garbled'];
/** Nobody waits for it. */
const LAST = -10;

/**
 * Pages that are pictures: those that the reading names and those that were recognised. Each once for every version
 * that holds it; removed documents aside, and files that want a password.
 */
const PICTURE_PAGES = `
  WITH live AS (
    SELECT version.* FROM version JOIN document ON document.id = version.document
    WHERE document.removed_at IS NULL AND version.format = 'pdf'
      AND NOT EXISTS (SELECT 1 FROM json_each(version.problems) AS problem WHERE problem.value ->> '$.details.locked')
  ), picture AS (
    SELECT live.id AS version, live.sha256, CAST(problem.value ->> '$.details.page' AS INTEGER) AS page
    FROM live, json_each(live.problems) AS problem
    WHERE problem.value ->> '$.code' IN (${PICTURE_CODES.map((code) => `'${code}'`).join(', ')})
    UNION
    SELECT live.id, live.sha256, recognised_page.page FROM live JOIN recognised_page USING (sha256)
  ), waiting AS (
    SELECT * FROM picture WHERE NOT EXISTS (
      SELECT 1 FROM recognised_page AS done
      WHERE done.sha256 = picture.sha256 AND done.page = picture.page AND done.recipe = @recipe)
  )`;

/** A job for the pages of a version that are to be recognised, if there are such pages. Inside a write transaction. */
export function queueRecognition(store: Store, problems: readonly ReadingProblem[]): void {
  if (problems.some(({ code, details }) => PICTURE_CODES.includes(code) && details['locked'] !== true)) {
    enqueueJob(store, { kind: 'ocr', once: true, priority: LAST });
  }
}

/** The version with pages that no recognition of this recipe has seen, the oldest first; null when there is none. */
export function nextVersionToRecognise(store: Store, recipe: string): StaleVersion | null {
  return (
    store.database
      .prepare<[{ recipe: string }], StaleVersion>(
        `${PICTURE_PAGES}
         SELECT live.id AS versionRow, live.sha256, live.file_name AS fileName, live.format, NULL AS encoding
         FROM live WHERE id = (SELECT min(version) FROM waiting)`,
      )
      .get({ recipe }) ?? null
  );
}

/** The first page of these bytes that no recognition of this recipe has seen; null when there is none. */
export function nextPageToRecognise(store: Store, sha256: string, recipe: string): number | null {
  const page = store.database
    .prepare(`${PICTURE_PAGES} SELECT min(page) FROM waiting WHERE sha256 = @sha256`)
    .pluck()
    .get({ recipe, sha256 });
  return typeof page === 'number' ? page : null;
}

/** Pages that are pictures, and how many of them a recognition of this recipe has seen. */
export function recognitionProgress(store: Store, recipe: string): { pages: number; recognised: number } {
  const counts = store.database
    .prepare<[{ recipe: string }], { pages: number; waiting: number }>(
      `${PICTURE_PAGES}
       SELECT (SELECT count(*) FROM (SELECT DISTINCT sha256, page FROM picture)) AS pages,
         (SELECT count(*) FROM (SELECT DISTINCT sha256, page FROM waiting)) AS waiting`,
    )
    .get({ recipe });
  return { pages: counts?.pages ?? 0, recognised: (counts?.pages ?? 0) - (counts?.waiting ?? 0) };
}

/** Keeps what was recognised on a page, also that it was nothing; not for bytes that were erased meanwhile. */
export function saveRecognisedPage(store: Store, sha256: string, recipe: string, page: RecognisedPage): void {
  inWriteTransaction(store, () => {
    store.database
      .prepare(
        `INSERT OR REPLACE INTO recognised_page (sha256, page, recipe, content)
         SELECT sha256, @page, @recipe, @content FROM original WHERE sha256 = @sha256`,
      )
      .run({ sha256, recipe, page: page.page, content: JSON.stringify(page) });
  });
}

/** Everything that was recognised in these bytes; `until` marks it, for the version that is made with it. */
export function recognisedPages(store: Store, sha256: string): { pages: RecognisedPage[]; until: number } {
  const rows = store.database
    .prepare<[string], { id: number; content: string }>(
      'SELECT id, content FROM recognised_page WHERE sha256 = ? ORDER BY page',
    )
    .all(sha256);
  return {
    pages: rows.map(({ content }) => JSON.parse(content) as RecognisedPage),
    until: rows.reduce((newest, { id }) => Math.max(newest, id), 0),
  };
}

/** Versions whose rows were made before some of their pages were recognised. */
export function versionsWithNewPages(store: Store): StaleVersion[] {
  return store.database
    .prepare<[], StaleVersion>(
      `SELECT version.id AS versionRow, version.sha256, version.file_name AS fileName, version.format, NULL AS encoding
       FROM version JOIN document ON document.id = version.document
       WHERE document.removed_at IS NULL AND EXISTS (
         SELECT 1 FROM recognised_page AS page
         WHERE page.sha256 = version.sha256 AND page.id > version.recognised_until)
       ORDER BY version.id`,
    )
    .all();
}
