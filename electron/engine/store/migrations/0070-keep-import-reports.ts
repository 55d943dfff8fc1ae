import type { Migration } from './migration.ts';

/**
 * A report names its library by row only once the library is there: an import of which nothing came in makes none. Files
 * that an earlier program left in the queue get a report too.
 */
export const keepImportReports: Migration = {
  number: 70,
  up: (database) => {
    database.exec(`
      CREATE TABLE import_run (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        library INTEGER REFERENCES library (id) ON DELETE CASCADE,
        library_name TEXT NOT NULL,
        account TEXT NOT NULL,
        started_at INTEGER NOT NULL,
        ended_at INTEGER,
        ending TEXT
      ) STRICT;
      CREATE INDEX import_run_library ON import_run (library);

      CREATE TABLE import_run_file (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        run INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
        file TEXT NOT NULL,
        key TEXT NOT NULL,
        outcome TEXT NOT NULL,
        code TEXT,
        details TEXT NOT NULL,
        problems TEXT NOT NULL,
        encoding TEXT
      ) STRICT;
      CREATE INDEX import_run_file_run ON import_run_file (run, id);

      ALTER TABLE job ADD COLUMN run INTEGER REFERENCES import_run (id) ON DELETE SET NULL;
      CREATE INDEX job_run ON job (run) WHERE run IS NOT NULL;
      INSERT INTO import_run (library_name, account, started_at)
        SELECT payload ->> 'library', '', min(created_at) FROM job WHERE kind = 'read' GROUP BY payload ->> 'library';
      UPDATE job SET run = (SELECT id FROM import_run WHERE library_name = job.payload ->> 'library')
        WHERE kind = 'read';

      ALTER TABLE version ADD COLUMN unread_recipe TEXT;
    `);
  },
};
