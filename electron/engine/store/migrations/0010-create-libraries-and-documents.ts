import type { Migration } from './migration.ts';

const TABLES = `
  CREATE TABLE library (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    demo INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    removed_at INTEGER,
    words_passages INTEGER NOT NULL DEFAULT 0,
    words_length INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX library_name ON library (name) WHERE removed_at IS NULL;

  CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    library INTEGER NOT NULL REFERENCES library (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    source_folder TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    removed_at INTEGER,
    removed_with_library INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX document_key ON document (library, key) WHERE removed_at IS NULL;
  CREATE INDEX document_library ON document (library, key, removed_at);

  CREATE TABLE original (
    sha256 TEXT PRIMARY KEY,
    byte_length INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE original_chunk (
    id INTEGER PRIMARY KEY,
    sha256 TEXT NOT NULL REFERENCES original (sha256) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (sha256, ordinal)
  ) STRICT;

  CREATE TABLE version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL REFERENCES original (sha256),
    label TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    status INTEGER NOT NULL,
    valid_from INTEGER NOT NULL,
    valid_to INTEGER NOT NULL,
    from_stated INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    format TEXT NOT NULL,
    encoding TEXT,
    has_lines INTEGER NOT NULL,
    page_count INTEGER,
    recipe TEXT NOT NULL,
    problems TEXT NOT NULL,
    imported_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX version_document ON version (document, id);
  CREATE INDEX version_sha256 ON version (sha256);

  CREATE TABLE version_content (
    version INTEGER PRIMARY KEY REFERENCES version (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    blocks TEXT NOT NULL,
    pages TEXT
  ) STRICT;

  CREATE VIEW newest_version AS
    SELECT * FROM version AS newest
    WHERE newest.id = (
      SELECT other.id FROM version AS other
      WHERE other.document = newest.document
      ORDER BY other.valid_to >= other.valid_from DESC, other.valid_from DESC, other.id DESC
      LIMIT 1
    );
`;

/**
 * Ids are AUTOINCREMENT wherever a row can be erased: a reused id would let a late vector or a words table of the dead
 * row answer for the living one.
 */
export const createLibrariesAndDocuments: Migration = {
  number: 10,
  up: (database) => {
    database.exec(TABLES);
  },
};
