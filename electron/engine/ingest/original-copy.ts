import fs from 'node:fs';
import { LIMITS } from '../../../shared/limits.ts';
import type { Store } from '../store/open-store.ts';
import { copyPath, type CopyPurpose } from '../store/original-copies.ts';
import { readOriginalRange } from '../store/originals.ts';
import type { StaleVersion } from '../store/reread-version.ts';

/** Lays the original beside the store for a reader process, which opens files; closed to other users. */
export async function withOriginalCopy<T>(
  store: Store,
  purpose: CopyPurpose,
  version: StaleVersion,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const file = writeCopy(store, version, copyPath(store, purpose, version.versionRow));
  try {
    return await use(file);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function writeCopy(store: Store, { sha256 }: StaleVersion, file: string): string {
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
