import type { TextBox } from '../../../shared/block.ts';
import type { Day } from '../../../shared/dates.ts';
import { STATUSES } from '../../../shared/document.ts';
import type { ReadPlace } from '../../../shared/operation-results.ts';
import type { Reference } from '../../../shared/reference.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { citedPlace } from './cited-place.ts';
import { findLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { passagesOfVersion, type StoredPassage } from './passages.ts';
import { boxesOf } from './text-boxes.ts';
import { textHash } from './text-hash.ts';
import { versionText } from './version-text.ts';

/**
 * The place that a reference names. It is found again after the version was read anew and split in another way: by its
 * text at the same offsets, or else by a passage with the same text. Errors: `library-unknown`, `document-unknown`,
 * `text-changed` when the store no longer has that text at that place.
 */
export function placeOf(store: Store, reference: Reference, today: Day): Result<ReadPlace> {
  const found = locate(store, reference);
  if (!found.ok) return found;
  const { library, document, version, passage } = found.value;
  const newerVersion = hasNewerVersion(store, document, version, reference.version, today);
  return succeed({ ...citedPlace(library, passage), newerVersion });
}

/** Where the place stands on its pages. Errors: those of `placeOf`. */
export function boxesOfPlace(store: Store, reference: Reference): Result<TextBox[]> {
  const found = locate(store, reference);
  return found.ok ? succeed(boxesOf(store, found.value.version, found.value.passage)) : found;
}

/** A place that was found. */
export interface Located {
  /** Name of the library. */
  library: string;
  /** Rows. */
  document: number;
  version: number;
  passage: StoredPassage;
}

/** Errors: those of `placeOf`. */
export function locate(store: Store, reference: Reference): Result<Located> {
  const library = findLibrary(store, reference.library);
  if (library === null) return fail('library-unknown', { library: reference.library });
  const document = documentOf(store, library.row, reference);
  if (document === null) return fail('document-unknown', { document: reference.document });
  const version = store.database
    .prepare<[number, string], number>(
      'SELECT id FROM version WHERE document = ? AND sha256 = ? ORDER BY id DESC LIMIT 1',
    )
    .pluck()
    .get(document, reference.version);
  const passage = version === undefined ? undefined : passageFor(store, reference, version);
  if (version === undefined || passage === undefined) return fail('text-changed', { document: reference.document });
  return succeed({ library: library.name, document, version, passage });
}

/** The document that has the key, or had it before it was renamed; of several the one that holds the version. */
export function documentOf(store: Store, libraryRow: number, reference: Reference): number | null {
  const row = store.database
    .prepare<[{ library: number; key: string; sha256: string }], number>(
      `SELECT id FROM document
       WHERE library = @library AND removed_at IS NULL
         AND (key = @key OR EXISTS (SELECT 1 FROM former_key AS former WHERE former.document = document.id AND former.key = @key))
       ORDER BY EXISTS (SELECT 1 FROM version WHERE version.document = document.id AND version.sha256 = @sha256) DESC,
         key = @key DESC, id LIMIT 1`,
    )
    .pluck()
    .get({ library: libraryRow, key: documentKeyName(reference.document), sha256: reference.version });
  return typeof row === 'number' ? row : null;
}

/** The passage of a version that a reference names, see `placeOf`. `passages`: all of the version. */
export function passageFor(
  store: Store,
  reference: Reference,
  version: number,
  passages = passagesOfVersion(store, version),
): StoredPassage | undefined {
  const { start, end } = reference;
  const text = (versionText(store, version)?.text ?? '').slice(start, end);
  if (textHash(text) === reference.textHash) {
    const around = passages.find((passage) => passage.start < end && start < passage.end);
    // The text is the reference's own, also where passages are cut in another way by now.
    if (around !== undefined) {
      return {
        ...around,
        text,
        start,
        end,
        reference: { ...around.reference, start, end, textHash: reference.textHash },
      };
    }
  }
  const same = passages.filter((passage) => passage.reference.textHash === reference.textHash);
  return same.find((passage) => passage.clauseKey === reference.clauseKey) ?? same[0];
}

/** Whether another, later version than the one with these bytes is in force today. */
export function hasNewerVersion(store: Store, document: number, version: number, sha256: string, today: Day): boolean {
  return (
    store.database
      .prepare(
        `SELECT 1 FROM version WHERE document = ? AND id > ? AND sha256 <> ? AND status = ?
           AND valid_from <= ? AND valid_to >= ?`,
      )
      .get(document, version, sha256, STATUSES.indexOf('in-force'), today, today) !== undefined
  );
}
