import type { Migration } from './migration.ts';

/** Which passages a person's phrasing stands for now. Phrasings that were there find their rules by number, else by text. */
export const linkTaughtPassages: Migration = {
  number: 130,
  up: (database) => {
    database.exec(`
      CREATE TABLE taught_passage (
        passage INTEGER NOT NULL REFERENCES passage (id) ON DELETE CASCADE,
        phrasing INTEGER NOT NULL REFERENCES phrasing (id) ON DELETE CASCADE,
        PRIMARY KEY (passage, phrasing)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX taught_passage_phrasing ON taught_passage (phrasing);
      DROP INDEX phrasing_library;
      CREATE INDEX phrasing_library ON phrasing (library, phrasing);
      INSERT OR IGNORE INTO taught_passage (passage, phrasing)
      SELECT passage.id, phrasing.id
      FROM phrasing JOIN passage ON passage.document = phrasing.document
      WHERE phrasing.origin = 'person' AND phrasing.text_hash IS NOT NULL AND iif(
        1 = (SELECT count(*) FROM passage AS bearing
             WHERE bearing.version = passage.version AND bearing.clause_key = phrasing.clause_key),
        passage.clause_key = phrasing.clause_key,
        passage.text_hash = phrasing.text_hash);
    `);
  },
};
