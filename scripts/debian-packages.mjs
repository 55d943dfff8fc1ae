import { isRoot, outputOf, run, StepFailure } from './project.mjs';

/** What Electron needs on a bare Debian, a display for tests, and fonts for Chinese. */
const FOR_RUNNING =
  'xvfb xauth libgtk-3-0 libnss3 libasound2 libgbm1 libatk-bridge2.0-0 libdrm2 libxss1 unzip fonts-noto-cjk'.split(' ');

/** What building better-sqlite3 needs, only where its own build does not load. */
const FOR_BUILDING = ['g++', 'make', 'python3'];

/** Installs what is missing as root; otherwise prints the command, since a desktop may have the same parts by other names. */
export function ensureRunningPackages() {
  const missing = missingPackages(FOR_RUNNING);
  if (missing.length === 0) return;
  if (isRoot()) install(missing);
  else
    console.error(
      `Some system packages seem to be missing. If the window does not open, type: ${installCommand(missing)}`,
    );
}

/** A compiler may come from anywhere, so the programs are asked for, not the packages. */
export function ensureBuildingPackages() {
  const missing = FOR_BUILDING.filter((program) => outputOf(program, ['--version']) === null);
  if (missing.length === 0) return;
  if (!isRoot() || outputOf('apt-get', ['--version']) === null) {
    throw new StepFailure(
      `A compiler is needed to build better-sqlite3: type ${installCommand(missing)}, then start again.`,
    );
  }
  install(missing);
}

/** Names as installed or as provided by what is installed (libgtk-3-0t64 provides libgtk-3-0). Empty without dpkg. */
function missingPackages(names) {
  if (process.platform !== 'linux') return [];
  const listing = outputOf('dpkg-query', ['-W', '-f', '${db:Status-Status}|${Package}, ${Provides}\n'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listing === null) return [];
  const present = new Set(
    listing
      .split('\n')
      .filter((line) => line.startsWith('installed|'))
      .flatMap((line) => line.slice('installed|'.length).split(','))
      .map((name) => name.trim().split(' ')[0]),
  );
  return names.filter((name) => !present.has(name));
}

function install(names) {
  console.error(`Installing system packages: ${names.join(' ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = run('apt-get', ['-q', 'update'], { env: environment });
  // Newer releases renamed some libraries for 64-bit time (libasound2 → libasound2t64).
  const available = names.map((name) => (outputOf('apt-cache', ['show', `${name}t64`]) ? `${name}t64` : name));
  const installed = run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...available], {
    env: environment,
  });
  if (updated !== 0 || installed !== 0) {
    throw new StepFailure(
      `System packages could not be installed: see the lines above, then type ${installCommand(names)} and start again.`,
    );
  }
}

function installCommand(names) {
  const sudo = isRoot() ? '' : 'sudo ';
  return `${sudo}apt-get update && ${sudo}apt-get install -y ${names.join(' ')}`;
}
