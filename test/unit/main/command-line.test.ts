import { expect, test } from 'vitest';
import { readCommandLine } from '../../../electron/main/command-line.ts';

const CASES: [args: string[], data: string | null][] = [
  [['electron', '.'], null],
  [['electron', '.', '--data', '/tmp/rules'], '/tmp/rules'],
  [['electron', '.', '--data=/tmp/rules of ours'], '/tmp/rules of ours'],
  [['electron', '--no-sandbox', '.', '--data', '規章'], '規章'],
  [['electron', '.', '--data'], null],
  [['electron', '.', '--data='], null],
];

test.each(CASES)('%j names the data folder %j', (args, data) => {
  expect(readCommandLine(args)).toEqual({ data });
});
