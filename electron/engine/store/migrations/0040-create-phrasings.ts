import type { Migration } from './migration.ts';

/** A row without a library is shipped with the program and widens every library's queries. */
export const createPhrasings: Migration = {
  number: 40,
  up: (database) => {
    database.exec(`
      CREATE TABLE phrasing (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        library INTEGER REFERENCES library (id) ON DELETE CASCADE,
        document INTEGER REFERENCES document (id) ON DELETE CASCADE,
        clause_key TEXT,
        text_hash TEXT,
        phrasing TEXT NOT NULL,
        meaning TEXT,
        origin TEXT NOT NULL,
        author TEXT,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX phrasing_library ON phrasing (library);
      CREATE INDEX phrasing_document ON phrasing (document);
    `);
  },
};
