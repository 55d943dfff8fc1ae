import { OPEN_END, OPEN_START, parseDay, type Day } from '../../../shared/dates.ts';
import { STATUSES, type Status } from '../../../shared/document.ts';
import type { DocumentFields } from '../read/document-text.ts';
import type { Store } from './open-store.ts';
import { redateVectors } from './vector-index.ts';

/** When a version holds. Both ends inclusive; an end before the start means that it never held for a whole day. */
export interface Period {
  status: Status;
  from: Day;
  to: Day;
  /** Whether the document itself says from when it holds. */
  fromStated: boolean;
}

const IN_FORCE = STATUSES.indexOf('in-force');
const SUPERSEDED = STATUSES.indexOf('superseded');
const DRAFT = STATUSES.indexOf('draft');

/** The period that a document states, else in force from the day of its import on. */
export function periodOf(fields: DocumentFields, today: Day): Period {
  const effective = fields.effective === undefined ? null : parseDay(fields.effective);
  const until = fields.until === undefined ? null : parseDay(fields.until);
  const status = fields.status ?? 'in-force';
  // A document that only says until when it held, and whose day is over, held at some time before.
  const from = effective ?? (until !== null && until < today ? OPEN_START : today);
  const to = until ?? (status === 'superseded' ? today - 1 : OPEN_END);
  return { status, from, to, fromStated: effective !== null };
}

/** The period of bytes that the document held before and that come back: from today, whatever they state. */
export function periodOfReturn(fields: DocumentFields, today: Day): Period {
  const stated = periodOf(fields, today);
  return { ...stated, from: today, to: stated.to < today ? OPEN_END : stated.to, fromStated: false };
}

interface OtherVersion {
  id: number;
  status: number;
  valid_from: Day;
  valid_to: Day;
  from_stated: number;
}

/** A version that is in the store already. */
export interface DatedVersion {
  documentRow: number;
  versionRow: number;
  /** The day from which it held until now. */
  from: Day;
  /** Whether the document held the same bytes before. */
  isReturn: boolean;
}

/**
 * Fits a version among the others of its document once more, as if what it states had been known when it was saved: the
 * text of a scan comes after its version. Answers null when it states nothing of its period, which then stays.
 */
export function refitPeriod(store: Store, version: DatedVersion, fields: DocumentFields, today: Day): Period | null {
  const { effective, until, status } = fields;
  if (effective === undefined && until === undefined && status === undefined) return null;
  const { documentRow, versionRow, from } = version;
  const stated = version.isReturn ? periodOfReturn(fields, from) : periodOf(fields, from);
  reopenVersionBefore(store, version, today);
  const fitted = fitPeriod(store, documentRow, stated, today, versionRow);
  const later = otherVersions(store, documentRow).filter(({ id }) => id > versionRow);
  return endedBy(later, store, fitted, today);
}

/**
 * Fits a version that is about to be saved among the others of its document: the ones before it end the day before it
 * begins, and it ends the day before one that states a later beginning. A draft replaces only drafts. Answers the period
 * as fitted. `before`: only the versions of lower rows are looked at.
 */
export function fitPeriod(store: Store, documentRow: number, period: Period, today: Day, before = Infinity): Period {
  let fitted = period;
  for (const other of otherVersions(store, documentRow).filter(({ id }) => id < before)) {
    if (other.valid_to < other.valid_from || (period.status === 'draft' && other.status !== DRAFT)) continue;
    if (other.status !== DRAFT && other.from_stated === 1 && other.valid_from > period.from) {
      fitted = { ...fitted, to: Math.min(fitted.to, other.valid_from - 1) };
    } else if (other.valid_to >= period.from) {
      endVersion(store, other, period.from - 1, today);
    }
  }
  return fitted.to < period.to ? supersededIfOver(fitted, today) : fitted;
}

function supersededIfOver(period: Period, today: Day): Period {
  return period.to < today && period.status === 'in-force' ? { ...period, status: 'superseded' } : period;
}

/** Ends a period where later versions begin, and those where one with a stated, later beginning begins. */
function endedBy(later: readonly OtherVersion[], store: Store, period: Period, today: Day): Period {
  let fitted = period;
  for (const other of later) {
    if (other.valid_to < other.valid_from || (other.status === DRAFT && period.status !== 'draft')) continue;
    if (period.status !== 'draft' && period.fromStated && period.from > other.valid_from) {
      if (other.valid_to >= period.from) endVersion(store, other, period.from - 1, today);
    } else if (fitted.to >= other.valid_from) {
      fitted = supersededIfOver({ ...fitted, to: other.valid_from - 1 }, today);
    }
  }
  return fitted;
}

/** Takes back that a version ended the one before it, which is fitted anew then. */
function reopenVersionBefore(store: Store, { documentRow, versionRow, from }: DatedVersion, today: Day): void {
  const before = otherVersions(store, documentRow)
    .filter((other) => other.id < versionRow && other.status !== DRAFT && other.valid_to === from - 1)
    .at(-1);
  if (before === undefined) return;
  const status = before.status === SUPERSEDED ? IN_FORCE : before.status;
  endVersion(store, { ...before, status }, OPEN_END, today);
}

/**
 * Calls superseded what a newer version has taken the place of by today: a version may state that it takes effect later
 * than it was imported. To be called at start and when a day begins. Inside a write transaction.
 */
export function settleStatuses(store: Store, today: Day): void {
  const ended = store.database
    .prepare(
      `SELECT version.id FROM version
       WHERE version.status = ? AND version.valid_to < ? AND EXISTS (
         SELECT 1 FROM version AS next WHERE next.document = version.document AND next.valid_from = version.valid_to + 1
           AND next.status <> ?)`,
    )
    .pluck()
    .all(IN_FORCE, today, DRAFT) as number[];
  for (const id of ended) {
    store.database.prepare('UPDATE version SET status = ? WHERE id = ?').run(SUPERSEDED, id);
    redateVectors(store, id);
  }
}

function otherVersions(store: Store, documentRow: number): OtherVersion[] {
  return store.database
    .prepare<[number], OtherVersion>(
      'SELECT id, status, valid_from, valid_to, from_stated FROM version WHERE document = ? ORDER BY id',
    )
    .all(documentRow);
}

function endVersion(store: Store, version: OtherVersion, lastDay: Day, today: Day): void {
  const status = version.status === IN_FORCE && lastDay < today ? SUPERSEDED : version.status;
  store.database.prepare('UPDATE version SET valid_to = ?, status = ? WHERE id = ?').run(lastDay, status, version.id);
  redateVectors(store, version.id);
}
