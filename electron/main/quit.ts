import { app } from 'electron';
import type { Log } from './log.ts';

/** Milliseconds for the running passage to end and the store to close; both take well under one second. */
const DRAIN_LIMIT = 20_000;

/**
 * Whatever asks the program to end (menu, last window, signal) drains the engine first. `app.quit()` alone would tear the
 * worker down while the model runs, and onnxruntime aborts the whole process then.
 */
export function drainBeforeQuit(stopEngine: () => Promise<void>, log: Log): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // A signal for the whole process group (logging out, systemd) ends Chromium's own processes as well. Left without a GPU
    // process and unable to start another, it would abort this one (exit 133) while the engine still drains.
    app.commandLine.appendSwitch('disable-gpu-process-crash-limit');
    void drain(stopEngine).then((isDrained) => {
      log.write('quit', { drained: isDrained });
      app.exit(isDrained ? 0 : 1);
    });
  };
  app.on('before-quit', (event) => {
    event.preventDefault();
    end();
  });
  app.on('window-all-closed', end);
  // Electron turns signals into `before-quit` only once it is up.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}

async function drain(stopEngine: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, DRAIN_LIMIT);
  });
  const isDrained = await Promise.race([stopEngine().then(() => true), limit]);
  clearTimeout(timer);
  return isDrained;
}
