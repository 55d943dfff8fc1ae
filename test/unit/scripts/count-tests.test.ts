import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const { addUp, countPlaywright, countReport, countVitest, summary } = await import(
  new URL('../../../scripts/count-tests.mjs', import.meta.url).href
);

const PASSING_FILE = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const BROKEN_FILE = { status: 'failed', assertionResults: [] };
const FAILING_FILE = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };

function reported(report: unknown, exitCode: number): unknown {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  if (report !== undefined) fs.writeFileSync(file, JSON.stringify(report));
  const count: unknown = countReport(file, exitCode, countVitest);
  fs.rmSync(path.dirname(file), { recursive: true });
  return count;
}

function vitestReport(passed: number, failed: number, testResults: object[]) {
  return { numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 0, testResults };
}

test('a file that failed before its tests counts as one failed test, one with failed tests only by them', () => {
  const report = vitestReport(2, 1, [PASSING_FILE, BROKEN_FILE, FAILING_FILE]);
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

test('errors outside of any window test count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('a runner that left no report has failed', () => {
  expect(reported(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that ended with an error which its report does not show has failed', () => {
  const report = vitestReport(1, 0, [PASSING_FILE]);
  expect(reported(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('the last line adds everything up and names skipped tests only when there are some', () => {
  const counts = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(summary(addUp(counts))).toBe('5 passed, 1 failed');
  expect(summary({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped');
});
