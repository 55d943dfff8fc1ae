import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CodedError } from '../../shared/app-error.ts';

/** The one folder of the person's data, for every door, and whether nobody named it. */
export interface DataFolder {
  folder: string;
  isDefault: boolean;
}

export interface DataFolderSources {
  /** What `--data` named, or null. */
  argument: string | null;
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  home: string;
  /** Whether the program runs as root. */
  isRoot: boolean;
}

const FOLDER_NAME = 'policy-lookup';

/**
 * For root the window runs as an unprivileged user, whom root's home is closed to; both doors share this folder.
 * `scripts/start.mjs` gives that user XDG_CONFIG_HOME=/var/lib, so that the rule for everyone leads here as well.
 */
const SYSTEM_FOLDER = '/var/lib/policy-lookup';

/** User and group `nobody`: whom the window runs as when root starts it, since Chromium's sandbox refuses root. */
const UNPRIVILEGED = 65_534;

/**
 * `--data`, else as root on Linux the system folder, else what Electron calls `appData` with the program's name. Electron's
 * rules are repeated here since the terminal program has no Electron to ask.
 */
export function dataFolderFor(sources: DataFolderSources): DataFolder {
  if (sources.argument !== null) return { folder: path.resolve(sources.argument), isDefault: false };
  return { folder: defaultFolder(sources), isDefault: true };
}

function defaultFolder({ platform, environment, home, isRoot }: DataFolderSources): string {
  if (platform === 'win32') {
    return path.join(environment['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'), FOLDER_NAME);
  }
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', FOLDER_NAME);
  if (isRoot) return SYSTEM_FOLDER;
  return path.join(environment['XDG_CONFIG_HOME'] || path.join(home, '.config'), FOLDER_NAME);
}

/** The data folder of this process. */
export function dataFolderOfProcess(argument: string | null): DataFolder {
  return dataFolderFor({
    argument,
    platform: process.platform,
    environment: process.env,
    home: os.homedir(),
    isRoot: process.getuid?.() === 0,
  });
}

/**
 * Makes the folder, closed to other users; the system folder goes to the user that the window runs as. Throws
 * `store-read-only` when it cannot be made.
 */
export function makeDataFolder({ folder, isDefault }: DataFolder): void {
  if (fs.existsSync(folder)) return;
  try {
    makeWithParents(folder);
  } catch (cause) {
    throw new CodedError('store-read-only', { folder }, { cause });
  }
  if (isDefault && folder === SYSTEM_FOLDER && process.getuid?.() === 0) {
    fs.chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  }
}

/** One folder after the other: `recursive` never returns where nothing can be made, as in /proc. */
function makeWithParents(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another process may have been faster.
    if (!fs.existsSync(folder)) throw thrown;
  }
}
