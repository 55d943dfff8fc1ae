import type { Migration } from './migration.ts';

/**
 * Recognised pages belong to bytes, not to a version: equal files are recognised once. `id` grows with each page that is
 * recognised, also again, so `recognised_until` says which of them a version's rows were made with.
 */
export const keepRecognisedPages: Migration = {
  number: 90,
  up: (database) => {
    database.exec(`
      CREATE TABLE recognised_page (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        sha256 TEXT NOT NULL REFERENCES original (sha256) ON DELETE CASCADE,
        page INTEGER NOT NULL,
        recipe TEXT NOT NULL,
        content TEXT NOT NULL,
        UNIQUE (sha256, page)
      ) STRICT;
      ALTER TABLE version ADD COLUMN recognised_until INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE passage ADD COLUMN scan_confidence INTEGER;
    `);
  },
};
