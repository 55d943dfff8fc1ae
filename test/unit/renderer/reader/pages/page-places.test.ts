import { expect, test } from 'vitest';
import { pageOfOffset, rectanglesOf } from '../../../../../renderer/reader/pages/page-places.ts';

const LINE = { page: 1, top: 100, height: 12 };

test('a passage over two lines has a rectangle on each, cut to its part of the line', () => {
  const boxes = [
    { ...LINE, start: 0, end: 10, left: 50, width: 100 },
    { ...LINE, start: 10, end: 20, left: 50, width: 100, top: 114 },
    { ...LINE, start: 20, end: 30, left: 50, width: 100, top: 128 },
  ];
  expect(rectanglesOf(boxes, [5, 20])).toEqual([
    { start: 0, left: 100, top: 100, width: 50, height: 12 },
    { start: 10, left: 50, top: 114, width: 100, height: 12 },
  ]);
});

test('the page of an offset is the last that begins before it', () => {
  const pages = [
    { start: 0, page: 1, label: null },
    { start: 40, page: 3, label: null },
  ];
  expect([pageOfOffset(pages, 39), pageOfOffset(pages, 40), pageOfOffset([], 5)]).toEqual([1, 3, 1]);
});
