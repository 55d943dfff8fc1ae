import Database from 'better-sqlite3';
import { getLoadablePath } from 'sqlite-vec';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../electron/engine/store/migrate.ts';
import { unpackText, versionText } from '../../../electron/engine/store/version-text.ts';

/** A store of the form before, with one rule and its words. */
function olderStore(): Database.Database {
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  database.loadExtension(getLoadablePath());
  migrate(database, 110);
  database.exec(`
    INSERT INTO library (uuid, name, created_at, words_passages, words_length) VALUES ('u', 'House', 5, 1, 3);
    INSERT INTO document (library, key, source_folder, created_at) VALUES (1, 'a.md', '/policies', 6);
    INSERT INTO original (sha256, byte_length) VALUES ('h', 0);
    INSERT INTO version (document, sha256, label, title, kind, status, valid_from, valid_to, from_stated, file_name, format,
      has_lines, recipe, problems, imported_at)
      VALUES (1, 'h', '1', 'Keys', 'policy', 1, 0, 9999999, 0, 'a.md', 'markdown', 1, 'r', '[]', 1);
    INSERT INTO version_content (version, text, blocks, pages) VALUES (1, 'Keys 是鑰匙', '[{"type":"paragraph"}]', NULL);
    INSERT INTO passage (library, document, version, ordinal, start_offset, end_offset, headings, kind, tags, text_hash,
      text, words_number, words_heading, words_body, words_stems, words_tags, words_length)
      VALUES (1, 1, 1, 0, 0, 4, '[]', 'policy', '["fob"]', 't', 'Keys', '1', 'house', 'keys', 'kei', 'fob', 1);
    CREATE VIRTUAL TABLE words_1 USING fts5(number, heading, body, stems, tags, content = '', contentless_delete = 1);
    CREATE VIRTUAL TABLE words_1_terms USING fts5vocab('words_1', 'row');
    INSERT INTO words_1 (rowid, number, heading, body, stems, tags) VALUES (1, '1', 'house', 'keys', 'kei', 'fob');
  `);
  return database;
}

test.each(['1', 'house', 'keys', 'kei', 'fob'])('a rule of the older form is still found by %s', (term) => {
  const database = olderStore();
  migrate(database);
  expect(database.prepare('SELECT rowid FROM words_1 WHERE words_1 MATCH ?').pluck().all(`"${term}"`)).toEqual([1]);
});

test('the text and the blocks of the older form are there, packed', () => {
  const database = olderStore();
  migrate(database);
  const store = { database, folder: '', close: () => undefined };
  expect(versionText(store, 1)).toEqual({ text: 'Keys 是鑰匙', isUnaltered: true });
  const layout = database.prepare<[], Buffer>('SELECT layout FROM version_content').pluck().get();
  expect(layout && JSON.parse(unpackText(layout))).toEqual({
    blocks: [{ type: 'paragraph' }],
    pages: null,
    scanned: null,
    marks: null,
  });
});

test('the words of tags stay beside their rule', () => {
  const database = olderStore();
  migrate(database);
  expect(database.prepare('SELECT phrasings FROM passage').pluck().all()).toEqual(['fob']);
});
