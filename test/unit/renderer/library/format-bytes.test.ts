import { expect, test } from 'vitest';
import { formatBytes } from '../../../../renderer/library/format-bytes.ts';

test('a size is told in the largest unit of which there is one', () => {
  expect(formatBytes(14, 'en')).toBe('14 bytes');
  expect(formatBytes(1_000, 'en')).toBe('1 kB');
  expect(formatBytes(2_340_000, 'en')).toBe('2.3 MB');
  expect(formatBytes(5_000_000_000, 'en')).toBe('5 GB');
});
