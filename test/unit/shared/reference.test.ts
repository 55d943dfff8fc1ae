import { expect, test } from 'vitest';
import { formatReference, parseReference, type Reference } from '../../../shared/reference.ts';

const REFERENCE: Reference = {
  library: '3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012',
  document: 'hr/請假 規則.md',
  version: 'a'.repeat(64),
  clauseKey: '4.2.b',
  start: 10,
  end: 48,
  textHash: '0123456789abcdef',
};
const TEXT =
  'plr1:3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012/hr%2F%E8%AB%8B%E5%81%87%20%E8%A6%8F%E5%89%87.md/' +
  `${'a'.repeat(64)}/4.2.b/10-48/0123456789abcdef`;

test('a reference is one string without spaces, the slash of a key kept inside its part', () => {
  expect(formatReference(REFERENCE)).toBe(TEXT);
});

test('a reference is read back as it was written', () => {
  expect(parseReference(TEXT)).toEqual(REFERENCE);
});

test('a place without a clause has an empty part', () => {
  expect(parseReference(TEXT.replace('4.2.b', ''))).toEqual({ ...REFERENCE, clauseKey: null });
});

test.each([
  ['another scheme', TEXT.replace('plr1:', 'http:')],
  ['a part too few', TEXT.split('/').slice(0, 5).join('/')],
  ['a part too many', `${TEXT}/x`],
  ['no UUID', TEXT.replace('3f2b8c1e', '3f2b8c1g')],
  ['a short version hash', TEXT.replace('a'.repeat(64), 'a'.repeat(63))],
  ['an empty range', TEXT.replace('10-48', '48-48')],
  ['a broken escape', TEXT.replace('%20', '%2')],
  ['nothing', ''],
])('a text with %s is no reference', (_what, text) => {
  expect(parseReference(text)).toBeNull();
});
