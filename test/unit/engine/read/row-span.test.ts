import { expect, test } from 'vitest';
import { rowSpan } from '../../../../electron/engine/read/row-span.ts';

test('cells lie one after the other with a separator between them', () => {
  expect(rowSpan(10, ['Clerk', '$500'])).toEqual({
    start: 10,
    end: 20,
    cells: [
      { start: 10, end: 15 },
      { start: 16, end: 20 },
    ],
  });
});

test('empty cells at the ends lie at the edges of the row, which begins and ends with words', () => {
  expect(rowSpan(0, ['', 'hotel', ''])).toEqual({
    start: 1,
    end: 6,
    cells: [
      { start: 1, end: 1 },
      { start: 1, end: 6 },
      { start: 6, end: 6 },
    ],
  });
});
