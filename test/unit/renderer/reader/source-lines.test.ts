import { expect, it } from 'vitest';
import { lineNumberAt, lineStartsOf } from '../../../../renderer/reader/source-lines.ts';

it.each([
  ['LF', 'a\nb\nc'],
  ['CR', 'a\rb\rc'],
])('lines end with %s', (_, text) => {
  expect(lineStartsOf(text)).toEqual([0, 2, 4]);
});

it('CR and LF together end one line', () => {
  expect(lineStartsOf('a\r\nb\r\nc')).toEqual([0, 3, 6]);
});

it('an offset lies on the line that began last before it', () => {
  const starts = lineStartsOf('a\nbc\nd');
  expect([0, 1, 2, 3, 4, 5].map((offset) => lineNumberAt(starts, offset))).toEqual([1, 1, 2, 2, 2, 3]);
});
