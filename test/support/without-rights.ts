import fs from 'node:fs';
import path from 'node:path';

/** The user "nobody", for whom permissions count; for root they do not. */
const NOBODY = 65_534;

/** Runs the work while the file or folder may not be opened; as root, the work runs as another user meanwhile. */
export async function withoutRights<T>(closed: string, work: () => Promise<T>): Promise<T> {
  const isRoot = process.getuid?.() === 0;
  const { mode } = fs.statSync(closed);
  fs.chmodSync(closed, 0);
  if (isRoot) {
    fs.chmodSync(path.dirname(closed), 0o755);
    process.seteuid?.(NOBODY);
  }
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    fs.chmodSync(closed, mode);
  }
}
