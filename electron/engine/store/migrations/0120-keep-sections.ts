import { sectionName, sectionNumber } from '../../text/section-names.ts';
import type { Migration } from './migration.ts';

/**
 * A document's sections as ranges of its passages: each heading once, however many passages stand under it, in the form in
 * which a scope is compared with it. The index of tags holds the few passages that bear one.
 */
export const keepSections: Migration = {
  number: 120,
  up: (database) => {
    database.function('section_name', (heading) => sectionName(String(heading)));
    database.function('section_number', (heading) => sectionNumber(String(heading)));
    database.exec(`
      CREATE TABLE section (
        version INTEGER NOT NULL REFERENCES version (id) ON DELETE CASCADE,
        first INTEGER NOT NULL,
        depth INTEGER NOT NULL,
        last INTEGER NOT NULL,
        name TEXT NOT NULL,
        number TEXT,
        PRIMARY KEY (version, first, depth)
      ) STRICT, WITHOUT ROWID;

      WITH above AS (
        SELECT passage.version, passage.ordinal, entry.key AS depth, entry.value AS heading,
          (SELECT json_group_array(value) FROM json_each(passage.headings) WHERE key <= entry.key) AS path
        FROM passage, json_each(passage.headings) AS entry
        WHERE entry.key < passage.section_depth
      ),
      run AS (
        SELECT *, ordinal - row_number() OVER (PARTITION BY version, path ORDER BY ordinal) AS run FROM above
      )
      INSERT INTO section (version, first, depth, last, name, number)
        SELECT version, min(ordinal), depth, max(ordinal), section_name(heading), section_number(heading) FROM run GROUP BY version, path, run;

      CREATE INDEX passage_tags ON passage (library, tags) WHERE tags <> '[]';
    `);
  },
};
