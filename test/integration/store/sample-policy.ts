import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Result } from '../../../shared/result.ts';
import { parseDay, type Day } from '../../../shared/dates.ts';
import type { DocumentFields } from '../../../electron/engine/read/document-text.ts';
import type { PassageDraft } from '../../../electron/engine/split/passage-draft.ts';
import type { ResolvedLibrary } from '../../../electron/engine/store/libraries.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { saveVersion, type NewVersion, type SavedVersion } from '../../../electron/engine/store/save-version.ts';
import type { ScopeFilter } from '../../../electron/engine/store/scope.ts';
import { embeddingProgress, passagesToEmbed, saveVectors } from '../../../electron/engine/store/vector-index.ts';
import { wordsCandidates, type WordsTerm } from '../../../electron/engine/store/words-candidates.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';

export const FINGERPRINT = 'test-model';

/** In force or superseded, of any day. */
export const EVERYTHING: ScopeFilter = { documents: null, passages: null, statuses: [0, 1, 2, 3], asOf: null };

export function day(text: string): Day {
  const found = parseDay(text);
  if (found === null) throw new Error(`${text} is no day`);
  return found;
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

/** A line of a sample policy: the rule alone, or with its clause number, its tags or the path of its section. */
export type SampleLine =
  string | { text: string; clause?: string; tags?: string[]; otherKeys?: string[]; section?: string[] };

/** A plain text policy of which each line is one passage. What is not given is the same for all. */
export function policyOf(
  lines: SampleLine[],
  rest: Partial<NewVersion> & { fields?: DocumentFields } = {},
): NewVersion {
  const passages = passagesOf(lines);
  const text = passages.map((passage) => passage.text).join('\n');
  const { fields, ...given } = rest;
  const bytes = Buffer.from(text, 'utf8');
  const key = given.key ?? 'travel.txt';
  return {
    library: 'Cedar Ridge',
    key,
    sourceFolder: '/policies',
    fileName: key,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: () => [bytes],
    document: {
      format: 'text',
      encoding: 'utf-8',
      text,
      hasLines: true,
      blocks: passages.map(({ start, end }) => ({ type: 'paragraph', start, end })),
      pages: null,
      fields: fields ?? {},
      problems: [],
    },
    passages,
    marks: { definitions: [], references: [] },
    recipe: 'recipe-1',
    abbreviations: [],
    indexTerms: indexTermsOf,
    today: day('2025-06-01'),
    account: 'tester',
    ...given,
  };
}

export function save(store: Store, lines: SampleLine[], rest: Parameters<typeof policyOf>[1] = {}): SavedVersion {
  return valueOf(saveVersion(store, policyOf(lines, rest)));
}

/** Gives every passage that waits the vector of its text. */
export function embedAll(store: Store, fingerprint: string = FINGERPRINT): void {
  for (;;) {
    const waiting = passagesToEmbed(store, fingerprint, 500);
    if (waiting.length === 0) break;
    const rows = waiting.map(({ id, text }) => ({ id, inputHash: text, vector: vectorOf(text) }));
    saveVectors(store, fingerprint, rows);
  }
  const { passages, embedded } = embeddingProgress(store, fingerprint);
  expect(embedded).toBe(passages);
}

/** A unit vector that is always the same for the same text, and different for another. */
export function vectorOf(text: string): Float32Array {
  const seeds = createHash('sha256').update(text, 'utf8').digest();
  const vector = new Float32Array(384);
  let state = seeds.readUInt32LE(0) | 1;
  for (let index = 0; index < vector.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    vector[index] = state / 2 ** 32 - 0.5;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** Passages in scope that hold any of the terms, each of which says as much as the others. */
export function passagesWith(
  store: Store,
  library: ResolvedLibrary,
  terms: readonly WordsTerm[],
  filter: ScopeFilter,
  limit: number,
): number[] {
  const wanted = terms.map((term) => ({ forms: [[term]], weight: 1 }));
  return wordsCandidates(store, library, wanted, filter, { passages: limit, perWord: 10_000 });
}

export function textsOf(store: Store, ids: readonly number[]): string[] {
  const find = store.database.prepare('SELECT text FROM passage WHERE id = ?').pluck();
  return ids.map((id) => String(find.get(id)));
}

function passagesOf(lines: SampleLine[]): PassageDraft[] {
  let start = 0;
  return lines.map((line, index) => {
    const { text, clause, tags, otherKeys, section } = typeof line === 'string' ? { text: line } : { ...line };
    const passage: PassageDraft = {
      text,
      start,
      end: start + text.length,
      headings: section ?? [],
      sectionDepth: section?.length ?? 0,
      clause: clause ?? null,
      clauseKey: clause ?? null,
      otherKeys: otherKeys ?? [],
      lines: [index + 1, index + 1],
      pages: null,
      pageLabels: null,
      kind: 'rule',
      tags: tags ?? [],
    };
    start += text.length + 1;
    return passage;
  });
}
