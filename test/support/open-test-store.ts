import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../electron/engine/store/open-store.ts';

/** A fresh folder, removed after the test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'policy-lookup-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in a fresh folder; closed and removed after the test. A folder that is given is not removed. */
export function openTestStore(folder: string = makeTestFolder()): Store {
  const store = openStore(folder);
  onTestFinished(() => {
    if (store.database.open) store.close();
  });
  return store;
}
