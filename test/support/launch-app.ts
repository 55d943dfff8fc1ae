import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** User and group `nobody`: Chromium's sandbox refuses root. */
const UNPRIVILEGED = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/** The program with a window of its own, on a data folder that the test made. */
export interface LaunchedApp {
  electron: ElectronApplication;
  window: Page;
  /** Process id of the program itself. */
  pid: number;
  /** Resolves to the exit code once the program has ended by itself; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Ends the program as a person does and resolves to its exit code. */
  close(): Promise<number | null>;
}

export interface LaunchOptions {
  dataFolder: string;
  /** Instead of `--data`: the folder is the configuration folder, and the program finds its default place in it. */
  asConfiguration?: boolean;
  /** Language tags of the system. */
  language?: string;
}

/** A new folder that the program under test may write, also as an unprivileged user. */
export function makeTestFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-'));
  handOver(folder);
  return folder;
}

/** Gives files made by the test to the user that the program runs as. */
export function handOver(target: string): void {
  if (IS_ROOT) fs.chownSync(target, UNPRIVILEGED, UNPRIVILEGED);
}

/** Starts the built program as `npm start` does: for root by the unprivileged user, so that the sandbox is the real one. */
export async function launchApp({ dataFolder, asConfiguration, language = 'en' }: LaunchOptions): Promise<LaunchedApp> {
  const home = makeTestFolder();
  const electron = await _electron.launch({
    executablePath: path.join(ROOT, IS_ROOT ? 'scripts/electron-unprivileged' : electronPath()),
    args: [`--lang=${language}`, '.', ...(asConfiguration ? [] : ['--data', dataFolder])],
    cwd: ROOT,
    env: {
      ...definedEnvironment(),
      HOME: home,
      UNPRIVILEGED_HOME: home,
      XDG_CONFIG_HOME: asConfiguration ? dataFolder : path.join(home, '.config'),
      LANGUAGE: language.replace('-', '_'),
    },
  });
  const child = electron.process();
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => {
    fs.rmSync(home, { recursive: true, force: true });
  });
  const window = await electron.firstWindow();
  return {
    electron,
    window,
    pid: child.pid ?? 0,
    exited,
    async close() {
      await electron.close();
      return exited;
    },
  };
}

function electronPath(): string {
  return fs.readFileSync(path.join(ROOT, '.runtime', 'electron.path'), 'utf8').trim();
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
