import { expect, test } from 'vitest';
import { dayOf, formatDay, OPEN_END, OPEN_START, parseDay } from '../../../shared/dates.ts';

test('a day is counted from 1970-01-01', () => {
  expect([parseDay('1970-01-02'), parseDay('2000-03-01')]).toEqual([1, 11_017]);
});

test.each(['2025-02-29', '2025-13-01', '2025-1-1', '01-01-2025', '2025-01-01T00:00', ''])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull();
});

test('a day is written as it was read, a leap day too', () => {
  expect(formatDay(parseDay('2024-02-29') ?? 0)).toBe('2024-02-29');
});

test('an open end has no date', () => {
  expect([formatDay(OPEN_START), formatDay(OPEN_END)]).toEqual([null, null]);
});

test('a moment belongs to the day of the person’s own calendar', () => {
  expect(formatDay(dayOf(new Date(2026, 10, 30, 23, 59)))).toBe('2026-11-30');
});
