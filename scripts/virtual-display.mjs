import { spawn } from 'node:child_process';
import { StepFailure } from './project.mjs';

/**
 * Starts a display of its own for windows under test: nothing flickers over a desktop, and the size is always the same.
 * `-ac`: windows of the unprivileged user may use it without a cookie.
 * @returns {Promise<{ name: string, stop: () => void }>}
 */
export function startVirtualDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-ac', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new StepFailure('Xvfb did not start: install the package xvfb, then start again.'));
    server.once('error', fail);
    server.once('exit', fail);
    server.stdout.once('data', (data) => {
      resolve({ name: `:${String(data).trim()}`, stop });
    });
  });
}
