import { readFileSync } from 'node:fs';

/** Whether a process runs. One that has ended stays in the table of processes until somebody asks how it ended. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    // No such folder on this system, or the process ended between the two looks.
    return process.platform !== 'linux';
  }
}
