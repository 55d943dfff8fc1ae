import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import type { Migration } from './migration.ts';

/**
 * The words of a passage lay beside its text, and in the index with every place where they stand: four fifths of the
 * file. They are made from the text where a score needs them; of the tags, which are not in the text, the words stay. A
 * document's text is made of its passages and of what stands between them, which is packed, and so are its blocks. The file is written anew when it is opened, so that it gets smaller.
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

/**
 * `outside` holds what stands outside of the passages; `whole`, for a text whose passages do not follow one another, says
 * that it holds everything. `layout` holds the JSON of blocks, pages, scanned spans and marks.
 */
function packContent(database: Database): void {
  database.exec(`
    CREATE TABLE packed_content (
      version INTEGER PRIMARY KEY REFERENCES version (id) ON DELETE CASCADE,
      outside BLOB NOT NULL,
      whole INTEGER NOT NULL,
      text_hash TEXT NOT NULL,
      layout BLOB NOT NULL
    ) STRICT;
  `);
  const insert = database.prepare(
    'INSERT INTO packed_content (version, outside, whole, text_hash, layout) VALUES (?, ?, ?, ?, ?)',
  );
  const find = database.prepare<[number], PlainContent>('SELECT * FROM version_content WHERE version = ?');
  const passages = database.prepare<[number], Place>(
    'SELECT start_offset AS start, end_offset AS "end" FROM passage WHERE version = ? ORDER BY ordinal',
  );
  for (const id of database.prepare('SELECT version FROM version_content').pluck().all() as number[]) {
    const row = find.get(id);
    if (row === undefined) continue;
    const outside = textOutside(row.text, passages.all(id));
    const hash = createHash('sha256').update(row.text, 'utf8').digest('hex').slice(0, 16);
    const parts = { blocks: row.blocks, pages: row.pages, scanned: row.scanned, marks: row.marks };
    const layout = Object.entries(parts).map(([name, json]) => `"${name}":${json ?? 'null'}`);
    insert.run(id, packed(outside ?? row.text), outside === null ? 1 : 0, hash, packed(`{${layout.join(',')}}`));
  }
  database.exec('DROP TABLE version_content; ALTER TABLE packed_content RENAME TO version_content;');
}

interface Place {
  start: number;
  end: number;
}

/** As the program of this form did it: a later change of it must not change what old stores become. */
function textOutside(text: string, passages: readonly Place[]): string | null {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of passages) {
    if (start < at || end < start || end > text.length) return null;
    parts.push(text.slice(at, start));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}

function packed(text: string): Buffer {
  return deflateRawSync(Buffer.from(text, 'utf8'));
}
