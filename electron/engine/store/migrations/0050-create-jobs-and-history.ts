import type { Migration } from './migration.ts';

export const createJobsAndHistory: Migration = {
  number: 50,
  up: (database) => {
    database.exec(`
      CREATE TABLE job (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        priority INTEGER NOT NULL,
        payload TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'waiting',
        attempts INTEGER NOT NULL DEFAULT 0,
        error TEXT,
        claimed_by INTEGER,
        claimed_start TEXT,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX job_queue ON job (state, kind, priority, id);

      CREATE TABLE unread_file (
        library INTEGER NOT NULL REFERENCES library (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        state TEXT NOT NULL,
        code TEXT NOT NULL,
        details TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (library, key)
      ) STRICT;

      CREATE TABLE change (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        account TEXT NOT NULL,
        operation TEXT NOT NULL,
        details TEXT NOT NULL,
        previous_hash TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE setting (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT;

      CREATE TABLE demo_dismissal (
        library_name TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (library_name, key)
      ) STRICT;
    `);
  },
};
