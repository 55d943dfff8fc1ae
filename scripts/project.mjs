import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What set-up makes and keeps between runs: the Electron that runs, built native parts, stamps. */
export const RUNTIME = path.join(ROOT, '.runtime');

/** A step that cannot go on. The message is one sentence that says what to do. */
export class StepFailure extends Error {}

/** Runs a program with its output on standard error, which leaves standard output to results. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  return error ? 127 : (status ?? 1);
}

/** Runs a program and returns what it printed, or null when it failed. */
export function outputOf(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  });
  return result.status === 0 ? result.stdout : null;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

export function readJson(...parts) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, ...parts), 'utf8'));
}

/** The exact version that the lock file pins. */
export function pinnedVersion(packageName) {
  return readJson('package-lock.json').packages[`node_modules/${packageName}`].version;
}
