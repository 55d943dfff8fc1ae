import type { Migration } from './migration.ts';

/**
 * `words_…` are the token strings as indexed: a contentless FTS5 table cannot give them back, and undo, tags and scores
 * need them. `library` and `document` repeat what `version` implies, since both legs filter by them before the limit.
 */
export const createPassages: Migration = {
  number: 20,
  up: (database) => {
    database.exec(`
      CREATE TABLE passage (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        library INTEGER NOT NULL REFERENCES library (id) ON DELETE CASCADE,
        document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
        version INTEGER NOT NULL REFERENCES version (id) ON DELETE CASCADE,
        ordinal INTEGER NOT NULL,
        start_offset INTEGER NOT NULL,
        end_offset INTEGER NOT NULL,
        first_line INTEGER,
        last_line INTEGER,
        first_page INTEGER,
        last_page INTEGER,
        page_labels TEXT,
        headings TEXT NOT NULL,
        clause TEXT,
        clause_key TEXT,
        kind TEXT NOT NULL,
        tags TEXT NOT NULL,
        text_hash TEXT NOT NULL,
        text TEXT NOT NULL,
        words_number TEXT NOT NULL,
        words_heading TEXT NOT NULL,
        words_body TEXT NOT NULL,
        words_stems TEXT NOT NULL,
        words_tags TEXT NOT NULL,
        words_length INTEGER NOT NULL,
        UNIQUE (version, ordinal)
      ) STRICT;
      CREATE INDEX passage_document ON passage (document);
      CREATE INDEX passage_library ON passage (library);

      CREATE TABLE passage_key (
        library INTEGER NOT NULL,
        key TEXT NOT NULL,
        passage INTEGER NOT NULL REFERENCES passage (id) ON DELETE CASCADE,
        own INTEGER NOT NULL,
        PRIMARY KEY (library, key, passage)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX passage_key_passage ON passage_key (passage);
    `);
  },
};
