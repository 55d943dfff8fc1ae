import type { Migration } from './migration.ts';

/** Rows that were made before name no place in their page until they are read again. */
export const keepAnchors: Migration = {
  number: 110,
  up: (database) => {
    database.exec('ALTER TABLE passage ADD COLUMN anchor TEXT');
  },
};
