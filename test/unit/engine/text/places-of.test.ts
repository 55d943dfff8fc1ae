import { expect, test } from 'vitest';
import { placesOf } from '../../../../electron/engine/text/places-of.ts';

function found(sought: string, text: string): string[] {
  return placesOf(sought, text, 100).ranges.map(([start, end]) => text.slice(start, end));
}

test('case does not matter', () => {
  expect(found('key', 'Keys and KEY')).toEqual(['Key', 'KEY']);
});

test('traditional and simplified characters are one', () => {
  expect(found('报销', '報銷應附收據；报销须知')).toEqual(['報銷', '报销']);
});

test('full and half width are one', () => {
  expect(found('ABC12', 'ＡＢＣ１２')).toEqual(['ＡＢＣ１２']);
});

test('places do not overlap', () => {
  expect(placesOf('aa', 'aaaa', 100).ranges).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

test('all places are counted, also those that are not told', () => {
  expect(placesOf('x', 'x x x', 2)).toEqual({
    ranges: [
      [0, 1],
      [2, 3],
    ],
    total: 3,
  });
});

test('white space alone stands nowhere', () => {
  expect(placesOf('  ', 'a  b', 100)).toEqual({ ranges: [], total: 0 });
});
