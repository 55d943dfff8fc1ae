import { readFileSync } from 'node:fs';

/** Milliseconds between two looks; an expanding archive fills a gigabyte in about one second. */
const INTERVAL = 250;

/**
 * Calls `exceeded` once when the process holds more resident memory than `limit` bytes. The heap limit of V8 does not
 * count buffers, and a hostile file can ask for gigabytes of them. Only Linux tells another process's memory for the
 * price of a file read; elsewhere nothing is watched. The returned function ends the watch.
 */
export function watchMemory(
  process: { readonly pid?: number | undefined },
  limit: number,
  exceeded: () => void,
): () => void {
  const timer = setInterval(() => {
    const resident = process.pid === undefined ? null : residentBytes(process.pid);
    if (resident === null || resident <= limit) return;
    clearInterval(timer);
    exceeded();
  }, INTERVAL);
  return () => {
    clearInterval(timer);
  };
}

/** Null when the process is gone or the system does not say. */
function residentBytes(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
