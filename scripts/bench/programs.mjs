import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { electronBinary } from '../electron-runtime.mjs';
import { isRoot, ROOT, RUNTIME, StepFailure } from '../project.mjs';
import { setUpOrExit } from '../setup.mjs';
import { UNPRIVILEGED } from '../unprivileged-window.mjs';
import { startVirtualDisplay } from '../virtual-display.mjs';

/** As deep in the checkout as `test/support`, whose files find the checkout from where they lie. */
const BUILT = path.join(RUNTIME, 'bench');
const EXTERNAL = ['@playwright/test', 'better-sqlite3', 'sqlite-vec', 'onnxruntime-node', 'vitest'];

/**
 * Sets the program up, builds the given TypeScript programs and lets `work` run them with a folder and a display of
 * their own, both gone afterwards. Ends this process: with 0, or with 1 and a sentence.
 *
 * @param {Record<string, URL>} programs name → source
 * @param {(tools: ReturnType<typeof toolsFor>) => Promise<void>} work
 */
export async function withPrograms(programs, work) {
  await setUpOrExit();
  const folder = makeFolder();
  const running = new Set();
  let display;
  // A signal ends what runs with all that it started, which ends `work`, which removes the folder.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => running.forEach((child) => process.kill(-child.pid, 'SIGTERM')));
  }
  try {
    await buildPrograms(programs);
    display = await startVirtualDisplay();
    await work(toolsFor(folder, display.name, running));
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    display?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Root's window runs as an unprivileged user, who must be able to write here. */
function makeFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-bench-'));
  if (isRoot()) fs.chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  return folder;
}

async function buildPrograms(programs) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { sharp: path.join(ROOT, 'scripts', 'sharp-stub.mjs') } },
    ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: BUILT,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, source.pathname])),
        external: EXTERNAL,
        // What the tests' own support files take from the test runner is left out with what uses it.
        treeshake: { moduleSideEffects: (id) => id !== 'vitest' },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

function toolsFor(folder, display, running) {
  const electron = electronBinary();
  return {
    /** Everything that is made lies here. */
    folder,
    /** What starts a window: for root by way of the unprivileged user. */
    windowProgram: isRoot() ? path.join(ROOT, 'scripts', 'electron-unprivileged') : electron,
    /** Runs a built program on the program's own Node. Resolves to what it printed. */
    runOnElectron: (name, ...args) =>
      runProgram(electron, [path.join(BUILT, `${name}.js`), ...args], { ELECTRON_RUN_AS_NODE: '1' }, running),
    /** Runs a built program that opens windows. Resolves to what it printed. */
    runWithWindows: (name, ...args) =>
      runProgram(process.execPath, [path.join(BUILT, `${name}.js`), ...args], { DISPLAY: display }, running),
  };
}

function runProgram(command, args, environment, running) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own: the windows that it opens are in it.
    detached: true,
  });
  running.add(child);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      const name = path.basename(args[0]);
      if (code === 0) resolve(printed);
      else reject(new StepFailure(`${name} ended with ${code}: see the lines above.`));
    });
  });
}
