import type { Migration } from './migration.ts';

/** `stamp` tells a file from a changed one without reading it; `state` tells a notice from one of another state. */
export const watchFolders: Migration = {
  number: 80,
  up: (database) => {
    database.exec(`
      CREATE TABLE watched_folder (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        library INTEGER NOT NULL REFERENCES library (id) ON DELETE CASCADE,
        folder TEXT NOT NULL,
        include TEXT NOT NULL,
        device TEXT,
        added_by TEXT NOT NULL,
        added_at INTEGER NOT NULL,
        UNIQUE (library, folder)
      ) STRICT;

      CREATE TABLE watched_file (
        folder INTEGER NOT NULL REFERENCES watched_folder (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        stamp TEXT NOT NULL,
        PRIMARY KEY (folder, key)
      ) STRICT;

      CREATE TABLE former_key (
        document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        PRIMARY KEY (document, key)
      ) STRICT;

      CREATE TABLE watch_notice (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        folder INTEGER NOT NULL REFERENCES watched_folder (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        document INTEGER REFERENCES document (id) ON DELETE CASCADE,
        moved_to TEXT,
        state TEXT NOT NULL,
        raised_at INTEGER NOT NULL,
        kept_at INTEGER,
        UNIQUE (folder, state)
      ) STRICT;
    `);
  },
};
