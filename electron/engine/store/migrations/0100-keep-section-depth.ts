import type { Migration } from './migration.ts';

/** Rows that were made before stand in no section until they are read again. */
export const keepSectionDepth: Migration = {
  number: 100,
  up: (database) => {
    database.exec('ALTER TABLE passage ADD COLUMN section_depth INTEGER NOT NULL DEFAULT 0');
  },
};
