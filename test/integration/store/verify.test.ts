import { packText } from '../../../electron/engine/store/version-text.ts';
import { describe, expect, test } from 'vitest';
import type { VerifyProblemCode } from '../../../shared/operation-results.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { remove } from '../../../electron/engine/store/remove.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { embedAll, save } from './sample-policy.ts';

const RULES = Array.from({ length: 20 }, (_, index) => ({ text: `Rule ${index} about taxis.`, clause: `${index}` }));

function fullStore(): Store {
  const store = openTestStore();
  const { library } = save(store, RULES);
  save(store, RULES.slice(3), { today: 20_300 });
  save(store, ['Leave is ten days.'], { library: 'Brightline', key: 'leave.txt' });
  save(store, ['Old rule.'], { key: 'old.txt' });
  embedAll(store);
  remove(store, { library: library.id, document: 'old.txt', account: 'tester' });
  return store;
}

test('a sound store has no problems, and its counts are those of what is not removed', () => {
  expect(verifyStore(fullStore())).toEqual({
    ok: true,
    problems: [],
    counts: { libraries: 2, documents: 2, versions: 3, passages: 38, vectors: 38 },
  });
});

test('an empty store has no problems', () => {
  expect(verifyStore(openTestStore()).ok).toBe(true);
});

/** One damage each, done behind the program's back. */
const DAMAGES: { name: string; sql: string; code: VerifyProblemCode; details?: object }[] = [
  {
    name: 'a passage that is not in the words index',
    sql: 'DELETE FROM words_1 WHERE rowid = 5',
    code: 'words-missing',
  },
  {
    name: 'words of a passage that is not there',
    sql: "INSERT INTO words_1 (rowid, words) VALUES (999, 'lost')",
    code: 'words-orphaned',
  },
  {
    name: 'a torn page of the words index',
    sql: 'UPDATE words_1_data SET block = randomblob(length(block)) WHERE id > 10',
    code: 'words-index-damaged',
  },
  {
    name: 'a wrong count of words',
    sql: 'UPDATE library SET words_length = words_length + 1 WHERE id = 1',
    code: 'words-index-damaged',
    details: { part: 'counters' },
  },
  { name: 'a vector that is gone', sql: 'DELETE FROM vectors WHERE rowid = 5', code: 'vectors-missing' },
  {
    name: 'a passage that waits for no vector',
    sql: 'DELETE FROM embedding WHERE passage = 5; DELETE FROM vectors WHERE rowid = 5',
    code: 'vectors-missing',
  },
  { name: 'a vector without its passage', sql: 'DELETE FROM embedding WHERE passage = 5', code: 'vectors-orphaned' },
  {
    name: 'a vector with the dates of another version',
    sql: 'UPDATE vectors SET valid_to = 1 WHERE rowid = 5',
    code: 'vector-misplaced',
  },
  {
    name: 'a vector with another document',
    sql: 'UPDATE vectors SET document = 2 WHERE rowid = 5',
    code: 'vector-misplaced',
  },
  {
    name: 'a passage whose library is not that of its vector',
    sql: `CREATE TEMP TABLE kept AS SELECT * FROM vectors WHERE rowid = 5;
      DELETE FROM vectors WHERE rowid = 5;
      INSERT INTO vectors (rowid, library, document, version, status, valid_from, valid_to, model, embedding)
        SELECT 5, 2, document, version, status, valid_from, valid_to, model, embedding FROM kept`,
    code: 'vector-misplaced',
  },
  { name: 'an original that is gone', sql: 'DELETE FROM original_chunk WHERE id = 1', code: 'original-missing' },
  {
    name: 'an altered original',
    sql: "UPDATE original_chunk SET bytes = CAST('x' AS BLOB) WHERE id = 1",
    code: 'original-changed',
  },
  {
    name: 'an altered passage',
    sql: "UPDATE passage SET text = 'Anything goes.' WHERE id = 5",
    code: 'passage-text-differs',
  },
  {
    name: 'an altered text',
    sql: `UPDATE version_content SET outside = X'${packText('All else.').toString('hex')}' WHERE version = 1`,
    code: 'passage-text-differs',
  },
  {
    name: 'an altered line of the history',
    sql: "UPDATE change SET account = 'somebody else' WHERE id = 2",
    code: 'changes-chain-broken',
    details: { change: 2 },
  },
  { name: 'a line taken out of the history', sql: 'DELETE FROM change WHERE id = 2', code: 'changes-chain-broken' },
  {
    name: 'a row whose owner is gone',
    sql: 'PRAGMA foreign_keys = OFF; DELETE FROM version_content; DELETE FROM original WHERE rowid = 1',
    code: 'foreign-key',
  },
];

describe('verify finds', () => {
  test.each(DAMAGES)('$name', ({ sql, code, details }) => {
    const store = fullStore();
    // Else SQLite protects the tables behind the indexes, which no bad disk does.
    store.database.unsafeMode(true);
    store.database.exec(sql);
    const report = verifyStore(store);
    expect(report.ok).toBe(false);
    expect(report.problems).toContainEqual({ code, details: expect.objectContaining(details ?? {}) as object });
  });

  test('a torn page of the file', () => {
    const store = fullStore();
    // A wrong root page looks to SQLite like a torn one.
    store.database.unsafeMode(true);
    store.database.pragma('writable_schema = ON');
    store.database.exec("UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'passage_library'");
    store.database.pragma('writable_schema = RESET');
    expect(verifyStore(store).problems.map((problem) => problem.code)).toContain('database-damaged');
  });
});

test('verify changes nothing', () => {
  const store = fullStore();
  const changes = () => store.database.prepare('SELECT total_changes()').pluck().get();
  const before = changes();
  verifyStore(store);
  expect(changes()).toBe(before);
});
