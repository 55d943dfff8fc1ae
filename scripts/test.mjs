import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { addUp, countPlaywright, countReport, countVitest, FAILED, PASSED, SKIPPED, summary } from './count-tests.mjs';
import { electronBinary } from './electron-runtime.mjs';
import { stateOfPersonFolders } from './person-folders.mjs';
import { isRoot, ROOT, run, RUNTIME, StepFailure } from './project.mjs';
import { setUpOrExit } from './setup.mjs';
import { startVirtualDisplay } from './virtual-display.mjs';

/** Runs every check and every test, and ends with one line that adds them up. `--long` adds the ones that take minutes. */

const REPORTS = path.join(RUNTIME, 'reports');
const isLong = process.argv.includes('--long');

await setUpOrExit();
fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });
const personFolders = stateOfPersonFolders();
const total = addUp([
  check('types', 'typescript/bin/tsc', ['--noEmit']),
  check('lint', 'eslint/bin/eslint.js', ['.']),
  check('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  check('unused code', 'knip/bin/knip.js', []),
  // That the runners below have no network to ask; not every system lets us take it away.
  withoutNetwork() ? PASSED : SKIPPED,
  runVitest(),
  await runPlaywright(),
  personFoldersUntouched(),
]);
console.log(summary(total));
process.exit(total.failed === 0 ? 0 : 1);

/** One tool over the whole tree: passes or fails as one test. */
function check(name, script, args) {
  console.error(`\n== ${name}`);
  return run(process.execPath, [path.join(ROOT, 'node_modules', script), ...args]) === 0 ? PASSED : FAILED;
}

function runVitest() {
  console.error('\n== vitest');
  const report = path.join(REPORTS, 'vitest.json');
  const script = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = runOffline(electronBinary(), [script, 'run', ...reporters], { ELECTRON_RUN_AS_NODE: '1' });
  return countReport(report, exitCode, countVitest);
}

async function runPlaywright() {
  console.error('\n== playwright');
  const report = path.join(REPORTS, 'playwright.json');
  const script = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  try {
    const display = await startVirtualDisplay();
    const environment = { DISPLAY: display.name, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = runOffline(process.execPath, [script, 'test', '--reporter=list,json'], environment);
    display.stop();
    return countReport(report, exitCode, countPlaywright);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    return FAILED;
  }
}

/** Tests open only folders that they made. A program that a person has open meanwhile writes into its own, and fails this. */
function personFoldersUntouched() {
  console.error("\n== the person's own data folder");
  if (stateOfPersonFolders() === personFolders) return PASSED;
  console.error('It changed during the tests. Close the program and run them again.');
  return FAILED;
}

/** Runs a test runner where no network can be reached, if this system lets us make such a place. */
function runOffline(command, args, environment) {
  const [program, ...rest] = [...(withoutNetwork() ?? []), command, ...args];
  return run(program, rest, { env: { ...process.env, ...environment, ...(isLong ? { LONG_TESTS: '1' } : {}) } });
}

/** The command that runs another in a network namespace with nothing but a loopback device; null where it fails. */
function withoutNetwork() {
  if (!isRoot() || process.platform !== 'linux') return null;
  const command = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  const [program, ...rest] = command;
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0 ? command : null;
}
