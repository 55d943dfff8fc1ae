import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { runCli } from '../../support/run-cli.ts';

test('an import with its vectors writes nothing into the home folder', async () => {
  const folder = makeTestFolder();
  const home = path.join(folder, 'home');
  const policy = path.join(folder, 'leave.md');
  fs.mkdirSync(home);
  fs.writeFileSync(policy, 'Staff may carry five days over.');
  const environment = { HOME: home, ORT_DISABLE_TELEMETRY: '' };
  const { code } = await runCli(
    ['--data', path.join(folder, 'data'), 'import', '--library', 'House', policy],
    environment,
  );
  expect(code).toBe(0);
  expect(fs.readdirSync(home)).toEqual([]);
});
