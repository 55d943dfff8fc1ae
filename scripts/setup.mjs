import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBetterSqlite3 } from './build-better-sqlite3.mjs';
import { ensureRunningPackages } from './debian-packages.mjs';
import { electronBinary, ensureElectron } from './electron-runtime.mjs';
import { pinnedVersion, ROOT, run, StepFailure } from './project.mjs';
import { underLock } from './setup-lock.mjs';
import { readStamps, stampOf, writeStamps } from './stamps.mjs';

/** The oldest Node that the build tools run on. */
const OLDEST_NODE = [20, 19];

/** Touched when the build is known to match the sources; `bin/policy-lookup` compares file times with it. */
const BUILT = path.join(ROOT, 'dist', '.built');

/**
 * In order; each is skipped while its stamp and its result stand. A step that ran makes all later ones run: a fresh
 * node_modules, for one, has lost its built native parts.
 */
const STEPS = [
  {
    name: 'packages',
    inputs: () => ({ paths: ['package-lock.json', '.npmrc'] }),
    stands: () => fs.existsSync(path.join(ROOT, 'node_modules', '.package-lock.json')),
    run: installPackages,
  },
  {
    name: 'electron',
    inputs: () => ({
      texts: [pinnedVersion('electron')],
      paths: ['scripts/prepare-electron.mjs', 'scripts/stand-in-app'],
    }),
    stands: () => electronBinary() !== null,
    run: ensureElectron,
  },
  {
    name: 'better-sqlite3',
    inputs: () => ({ texts: [pinnedVersion('better-sqlite3')], paths: ['scripts/build-better-sqlite3.mjs'] }),
    stands: () => true,
    run: ensureBetterSqlite3,
  },
  {
    name: 'build',
    inputs: () => ({
      paths: ['electron', 'renderer', 'shared', 'scripts/build.mjs', 'scripts/sharp-stub.mjs', 'package-lock.json'],
    }),
    stands: () => fs.existsSync(BUILT),
    run: buildProgram,
  },
];

/** Makes everything that start, tests and the terminal program need. Returns the names of the steps that ran. */
export async function setUp() {
  checkNode();
  return underLock(async () => {
    ensureRunningPackages();
    const ran = [];
    for (const step of STEPS) {
      const stamps = readStamps();
      const stamp = stampOf(step.inputs());
      if (ran.length === 0 && stamps[step.name] === stamp && step.stands()) continue;
      await step.run();
      writeStamps({ ...readStamps(), [step.name]: stamp });
      ran.push(step.name);
    }
    fs.utimesSync(BUILT, new Date(), new Date());
    return ran;
  });
}

/** Set-up for a program: a failure ends it with one sentence. */
export async function setUpOrExit() {
  try {
    return await setUp();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new StepFailure(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer, then start again.`,
  );
}

function installPackages() {
  console.error('Installing npm packages (npm ci).');
  if (run('npm', ['ci', '--loglevel=error']) !== 0) {
    throw new StepFailure(
      'npm ci failed: see the lines above; check that the npm registry can be reached, then start again.',
    );
  }
}

async function buildProgram() {
  console.error('Building the program.');
  // In a process of its own: its packages have only just been installed.
  if (run(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs')]) !== 0) {
    throw new StepFailure('The build failed: mend what the lines above name, then start again.');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ran = await setUpOrExit();
  console.error(ran.length === 0 ? 'Nothing to do: everything is in place.' : `Set-up done (${ran.join(', ')}).`);
}
