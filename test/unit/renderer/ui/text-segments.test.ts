import { expect, it } from 'vitest';
import { overlaps, segmentsOf } from '../../../../renderer/ui/text-segments.ts';

const TEXT = 'A purchase order is required.';

function drawn(range: [number, number], marks: [number, number][]): string {
  return segmentsOf(TEXT, range, marks)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');
}

it.each([
  ['no marks', [], 'A purchase order is required.'],
  ['a mark inside', [[2, 16]], 'A [purchase order] is required.'],
  [
    'marks that touch the ends',
    [
      [0, 1],
      [20, 29],
    ],
    '[A] purchase order is [required.]',
  ],
  [
    'marks that overlap',
    [
      [2, 10],
      [5, 16],
    ],
    'A [pur][chase][ order] is required.',
  ],
] as [string, [number, number][], string][])('text with %s is drawn whole', (_, marks, expected) => {
  expect(drawn([0, TEXT.length], marks)).toBe(expected);
});

it('a mark that goes on beyond the drawn stretch marks what is drawn of it', () => {
  expect(drawn([2, 10], [[5, 16]])).toBe('pur[chase]');
});

it('ranges that only touch do not overlap', () => {
  expect([overlaps([0, 5], [5, 9]), overlaps([0, 6], [5, 9])]).toEqual([false, true]);
});
