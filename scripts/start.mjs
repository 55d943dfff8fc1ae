import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { electronBinary } from './electron-runtime.mjs';
import { isRoot, ROOT } from './project.mjs';
import { setUpOrExit } from './setup.mjs';
import { prepareUnprivilegedWindow } from './unprivileged-window.mjs';

/** Opens the window, after whatever set-up is missing. Arguments after `npm start --` go to the program. */

/** Where root's data lies: readable by the user that root's window runs as, unlike root's home. */
const SYSTEM_CONFIG = '/var/lib';
const SYSTEM_FOLDER = path.join(SYSTEM_CONFIG, 'policy-lookup');

const WITHOUT_DISPLAY = `There is no display to open a window on; the terminal program does the same here:

  bin/policy-lookup import --demo
  bin/policy-lookup search --library 'Cedar Ridge' 'Do we need a PO for a $400 repair?'
  bin/policy-lookup list
`;

await setUpOrExit();
const argumentsForProgram = withAbsoluteData(process.argv.slice(2));
if (hasDisplay()) openWindow();
else console.log(WITHOUT_DISPLAY);

function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/** npm runs scripts in the checkout; a relative folder is meant from where the person typed. */
function withAbsoluteData(args) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return args.map((argument, position) => {
    if (args[position - 1] === '--data') return path.resolve(from, argument);
    if (argument.startsWith('--data=')) return `--data=${path.resolve(from, argument.slice('--data='.length))}`;
    return argument;
  });
}

function namedFolder(args) {
  const position = args.indexOf('--data');
  if (position >= 0) return args[position + 1] ?? null;
  return args.find((argument) => argument.startsWith('--data='))?.slice('--data='.length) ?? null;
}

function openWindow() {
  const { program, options, environment } = isRoot() ? launchForRoot() : { program: electronBinary(), options: [] };
  // Without an X display Electron has to be told to look for Wayland.
  const display = process.platform === 'linux' && !process.env.DISPLAY ? ['--ozone-platform-hint=auto'] : [];
  const child = spawn(program, [...options, ...display, '.', ...argumentsForProgram], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  passOnSignals(child);
}

function launchForRoot() {
  const named = namedFolder(argumentsForProgram);
  const prepared = prepareUnprivilegedWindow(named ?? SYSTEM_FOLDER, { mayOwn: named === null });
  if ('obstacle' in prepared) {
    console.error(`The window runs as root without Chromium's sandbox, because ${prepared.obstacle}.`);
    return { program: electronBinary(), options: ['--no-sandbox'] };
  }
  return {
    program: path.join(ROOT, 'scripts', 'electron-unprivileged'),
    options: [],
    // The unprivileged user's configuration folder: the default data folder is then root's too.
    environment: { UNPRIVILEGED_HOME: prepared.home, XDG_CONFIG_HOME: SYSTEM_CONFIG },
  };
}

/** The program's exit code is ours. A program that was asked to end before it could listen has lost nothing: 0. */
function passOnSignals(child) {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      asked = true;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`Electron could not be started (${error.code}): remove the folder .runtime, then start again.`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : asked ? 0 : 128 + os.constants.signals[signal]);
  });
}
