/**
 * A calendar day as the number of days since 1970-01-01. vec0 refuses NULL in a metadata column, so an open end is a
 * number too: OPEN_START and OPEN_END.
 */
export type Day = number;

export const OPEN_START: Day = 0;
export const OPEN_END: Day = 9_999_999;

const MS_PER_DAY = 86_400_000;

/** 'YYYY-MM-DD' → day; null when it is no real calendar day (2025-02-30). */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms)) return null;
  const day = Math.round(ms / MS_PER_DAY);
  return formatDay(day) === text ? day : null;
}

/** Day → 'YYYY-MM-DD'; null for an open end. */
export function formatDay(day: Day): string | null {
  if (day <= OPEN_START || day >= OPEN_END) return null;
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The calendar day of a moment in the person's own time zone. */
export function dayOf(moment: Date): Day {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / MS_PER_DAY);
}
