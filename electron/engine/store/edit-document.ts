import { formatDay, OPEN_END, OPEN_START, parseDay, type Day } from '../../../shared/dates.ts';
import { STATUSES, type Status } from '../../../shared/document.ts';
import type { DocumentEdit } from '../../../shared/library-operations.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import { enqueueJob } from './jobs.ts';
import { findLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { keepOwnField, type OwnField } from './own-fields.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { dropVectors, queueVectors, redateVectors } from './vector-index.ts';
import { refitPeriod } from './version-dates.ts';
import { indexVersion, unindexVersion } from './words-index.ts';
import { inWriteTransaction } from './write-transaction.ts';

export interface DocumentEditing {
  /** UUID of the library. */
  library: string;
  /** Key of the document. */
  document: string;
  fields: DocumentEdit;
  account: string;
  today: Day;
  indexTerms: IndexTermsOf;
}

interface EditedVersion {
  libraryRow: number;
  documentRow: number;
  versionRow: number;
  title: string;
  number: string | null;
  status: number;
  from: Day;
  to: Day;
  fromStated: number;
}

/**
 * Writes what a person says of a document's newest version; it stands in the place of what the file says (ADR 0012).
 * Another title is another text for words and meaning: its words answer at once, its vectors are queued. Other dates are
 * fitted among the versions before and after. Errors: `library-unknown`, `document-unknown`.
 */
export function editDocument(store: Store, editing: DocumentEditing): Result<null> {
  return inWriteTransaction(store, () => {
    const library = findLibrary(store, editing.library);
    if (library === null) return fail('library-unknown', { library: editing.library });
    const version = newestVersion(store, library.row, documentKeyName(editing.document));
    if (version === undefined) return fail('document-unknown', { document: editing.document });
    const changed = keepChanged(store, version, editing.fields);
    if (changed.length === 0) return succeed(null);
    if (changed.includes('title')) retitle(store, version, editing);
    if (changed.includes('number')) {
      const number = editing.fields.number ?? '';
      store.database
        .prepare('UPDATE version SET number = ? WHERE id = ?')
        .run(number === '' ? null : number, version.versionRow);
    }
    if (changed.some((field) => field === 'status' || field === 'effective' || field === 'until')) {
      redate(store, version, editing);
    }
    recordChange(store, editing.account, 'edit', {
      library: library.id,
      document: version.documentRow,
      version: version.versionRow,
      fields: changed.join(' '),
    });
    return succeed(null);
  });
}

function newestVersion(store: Store, libraryRow: number, key: string): EditedVersion | undefined {
  return store.database
    .prepare<[number, string], EditedVersion>(
      `SELECT document.library AS libraryRow, document.id AS documentRow, version.id AS versionRow, version.title,
         version.number, version.status, version.valid_from AS "from", version.valid_to AS "to",
         version.from_stated AS fromStated
       FROM document JOIN newest_version AS version ON version.document = document.id
       WHERE document.library = ? AND document.key = ? AND document.removed_at IS NULL`,
    )
    .get(libraryRow, key);
}

/** Keeps what is not as it stands, and answers which fields these are. */
function keepChanged(store: Store, version: EditedVersion, fields: DocumentEdit): OwnField[] {
  const standing: Record<OwnField, string> = {
    title: version.title,
    number: version.number ?? '',
    status: STATUSES[version.status] ?? '',
    effective: formatDay(version.from) ?? '',
    until: formatDay(version.to) ?? '',
  };
  const wanted: Record<OwnField, string | null | undefined> = {
    title: fields.title,
    number: fields.number,
    status: fields.status,
    effective: fields.from,
    until: fields.to,
  };
  const changed: OwnField[] = [];
  for (const field of ['title', 'number', 'status', 'effective', 'until'] as const) {
    const value = wanted[field] === null ? '' : wanted[field];
    if (value === undefined || value === standing[field]) continue;
    keepOwnField(store, version, { field, value, held: standing[field] });
    changed.push(field);
  }
  return changed;
}

function retitle(store: Store, { libraryRow, versionRow }: EditedVersion, { fields, indexTerms }: DocumentEditing) {
  unindexVersion(store, libraryRow, versionRow);
  store.database.prepare('UPDATE version SET title = ? WHERE id = ?').run(fields.title, versionRow);
  indexVersion(store, libraryRow, versionRow, indexTerms);
  dropVectors(store, versionRow);
  queueVectors(store, versionRow);
  enqueueJob(store, { kind: 'embed', once: true });
}

function redate(store: Store, version: EditedVersion, { fields, today }: DocumentEditing): void {
  const wanted = wantedPeriod(version, fields, today);
  const { documentRow, versionRow, from } = version;
  const stated = {
    status: wanted.status,
    effective: formatDay(wanted.from) ?? undefined,
    until: formatDay(wanted.to) ?? undefined,
  };
  const dated = { documentRow, versionRow, from, isReturn: false };
  const fitted = refitPeriod(store, dated, definedOf(stated), today);
  store.database
    .prepare('UPDATE version SET status = ?, valid_from = ?, valid_to = ?, from_stated = ? WHERE id = ?')
    .run(
      STATUSES.indexOf(fitted?.status ?? wanted.status),
      wanted.from,
      // Open ends are no days that a document could state.
      Math.min(wanted.to, fitted?.to ?? OPEN_END),
      fields.from === undefined ? version.fromStated : 1,
      versionRow,
    );
  redateVectors(store, versionRow);
}

/** What is replaced and has no end ended yesterday; if nobody said when it began, it began by then. */
function wantedPeriod(version: EditedVersion, fields: DocumentEdit, today: Day) {
  const status: Status = fields.status ?? STATUSES[version.status] ?? 'in-force';
  const from = dayFor(fields.from, OPEN_START) ?? version.from;
  const to = dayFor(fields.to, OPEN_END) ?? version.to;
  if (status !== 'superseded' || to !== OPEN_END) return { status, from, to };
  const isGuess = fields.from === undefined && version.fromStated === 0;
  return isGuess
    ? { status, from: Math.min(from, today - 1), to: today - 1 }
    : { status, from, to: Math.max(from, today - 1) };
}

function dayFor(date: string | null | undefined, open: Day): Day | null {
  if (date === undefined) return null;
  return date === null ? open : parseDay(date);
}

function definedOf({
  status,
  effective,
  until,
}: {
  status: Status;
  effective?: string | undefined;
  until?: string | undefined;
}) {
  return {
    status,
    ...(effective === undefined ? {} : { effective }),
    ...(until === undefined ? {} : { until }),
  };
}
