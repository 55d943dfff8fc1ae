import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks for the parent. */
const INTERVAL = 1_000;

/**
 * Text, not a module: a worker that loaded the reader's own file would load every parser again. A parent that is gone has
 * left its child to another process; where systems keep the old number, no process bears it any more.
 */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => {
    try {
      process.kill(parent, 0);
      if (process.ppid === parent) return;
    } catch (error) {
      if (error.code === 'EPERM' && process.ppid === parent) return;
    }
    process.kill(process.pid, 'SIGKILL');
  }, ${INTERVAL});
`;

/**
 * Ends this process when the one that started it is gone, however that one ended. A parser in an endless loop hears no
 * message and no closed channel, and only its program would have stopped it: so a thread of its own keeps watch.
 */
export function endWithParent(): void {
  // Told here: the parent may be gone before the thread has started.
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
}
