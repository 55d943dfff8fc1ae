import { expect, test } from 'vitest';
import { escapeControls, onOneLine } from '../../../electron/cli/escape-controls.ts';

test('what moves the cursor or turns the direction of writing is shown, not done', () => {
  expect(escapeControls('red\u001b[31m\rback\u009b0m \u202efdp.md')).toBe(
    'red\\u001b[31m\\rback\\u009b0m \\u202efdp.md',
  );
});

test('line feeds, tabs and every script stay', () => {
  const text = 'one\n\ttwo 規定 👩‍👩‍👧 é';
  expect(escapeControls(text)).toBe(text);
});

test('JSON stays the same value', () => {
  const value = { file: 'a\u009b\u202e\u0007\n.md' };
  expect(JSON.parse(escapeControls(JSON.stringify(value)))).toEqual(value);
});

test('a name is one line', () => {
  expect(onOneLine('two\nlines\t.md')).toBe('two\\nlines\\t.md');
});
