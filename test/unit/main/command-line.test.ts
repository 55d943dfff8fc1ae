import { expect, test } from 'vitest';
import { readCommandLine } from '../../../electron/main/command-line.ts';

const CASES: [args: string[], data: string | null, files: string[]][] = [
  [[], null, []],
  [['--data', '/tmp/rules'], '/tmp/rules', []],
  [['--data=/tmp/rules of ours'], '/tmp/rules of ours', []],
  [['--no-sandbox', '--data', '規章'], '規章', []],
  [['--data', ''], null, []],
  [['--data'], null, []],
  [['--data='], null, []],
  [['差旅.pdf', '/srv/rules'], null, ['/home/ana/差旅.pdf', '/srv/rules']],
  [['--lang=en', '--data', '/tmp/rules', 'leave.md'], '/tmp/rules', ['/home/ana/leave.md']],
];

test.each(CASES)('%j names the data folder %j and the files %j', (args, data, files) => {
  expect(readCommandLine(args, '/home/ana')).toEqual({ data, files });
});
