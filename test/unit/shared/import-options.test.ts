import { expect, test } from 'vitest';
import { include } from '../../../shared/import-options.ts';

test.each([
  ['*2026*leave*.pdf', true],
  ['**/hr/**/*.md', true],
  ['*a*a*a*a*b', false],
])('a pattern may have four stars: %s', (pattern, isAllowed) => {
  expect(include.safeParse([pattern]).success).toBe(isAllowed);
});
