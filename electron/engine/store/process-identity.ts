import { readFileSync } from 'node:fs';

/** A running process, told from a later one that got the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Moment of its start as the system counts it; empty where the system does not say. */
  started: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '' };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    // EPERM: it runs, as another user.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === null || started === '' || now === started;
}

/** Linux: boot and clock ticks since then. Elsewhere null: the number alone has to do. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start is the 20th field after it.
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot}:${ticks}`;
  } catch {
    return null;
  }
}
