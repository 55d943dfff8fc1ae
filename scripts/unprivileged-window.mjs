import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { electronBinary } from './electron-runtime.mjs';
import { ROOT } from './project.mjs';

/** Chromium's sandbox refuses root, so root's window runs as user and group `nobody`. */
export const UNPRIVILEGED = 65_534;

/**
 * Makes `folder` ready for a window of the unprivileged user, with a home folder for it inside.
 * @returns {{ home: string } | { obstacle: string }} the obstacle completes a sentence after "because"
 */
export function prepareUnprivilegedWindow(folder, { mayOwn }) {
  if (!asUnprivileged('test', '-r', path.join(ROOT, 'dist', 'node', 'main.js'))) {
    return { obstacle: 'the checkout cannot be read by other users' };
  }
  if (!sandboxWorks()) return { obstacle: 'this system lets other users make no sandbox' };
  if (mayOwn || !fs.existsSync(folder)) takeOver(folder);
  if (!asUnprivileged('test', '-w', folder)) return { obstacle: `${folder} cannot be written by other users` };
  const home = path.join(folder, 'window', 'home');
  fs.mkdirSync(home, { recursive: true });
  copyDisplayCookie(home);
  takeOver(path.join(folder, 'window'));
  return { home };
}

function asUnprivileged(...command) {
  const identity = [`--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, '--clear-groups'];
  return spawnSync('setpriv', [...identity, ...command], { stdio: 'ignore' }).status === 0;
}

/** By user namespaces, or by Electron's helper where an administrator made it setuid root. */
function sandboxWorks() {
  const helper = fs.statSync(path.join(path.dirname(electronBinary()), 'chrome-sandbox'), { throwIfNoEntry: false });
  if (helper && helper.uid === 0 && (helper.mode & 0o4000) !== 0) return true;
  return asUnprivileged('unshare', '--user', '--map-root-user', '--net', '--pid', '--fork', 'true');
}

/** Gives the folder and all in it to the unprivileged user; the terminal program, run by root, may have added files. */
function takeOver(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const entries = fs.readdirSync(folder, { recursive: true }).map((entry) => path.join(folder, entry));
  for (const entry of [folder, ...entries]) fs.lchownSync(entry, UNPRIVILEGED, UNPRIVILEGED);
}

/** Root's cookie for the display (xvfb-run makes one) lies where only root can read it. */
function copyDisplayCookie(home) {
  const source = process.env.XAUTHORITY ?? path.join(process.env.HOME ?? '/root', '.Xauthority');
  const target = path.join(home, '.Xauthority');
  fs.rmSync(target, { force: true });
  if (fs.existsSync(source)) fs.writeFileSync(target, fs.readFileSync(source), { mode: 0o600 });
}
