import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../shared/app-error.ts';
import { CONTRACT, type OperationName } from '../../shared/contract.ts';
import { sourceFiles } from './source-files.ts';

const NAMES = Object.keys(CONTRACT) as OperationName[];
const CLI = sourceFiles('electron/cli', 'electron/mcp')
  .map(({ text }) => text)
  .join('\n');
const RENDERER = sourceFiles('renderer')
  .map(({ text }) => text)
  .join('\n');

test.each(NAMES)('%s is asked by at least one door', (name) => {
  const inTerminal = new RegExp(`'${name}'`).test(CLI);
  const inWindow = new RegExp(`policies\\s*\\.${name}\\b`).test(RENDERER);
  expect(inTerminal || inWindow).toBe(true);
});

test.each(NAMES)('%s names each of its error codes once, and only codes that exist', (name) => {
  const { errors } = CONTRACT[name];
  expect(errors.filter((code) => !ERROR_CODES.includes(code))).toEqual([]);
  expect(new Set(errors).size).toBe(errors.length);
  expect(errors).toContain('invalid-input');
});

test('an operation that the main process answers is open to the window, which alone can reach it', () => {
  expect(NAMES.filter((name) => CONTRACT[name].at === 'main' && !CONTRACT[name].window)).toEqual([]);
});

test('the window can name no path on its disk', () => {
  const withPath = NAMES.filter((name) => CONTRACT[name].window && /\bpaths?\b/.test(fieldsOf(name).join(' ')));
  expect(withPath).toEqual([]);
});

function fieldsOf(name: OperationName): string[] {
  return Object.keys(CONTRACT[name].input.shape);
}
