import type { Database } from 'better-sqlite3';
import { CodedError } from '../../../shared/app-error.ts';
import { createLibrariesAndDocuments } from './migrations/0010-create-libraries-and-documents.ts';
import { createPassages } from './migrations/0020-create-passages.ts';
import { createVectors } from './migrations/0030-create-vectors.ts';
import { createPhrasings } from './migrations/0040-create-phrasings.ts';
import { createJobsAndHistory } from './migrations/0050-create-jobs-and-history.ts';
import { keepPlacesAndFields } from './migrations/0060-keep-places-and-fields.ts';
import { keepImportReports } from './migrations/0070-keep-import-reports.ts';
import { watchFolders } from './migrations/0080-watch-folders.ts';
import { keepRecognisedPages } from './migrations/0090-keep-recognised-pages.ts';
import { keepSectionDepth } from './migrations/0100-keep-section-depth.ts';
import { keepAnchors } from './migrations/0110-keep-anchors.ts';
import { keepSections } from './migrations/0120-keep-sections.ts';
import { linkTaughtPassages } from './migrations/0130-link-taught-passages.ts';
import { keepWordsOnce } from './migrations/0140-keep-words-once.ts';
import { keepQuestionsAndBookmarks } from './migrations/0150-keep-questions-and-bookmarks.ts';
import { keepOwnFields } from './migrations/0160-keep-own-fields.ts';
import type { Migration } from './migrations/migration.ts';

/** In ascending order of number. */
export const MIGRATIONS: readonly Migration[] = [
  createLibrariesAndDocuments,
  createPassages,
  createVectors,
  createPhrasings,
  createJobsAndHistory,
  keepPlacesAndFields,
  keepImportReports,
  watchFolders,
  keepRecognisedPages,
  keepSectionDepth,
  keepAnchors,
  keepSections,
  linkTaughtPassages,
  keepWordsOnce,
  keepQuestionsAndBookmarks,
  keepOwnFields,
];

/** "PolL" in the file's header: tells a store from any other SQLite file. */
const APPLICATION_ID = 0x50_6f_6c_4c;

/**
 * Brings the file to the newest form (or to the form `upTo`) in one transaction. Throws `store-newer` for a file of a
 * later program and `store-damaged` for an SQLite file that is no store; neither is touched.
 */
export function migrate(database: Database, upTo: number = newestKnown()): void {
  refuseForeignFile(database);
  if (versionOf(database) >= upTo) {
    refuseNewerFile(database);
    return;
  }
  // BEGIN IMMEDIATE and a second look: another process may have migrated the same new file meanwhile.
  const run = database.transaction(() => {
    refuseForeignFile(database);
    refuseNewerFile(database);
    const found = versionOf(database);
    for (const migration of MIGRATIONS) {
      if (migration.number <= found || migration.number > upTo) continue;
      migration.up(database);
      database.pragma(`user_version = ${migration.number}`);
    }
    database.pragma(`application_id = ${APPLICATION_ID}`);
  });
  run.immediate();
}

function newestKnown(): number {
  return MIGRATIONS.reduce((newest, migration) => Math.max(newest, migration.number), 0);
}

function versionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}

function refuseNewerFile(database: Database): void {
  const [found, known] = [versionOf(database), newestKnown()];
  if (found > known) throw new CodedError('store-newer', { found, known });
}

function refuseForeignFile(database: Database): void {
  const id = Number(database.pragma('application_id', { simple: true }));
  if (id === APPLICATION_ID) return;
  const tables = database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (id !== 0 || tables !== 0) throw new CodedError('store-damaged', { reason: 'not-a-store' });
}
