import { expect, test } from 'vitest';
import { parseCommandLine, terminalLanguage } from '../../../electron/cli/parse-arguments.ts';

test('the command, its options and the question are told apart', () => {
  expect(parseCommandLine(['--data', '/d', 'search', '--library', 'Cedar Ridge', 'Do we', 'need a PO?'])).toEqual({
    kind: 'command',
    command: 'search',
    values: { data: '/d', library: ['Cedar Ridge'] },
    rest: ['Do we', 'need a PO?'],
  });
});

test('an option that may stand again is collected', () => {
  const line = parseCommandLine(['search', '--library', 'A', '--library=B', '--document', 'x.md', 'q']);
  expect(line).toMatchObject({ values: { library: ['A', 'B'], document: ['x.md'] } });
});

test('what stands after -- is taken as it is', () => {
  expect(parseCommandLine(['search', '--library', 'A', '--', '-not', '--this'])).toMatchObject({
    rest: ['-not', '--this'],
  });
});

test.each([
  [['--help'], 'help'],
  [['search', '-h'], 'help'],
  [[], 'help'],
  [['--version'], 'version'],
  [['list', '--version'], 'version'],
])('%j asks for %s', (args, kind) => {
  expect(parseCommandLine(args)).toEqual({ kind });
});

test.each([
  [['fly'], 'fly'],
  [['list', '--wings'], '--wings'],
  [['verify', '--library', 'A'], '--library'],
  [['search', '--now', 'q'], '--now'],
])('%j is not understood, and the word is named', (args, word) => {
  expect(parseCommandLine(args)).toEqual({ kind: 'usage', word });
});

test.each([
  [['--language', 'zh-Hans'], { LANG: 'zh_TW.UTF-8' }, 'zh-Hans'],
  [['--language=zh-Hant', 'list'], {}, 'zh-Hant'],
  [[], { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' }, 'zh-Hans'],
  [[], { LC_ALL: '', LC_MESSAGES: 'zh_HK', LANG: 'en_US' }, 'zh-Hant'],
  [[], { LANG: 'de_DE.UTF-8' }, 'en'],
  [[], {}, 'en'],
  [['--language', 'xx'], {}, null],
])('with %j and %j the terminal speaks %s', (args, environment, language) => {
  expect(terminalLanguage(args, environment)).toBe(language);
});
