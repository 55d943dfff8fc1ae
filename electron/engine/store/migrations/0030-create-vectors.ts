import type { Migration } from './migration.ts';

/**
 * `embedding` has a row for every passage that should have a vector; `model` is NULL while it waits. `vectors.model`
 * filters inside the nearest-neighbour search, so a vector of another fingerprint never answers and none has to be
 * deleted before its successor is there. 384 is the dimension of the shipped model; another one needs a migration.
 */
export const createVectors: Migration = {
  number: 30,
  up: (database) => {
    database.exec(`
      CREATE TABLE model (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        fingerprint TEXT NOT NULL UNIQUE
      ) STRICT;

      CREATE TABLE embedding (
        passage INTEGER PRIMARY KEY REFERENCES passage (id) ON DELETE CASCADE,
        library INTEGER NOT NULL,
        model INTEGER REFERENCES model (id),
        input_hash TEXT
      ) STRICT;
      CREATE INDEX embedding_model ON embedding (model, passage);
      CREATE INDEX embedding_library ON embedding (library, model);

      CREATE VIRTUAL TABLE vectors USING vec0(
        library INTEGER PARTITION KEY,
        document INTEGER,
        version INTEGER,
        status INTEGER,
        valid_from INTEGER,
        valid_to INTEGER,
        model INTEGER,
        embedding FLOAT[384] distance_metric=cosine
      );
    `);
  },
};
