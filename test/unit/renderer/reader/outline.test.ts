import { expect, test } from 'vitest';
import type { Block } from '../../../../shared/block.ts';
import { headingAt, headingsOf } from '../../../../renderer/reader/outline.ts';

const TEXT = 'Rules\nLeave\nSick leave\nTravel';
const BLOCKS: Block[] = [
  { type: 'heading', level: 1, start: 0, end: 5 },
  { type: 'heading', level: 3, start: 6, end: 11 },
  { type: 'heading', level: 4, start: 12, end: 22 },
  { type: 'heading', level: 3, start: 23, end: 29 },
];

test('headings stand under one another by how many are above them, whatever levels the document leaves out', () => {
  expect(headingsOf({ text: TEXT, blocks: BLOCKS }).map(({ title, depth }) => [title, depth])).toEqual([
    ['Rules', 0],
    ['Leave', 1],
    ['Sick leave', 2],
    ['Travel', 1],
  ]);
});

test('the section of an offset is the last heading before it', () => {
  const headings = headingsOf({ text: TEXT, blocks: BLOCKS });
  expect([headingAt(headings, 0), headingAt(headings, 15), headingAt(headings.slice(1), 2)]).toEqual([0, 2, -1]);
});
