import type { Migration } from './migration.ts';

/**
 * What a person keeps for themselves. A bookmark hangs on its document, and on nothing once the document is erased; its
 * reference is kept as it was.
 */
export const keepQuestionsAndBookmarks: Migration = {
  number: 150,
  up: (database) => {
    database.exec(`
      CREATE TABLE asked_question (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        question TEXT NOT NULL,
        scope TEXT NOT NULL,
        answered INTEGER NOT NULL,
        asked_at INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE saved_search (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        question TEXT NOT NULL,
        scope TEXT NOT NULL,
        saved_at INTEGER NOT NULL,
        removed_at INTEGER
      ) STRICT;

      CREATE TABLE bookmark (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        document INTEGER REFERENCES document (id) ON DELETE SET NULL,
        clause_key TEXT,
        text_hash TEXT NOT NULL,
        reference TEXT NOT NULL,
        title TEXT NOT NULL,
        note TEXT NOT NULL,
        saved_at INTEGER NOT NULL,
        removed_at INTEGER
      ) STRICT;
      CREATE INDEX bookmark_document ON bookmark (document);
    `);
  },
};
