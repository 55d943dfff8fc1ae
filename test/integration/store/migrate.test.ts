import Database from 'better-sqlite3';
import { getLoadablePath } from 'sqlite-vec';
import { expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../../../shared/app-error.ts';
import { MIGRATIONS, migrate } from '../../../electron/engine/store/migrate.ts';

function newDatabase(): Database.Database {
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  database.loadExtension(getLoadablePath());
  return database;
}

function codeOf(action: () => void) {
  try {
    action();
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}

test('numbers ascend by tens', () => {
  expect(MIGRATIONS.map((migration) => migration.number)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160,
  ]);
});

test('rows of the first form are there, unaltered, in the newest', () => {
  const database = newDatabase();
  migrate(database, 10);
  database.exec(`
    INSERT INTO library (uuid, name, created_at) VALUES ('u', 'Cedar Ridge', 5);
    INSERT INTO document (library, key, source_folder, created_at) VALUES (1, 'a.md', '/policies', 6);
  `);
  const rows = () => [
    database.prepare('SELECT * FROM library').all(),
    database.prepare('SELECT * FROM document').all(),
  ];
  const before = rows();
  migrate(database);
  expect(rows()).toEqual(before);
  expect(database.pragma('user_version', { simple: true })).toBe(160);
});

test('each form can be reached from the one before', () => {
  const database = newDatabase();
  for (const { number } of MIGRATIONS) {
    migrate(database, number);
    expect(database.pragma('user_version', { simple: true })).toBe(number);
  }
});

test('files that an earlier program left in the queue get a report of their library', () => {
  const database = newDatabase();
  migrate(database, 60);
  database.exec(`INSERT INTO job (kind, priority, payload, created_at)
    VALUES ('read', 0, '{"library":"A"}', 1), ('read', 0, '{"library":"B"}', 2), ('embed', 0, '{}', 3)`);
  migrate(database);
  const rows = database.prepare('SELECT library_name FROM job LEFT JOIN import_run AS run ON run.id = job.run').pluck();
  expect(rows.all()).toEqual(['A', 'B', null]);
});

test('passages of the form before stand in their sections', () => {
  const database = newDatabase();
  migrate(database, 110);
  database.exec(`
    INSERT INTO library (uuid, name, created_at) VALUES ('u', 'Cedar Ridge', 5);
    INSERT INTO document (library, key, source_folder, created_at) VALUES (1, 'a.md', '/policies', 6);
    INSERT INTO original (sha256, byte_length) VALUES ('h', 1);
    INSERT INTO version (document, sha256, label, title, kind, status, valid_from, valid_to, from_stated, file_name,
        format, has_lines, recipe, problems, imported_at)
      VALUES (1, 'h', '1', 'A', 'policy', 1, 0, 9999999, 0, 'a.md', 'markdown', 1, 'r', '[]', 7);
  `);
  const insert = database.prepare(`
    INSERT INTO passage (library, document, version, ordinal, start_offset, end_offset, headings, section_depth, kind,
        tags, text_hash, text, words_number, words_heading, words_body, words_stems, words_tags, words_length)
      VALUES (1, 1, 1, ?, 0, 1, ?, ?, 'policy', '[]', '', '', '', '', '', '', '', 0)`);
  const places: [string[], number][] = [
    [[], 0],
    [['Leave'], 1],
    [['Leave', 'Sick leave', 'Paid are:'], 2],
    [['Leave', 'Sick leave'], 2],
    [['4. Travel', 'Sick leave'], 2],
    [['Leave'], 1],
  ];
  places.forEach(([headings, depth], ordinal) => insert.run(ordinal, JSON.stringify(headings), depth));
  migrate(database);
  expect(database.prepare('SELECT first, depth, last, name, number FROM section').raw().all()).toEqual([
    [1, 0, 3, 'leave', null],
    [2, 1, 3, 'sick leave', null],
    [4, 0, 4, '4. travel', '4'],
    [4, 1, 4, 'sick leave', null],
    [5, 0, 5, 'leave', null],
  ]);
});

test('a store of the newest form is left alone', () => {
  const database = newDatabase();
  migrate(database);
  const before = database.prepare('SELECT total_changes()').pluck().get();
  migrate(database);
  expect(database.prepare('SELECT total_changes()').pluck().get()).toBe(before);
});

test('a store of a later program is refused with both numbers, and not touched', () => {
  const database = newDatabase();
  migrate(database);
  database.pragma('user_version = 990');
  expect(codeOf(() => migrate(database))).toEqual({ code: 'store-newer', details: { found: 990, known: 160 } });
  expect(database.pragma('user_version', { simple: true })).toBe(990);
});

test('a step that fails leaves the form before it', () => {
  const database = newDatabase();
  migrate(database, 20);
  database.exec('CREATE TABLE phrasing (in_the_way TEXT)');
  expect(() => migrate(database)).toThrow('phrasing');
  expect(database.pragma('user_version', { simple: true })).toBe(20);
  expect(database.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'model'").pluck().get()).toBe(0);
});
