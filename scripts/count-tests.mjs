import fs from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

export const PASSED = { passed: 1, failed: 0, skipped: 0 };
export const FAILED = { passed: 0, failed: 1, skipped: 0 };
export const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/** @returns {Count} */
export function addUp(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const name of Object.keys(sum)) for (const count of counts) sum[name] += count[name];
  return sum;
}

/** The last line of a run. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts of vitest's JSON report. A file that failed before any of its tests counts as one failed test. */
export function countVitest(report) {
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report. Errors outside of any test count as failed tests. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A runner that left no report, or ended with an error that its report does not show, has failed. */
export function countReport(file, exitCode, countOf) {
  try {
    const count = countOf(JSON.parse(fs.readFileSync(file, 'utf8')));
    return exitCode !== 0 && count.failed === 0 ? addUp([count, FAILED]) : count;
  } catch {
    return FAILED;
  }
}
