import { expect, test } from 'vitest';
import { terminalText } from '../../../electron/cli/terminal-text.ts';

test('the part of a text that answers is underlined', () => {
  expect(terminalText('1. Ask first. Then go.', [3, 13])).toBe('1. \u001b[4mAsk first.\u001b[24m Then go.');
});

test('without such a part the text is plain', () => {
  expect(terminalText('1. Ask first.')).toBe('1. Ask first.');
});

test('escapes of the text itself are shown, inside and outside of the part', () => {
  expect(terminalText('a\u001b[2J b\u001b[2J', [0, 5])).toBe('\u001b[4ma\\u001b[2J\u001b[24m b\\u001b[2J');
});
