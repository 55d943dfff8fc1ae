import type { Migration } from './migration.ts';

/**
 * What a person says of a document in place of its file: for its versions from `since` to `last`, both rows of `version`
 * and both inclusive; without an end while `last` is NULL. `held` is what stood there before.
 */
export const keepOwnFields: Migration = {
  number: 160,
  up: (database) => {
    database.exec(`
      CREATE TABLE own_field (
        document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
        field TEXT NOT NULL,
        since INTEGER NOT NULL,
        last INTEGER,
        value TEXT NOT NULL,
        held TEXT NOT NULL,
        PRIMARY KEY (document, field, since)
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
