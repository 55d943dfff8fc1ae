import type { Language } from './language.ts';

/** 'YYYY-MM-DD' as the language writes a day; the text itself when it is no such day. */
export function formatCalendarDay(day: string, language: Language): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(moment)) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
}

/** The day of a moment (milliseconds since 1970) in the person's own time zone. */
export function formatMoment(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(moment);
}

/** Day and minute of a moment (milliseconds since 1970) in the person's own time zone. */
export function formatInstant(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** 'a, b and c', or 'a, b or c'. */
export function formatList(items: readonly string[], language: Language, joined: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat(language, { type: joined === 'or' ? 'disjunction' : 'conjunction' }).format(items);
}

const UNIT = 1024;

/** Bytes in kilobytes or megabytes, as the language writes them. */
export function formatSize(bytes: number, language: Language): string {
  const isSmall = bytes < UNIT * UNIT;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / (isSmall ? UNIT : UNIT * UNIT));
}
