import { STATUSES } from '../../../shared/document.ts';
import type { DocumentFields } from '../read/document-text.ts';
import type { Store } from './open-store.ts';
import type { VersionContent } from './version-content.ts';

/** What a person can say of a document. Days are 'YYYY-MM-DD'; an empty value says that there is none. */
export type OwnField = 'title' | 'number' | 'status' | 'effective' | 'until';

interface OwnFieldRow {
  field: OwnField;
  since: number;
  value: string;
  held: string;
}

/**
 * A version's content as a person wants it described: what they said stands in the place of what the file says. A new
 * version (`versionRow` null) whose file states another value than stood there before the person's ends theirs (ADR 0012).
 * Inside a write transaction.
 */
export function withOwnFields<Content extends VersionContent>(
  store: Store,
  documentRow: number,
  versionRow: number | null,
  content: Content,
): Content {
  const own = ownFieldsOf(store, documentRow, versionRow);
  if (own.length === 0) return content;
  const { document } = content;
  let fields: DocumentFields = document.fields;
  for (const row of own) {
    const stated = document.fields[row.field];
    if (versionRow === null && stated !== undefined && stated !== row.held) endOwnField(store, documentRow, row);
    else fields = withValue(fields, row.field, row.value);
  }
  return { ...content, document: { ...document, fields } };
}

/**
 * Remembers what a person said of a version and, for all but dates, of those after it. `held`: what stands there now.
 * Inside a write transaction.
 */
export function keepOwnField(
  store: Store,
  place: { documentRow: number; versionRow: number },
  { field, value, held }: Omit<OwnFieldRow, 'since'>,
): void {
  const { documentRow, versionRow } = place;
  const before = ownFieldsOf(store, documentRow, versionRow).find((row) => row.field === field);
  store.database
    .prepare('UPDATE own_field SET last = ? WHERE document = ? AND field = ? AND since < ? AND last IS NULL')
    .run(versionRow - 1, documentRow, field, versionRow);
  const isOfVersion = field === 'effective' || field === 'until';
  store.database
    .prepare('INSERT OR REPLACE INTO own_field (document, field, since, last, value, held) VALUES (?, ?, ?, ?, ?, ?)')
    .run(documentRow, field, versionRow, isOfVersion ? versionRow : null, value, before?.held ?? held);
}

/** Those of a version; of one that is about to be saved when `versionRow` is null. */
function ownFieldsOf(store: Store, documentRow: number, versionRow: number | null): OwnFieldRow[] {
  return store.database
    .prepare<[{ documentRow: number; versionRow: number | null }], OwnFieldRow>(
      `SELECT field, since, value, held FROM own_field
       WHERE document = @documentRow AND iif(@versionRow IS NULL, last IS NULL,
         since <= @versionRow AND (last IS NULL OR last >= @versionRow))`,
    )
    .all({ documentRow, versionRow });
}

/** The versions that are there keep it. */
function endOwnField(store: Store, documentRow: number, { field, since }: OwnFieldRow): void {
  store.database
    .prepare(
      `UPDATE own_field SET last = (SELECT max(id) FROM version WHERE document = @documentRow)
       WHERE document = @documentRow AND field = @field AND since = @since`,
    )
    .run({ documentRow, field, since });
}

function withValue(fields: DocumentFields, field: OwnField, value: string): DocumentFields {
  const { [field]: _, ...others } = fields;
  if (value === '') return others;
  if (field !== 'status') return { ...others, [field]: value };
  const status = STATUSES.find((known) => known === value);
  return status === undefined ? others : { ...others, status };
}
