import fs from 'node:fs';
import path from 'node:path';
import { LIMITS } from '../../../shared/limits.ts';
import type { Store } from '../store/open-store.ts';
import { readOriginalRange } from '../store/originals.ts';
import type { StaleVersion } from '../store/reread-version.ts';

/** What a copy is for; one process at a time makes copies of a kind. */
type Purpose = 'reread' | 'recognise';

/** Lays the original beside the store for a reader process, which opens files; closed to other users. */
export async function withOriginalCopy<T>(
  store: Store,
  purpose: Purpose,
  version: StaleVersion,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const file = writeCopy(store, version, `${purpose}-${version.versionRow}`);
  try {
    return await use(file);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** Takes away what a process that was killed left: no text may stay that was erased from the store. */
export function removeLeftCopies(store: Store, purpose: Purpose): void {
  for (const name of fs.readdirSync(store.folder)) {
    if (new RegExp(`^${purpose}-\\d+$`).test(name)) fs.rmSync(path.join(store.folder, name), { force: true });
  }
}

function writeCopy(store: Store, { sha256 }: StaleVersion, name: string): string {
  const file = path.join(store.folder, name);
  const descriptor = fs.openSync(file, 'w', 0o600);
  try {
    for (let from = 0; ; from += LIMITS.originalChunk) {
      const bytes = readOriginalRange(store, sha256, from, from + LIMITS.originalChunk);
      if (!bytes || bytes.length === 0) return file;
      fs.writeSync(descriptor, bytes);
    }
  } finally {
    fs.closeSync(descriptor);
  }
}
