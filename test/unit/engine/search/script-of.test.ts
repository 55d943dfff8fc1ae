import { expect, test } from 'vitest';
import { foreignTo, scriptOf } from '../../../../electron/engine/search/script-of.ts';

test.each([
  ['Do we need a PO?', 'other'],
  ['出差報銷', 'han'],
  ['PO 怎麼申請', 'han'],
  ['The 條 mark stands before each clause number', 'other'],
  ['20.04', 'none'],
  ['', 'none'],
] as const)('%j is written in %s', (text, script) => {
  expect(scriptOf(text)).toBe(script);
});

test('numbers are foreign to nothing', () => {
  expect(foreignTo('none', 'han')).toBe(false);
  expect(foreignTo('other', 'han')).toBe(true);
  expect(foreignTo('han', 'han')).toBe(false);
});
