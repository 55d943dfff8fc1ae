import type { Migration } from './migration.ts';

/** Boxes lie by page: a passage needs those of its own pages, and a long document has tens of thousands. */
export const keepPlacesAndFields: Migration = {
  number: 60,
  up: (database) => {
    database.exec(`
      ALTER TABLE version ADD COLUMN number TEXT;
      ALTER TABLE version ADD COLUMN owner TEXT;
      ALTER TABLE version ADD COLUMN encoding_chosen INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE version_content ADD COLUMN scanned TEXT;
      ALTER TABLE version_content ADD COLUMN marks TEXT;
      CREATE TABLE page_boxes (
        version INTEGER NOT NULL REFERENCES version (id) ON DELETE CASCADE,
        page INTEGER NOT NULL,
        boxes TEXT NOT NULL,
        PRIMARY KEY (version, page)
      ) STRICT;
    `);
  },
};
