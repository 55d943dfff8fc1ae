import { expect, test } from 'vitest';
import { cutText, quoteName, quoteNames } from '../../../electron/mcp/quote-name.ts';
import { LIMITS } from '../../../shared/limits.ts';

test.each([
  ['a plain name', 'Leave and 請假', '"Leave and 請假"'],
  ['a quotation mark', 'the "old" rule', '"the \\"old\\" rule"'],
  ['line ends', 'one\ntwo\r\u2028three', '"one\\u000atwo\\u000d\\u2028three"'],
  ['a mark that turns the direction of writing', 'a\u202eb', '"a\\u202eb"'],
  ['a letter that nobody sees', 'a\u{e0041}b', '"a\\udb40\\udc41b"'],
  ['a NUL', 'a\0b', '"a\\u0000b"'],
])('a name with %s stays in its quotation', (_, name, expected) => {
  expect(quoteName(name)).toBe(expected);
});

test('a long name takes no more than its room, escapes included', () => {
  expect(quoteName('\n'.repeat(10_000)).length).toBeLessThanOrEqual(LIMITS.agentName + 3);
  expect(quoteName('x'.repeat(LIMITS.agentName + 1))).toBe(`"${'x'.repeat(LIMITS.agentName)}…"`);
});

test('of many names the first stand there and the others are counted', () => {
  const names = Array.from({ length: LIMITS.agentNamed + 4 }, (_, index) => `n${index}`);
  expect(quoteNames(names, (count) => `and ${count}`)).toMatch(/"n14", and 4$/);
});

test('a text is not cut inside a character', () => {
  expect(cutText('a😀b', 2)).toBe('a');
});
