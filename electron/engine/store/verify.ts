import { createHash } from 'node:crypto';
import type { VerifyReport } from '../../../shared/operation-results.ts';
import { firstBrokenChange } from './changes.ts';
import type { Store } from './open-store.ts';
import { asStoreError } from './store-errors.ts';
import { CodedError } from '../../../shared/app-error.ts';
import { textHash } from './text-hash.ts';
import { versionText } from './version-text.ts';
import { vectorProblems } from './verify-vectors.ts';
import { wordsProblems } from './verify-words.ts';

type Problems = VerifyReport['problems'];

/**
 * Whether the file, both indexes, the originals and the history agree. Reads everything in one snapshot and mends
 * nothing. Each kind of damage is one problem for each library or version, with how many rows it concerns.
 */
export function verifyStore(store: Store): VerifyReport {
  try {
    return store.database.transaction(() => report(store))();
  } catch (thrown) {
    const error = asStoreError(thrown, store.folder);
    if (!(error instanceof CodedError && error.code === 'store-damaged')) throw error;
    // So damaged that its rows cannot be read.
    const counts = { libraries: 0, documents: 0, versions: 0, passages: 0, vectors: 0 };
    return { ok: false, problems: [{ code: 'database-damaged', details: error.details }], counts };
  }
}

function report(store: Store): VerifyReport {
  const problems = [
    ...fileProblems(store),
    ...wordsProblems(store),
    ...vectorProblems(store),
    ...originalProblems(store),
    ...textProblems(store),
    ...changeProblems(store),
  ];
  return { ok: problems.length === 0, problems, counts: counts(store) };
}

/** SQLite's own check also runs that of every FTS5 table, without the write lock that FTS5's own command needs. */
function fileProblems(store: Store): Problems {
  const lines = store.database.prepare('PRAGMA integrity_check').pluck().all() as string[];
  const damaged = lines.filter((line) => line !== 'ok');
  const words = damaged.filter((line) => /fts5/i.test(line));
  const foreign = store.database.prepare<[], { table: string }>('PRAGMA foreign_key_check').all();
  return [
    ...problem('words-index-damaged', words.length),
    ...problem('database-damaged', damaged.length - words.length),
    ...problem('foreign-key', foreign.length, { table: foreign[0]?.table ?? null }),
  ];
}

function originalProblems(store: Store): Problems {
  const missing = store.database
    .prepare(
      `SELECT count(*) FROM version WHERE NOT EXISTS (
         SELECT 1 FROM original_chunk WHERE original_chunk.sha256 = version.sha256) AND NOT EXISTS (
         SELECT 1 FROM original WHERE original.sha256 = version.sha256 AND byte_length = 0)`,
    )
    .pluck()
    .get();
  const changed = store.database
    .prepare<[], { sha256: string; byte_length: number }>('SELECT sha256, byte_length FROM original')
    .all()
    .filter((original) => !isOriginalWhole(store, original));
  return [
    ...problem('original-missing', Number(missing)),
    ...problem('original-changed', changed.length, { sha256: changed[0]?.sha256 ?? null }),
  ];
}

function isOriginalWhole(store: Store, original: { sha256: string; byte_length: number }): boolean {
  const hash = createHash('sha256');
  let byteLength = 0;
  const chunks = store.database
    .prepare<[string], Buffer>('SELECT bytes FROM original_chunk WHERE sha256 = ? ORDER BY ordinal')
    .pluck()
    .iterate(original.sha256);
  for (const chunk of chunks) {
    hash.update(chunk);
    byteLength += chunk.length;
  }
  // No bytes at all is `original-missing`.
  if (byteLength === 0 && original.byte_length > 0) return true;
  return byteLength === original.byte_length && hash.digest('hex') === original.sha256;
}

function textProblems(store: Store): Problems {
  const passages = store.database.prepare<
    [number],
    { start_offset: number; end_offset: number; text: string; text_hash: string }
  >('SELECT start_offset, end_offset, text, text_hash FROM passage WHERE version = ?');
  const versions = store.database
    .prepare<[], { version: number; document: number }>('SELECT id AS version, document FROM version')
    .all();
  return versions.flatMap(({ version, document }) => {
    const found = versionText(store, version);
    const text = found?.text ?? '';
    const different = passages
      .all(version)
      .filter(
        (passage) =>
          text.slice(passage.start_offset, passage.end_offset) !== passage.text ||
          textHash(passage.text) !== passage.text_hash,
      );
    // Text outside of every passage has only the hash of the whole.
    const isAltered = found !== null && !found.isUnaltered && different.length === 0;
    return problem('passage-text-differs', different.length + Number(isAltered), { document, version });
  });
}

function changeProblems(store: Store): Problems {
  const broken = firstBrokenChange(store);
  return broken === null ? [] : [{ code: 'changes-chain-broken', details: { change: broken } }];
}

/** What is there and not removed. */
function counts(store: Store): VerifyReport['counts'] {
  const row = store.database
    .prepare<[], VerifyReport['counts']>(
      `WITH live AS (SELECT id FROM document WHERE removed_at IS NULL)
       SELECT (SELECT count(*) FROM library WHERE removed_at IS NULL) AS libraries,
         (SELECT count(*) FROM live) AS documents,
         (SELECT count(*) FROM version WHERE document IN live) AS versions,
         (SELECT count(*) FROM passage WHERE document IN live) AS passages,
         (SELECT count(*) FROM vectors) AS vectors`,
    )
    .get();
  return row ?? { libraries: 0, documents: 0, versions: 0, passages: 0, vectors: 0 };
}

function problem(code: Problems[number]['code'], count: number, details: Problems[number]['details'] = {}): Problems {
  return count === 0 ? [] : [{ code, details: { ...details, count } }];
}
