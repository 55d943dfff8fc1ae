import { deflateRawSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import type { Migration } from './migration.ts';

/**
 * The words of a passage lay beside its text, and in the index with every place where they stand: four fifths of the
 * file. They are made from the text where a score needs them; of the tags, which are not in the text, the words stay. A
 * document's text and blocks are packed. The file is written anew when it is opened, so that it gets smaller.
 */
export const keepWordsOnce: Migration = {
  number: 140,
  up: (database) => {
    database.exec(
      "ALTER TABLE passage ADD COLUMN phrasings TEXT NOT NULL DEFAULT ''; UPDATE passage SET phrasings = words_tags;",
    );
    const libraries = database
      .prepare(
        `SELECT id FROM library
         WHERE removed_at IS NULL AND EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'words_' || library.id)`,
      )
      .pluck()
      .all() as number[];
    for (const library of libraries) renewIndex(database, library);
    for (const column of ['number', 'heading', 'body', 'stems', 'tags']) {
      database.exec(`ALTER TABLE passage DROP COLUMN words_${column}`);
    }
    packContent(database);
    database.exec("INSERT OR REPLACE INTO setting (key, value) VALUES ('erase-due', '1')");
  },
};

function renewIndex(database: Database, library: number): void {
  const table = `words_${library}`;
  const indexed = database.prepare(`SELECT id FROM ${table}_docsize`).pluck().all() as number[];
  database.exec(`
    DROP TABLE ${table}_terms;
    DROP TABLE ${table};
    CREATE VIRTUAL TABLE ${table} USING fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    );
    INSERT INTO ${table} (${table}, rank) VALUES ('secure-delete', 1);
    CREATE VIRTUAL TABLE ${table}_terms USING fts5vocab('${table}', 'row');
  `);
  const find = database
    .prepare<[number], string>(
      `SELECT words_number || ' ' || words_heading || ' ' || words_body || ' ' || words_stems || ' ' || words_tags
       FROM passage WHERE id = ?`,
    )
    .pluck();
  const insert = database.prepare(`INSERT INTO ${table} (rowid, words) VALUES (?, ?)`);
  for (const id of indexed) insert.run(id, [...new Set((find.get(id) ?? '').split(' '))].join(' '));
}

interface PlainContent {
  version: number;
  text: string;
  blocks: string;
  pages: string | null;
  scanned: string | null;
  marks: string | null;
}

/** `layout` holds the JSON of blocks, pages, scanned spans and marks. */
function packContent(database: Database): void {
  database.exec(`
    CREATE TABLE packed_content (
      version INTEGER PRIMARY KEY REFERENCES version (id) ON DELETE CASCADE,
      text BLOB NOT NULL,
      layout BLOB NOT NULL
    ) STRICT;
  `);
  const insert = database.prepare('INSERT INTO packed_content (version, text, layout) VALUES (?, ?, ?)');
  const find = database.prepare<[number], PlainContent>('SELECT * FROM version_content WHERE version = ?');
  for (const id of database.prepare('SELECT version FROM version_content').pluck().all() as number[]) {
    const row = find.get(id);
    if (row === undefined) continue;
    const parts = { blocks: row.blocks, pages: row.pages, scanned: row.scanned, marks: row.marks };
    const layout = Object.entries(parts).map(([name, json]) => `"${name}":${json ?? 'null'}`);
    insert.run(id, packed(row.text), packed(`{${layout.join(',')}}`));
  }
  database.exec('DROP TABLE version_content; ALTER TABLE packed_content RENAME TO version_content;');
}

function packed(text: string): Buffer {
  return deflateRawSync(Buffer.from(text, 'utf8'));
}
