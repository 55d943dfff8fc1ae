import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Things that have one place in the tree. */

const PROGRAM = sourceFiles('electron', 'renderer', 'shared');

function linesWith(pattern: RegExp, isElsewhere: (name: string) => boolean): string[] {
  return PROGRAM.filter(({ name }) => isElsewhere(name)).flatMap(({ name, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${name}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ place }) => place),
  );
}

test('SQL stands in the store and nowhere else', () => {
  const sql =
    /\b(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|DELETE\s+FROM|UPDATE\s+\w+\s+SET|CREATE\s+(VIRTUAL\s+)?TABLE|PRAGMA)\b|\.(prepare|pragma)\(/i;
  expect(linesWith(sql, (name) => !name.startsWith('electron/engine/store/'))).toEqual([]);
});

test('only one file of the window touches window.policies', () => {
  expect(
    linesWith(/window\.policies\b(?!`)/, (name) => name.startsWith('renderer/') && name !== 'renderer/api/policies.ts'),
  ).toEqual([]);
});

test('the environment and the clock of tests change nothing in the program', () => {
  expect(linesWith(/isTesting|NODE_ENV|VITEST|PLAYWRIGHT/, () => true)).toEqual([]);
});

test('no colour stands in a screen: colours have names in the tokens', () => {
  const colour = /#[0-9a-f]{3,8}\b(?=['";])|rgba?\(|hsla?\(|oklch\(/i;
  expect(linesWith(colour, (name) => name.startsWith('renderer/'))).toEqual([]);
});
