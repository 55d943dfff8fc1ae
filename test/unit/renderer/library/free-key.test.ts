import { expect, test } from 'vitest';
import { freeKey } from '../../../../renderer/library/free-key.ts';

test('a taken key gets a number before its extension, and then the next', () => {
  expect(freeKey('travel.md')).toBe('travel (2).md');
  expect(freeKey('hr/travel (2).md')).toBe('hr/travel (3).md');
  expect(freeKey('出差.v2/規定')).toBe('出差.v2/規定 (2)');
});
