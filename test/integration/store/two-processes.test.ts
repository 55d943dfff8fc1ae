import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { listLibraries } from '../../../electron/engine/store/libraries.ts';
import { verifyStore } from '../../../electron/engine/store/verify.ts';
import { makeTestFolder, openTestStore } from '../../support/open-test-store.ts';
import { FINGERPRINT } from './sample-policy.ts';

/** Inside the project, so that the bundle finds the native packages. */
const BUNDLE = join(import.meta.dirname, `../../../node_modules/.importing-process-${process.pid}`);

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./importing-process.ts', import.meta.url)),
      outDir: BUNDLE,
      rolldownOptions: { external: ['better-sqlite3', 'sqlite-vec'], output: { entryFileNames: 'process.mjs' } },
    },
    ssr: { noExternal: true, external: ['better-sqlite3', 'sqlite-vec'] },
  });
});

afterAll(() => rmSync(BUNDLE, { recursive: true, force: true }));

function importing(folder: string, name: string, count: number): Promise<number | null> {
  const child = spawn(process.execPath, [join(BUNDLE, 'process.mjs'), folder, name, String(count)], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

test('processes that open the same new folder at once and import into it all succeed', async () => {
  const folder = join(makeTestFolder(), 'new');
  const names = ['ann', 'bob', 'cai'];
  const exits = await Promise.all(names.map((name) => importing(folder, name, 15)));
  expect(exits).toEqual([0, 0, 0]);
  const store = openTestStore(folder);
  const [library, ...others] = listLibraries(store, FINGERPRINT);
  expect([library?.documents.length, others]).toEqual([45, []]);
  expect(verifyStore(store)).toMatchObject({ ok: true, counts: { passages: 45 } });
});
