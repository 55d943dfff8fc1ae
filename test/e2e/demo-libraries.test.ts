import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { launchApp, makeTestFolder } from '../support/launch-app.ts';
import { ask, chooseLibrary } from '../support/window-steps.ts';

/** A person who starts the program for the first time, without a word about folders, finds the demo libraries in it. */

test('the demo libraries come in by themselves, can be asked at once, and stay away when removed', async () => {
  const configuration = makeTestFolder();
  const app = await launchApp({ dataFolder: configuration, asConfiguration: true });
  await expect(app.window.getByRole('button', { name: /^Choose libraries/ })).toBeVisible();
  await chooseLibrary(app, 'Cedar Ridge');
  await expect((await ask(app, 'purchase order above $500.00')).first()).toBeVisible();
  expect(fs.existsSync(path.join(configuration, 'policy-lookup', 'policies.sqlite'))).toBe(true);
  expect(fs.readdirSync(configuration)).toEqual(['policy-lookup']);
  await expect(app.window.getByLabel('State of the program')).not.toContainText('reading', { timeout: 60_000 });
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  const library = app.window.getByRole('region', { name: 'Brightline' });
  await library.getByRole('button', { name: 'Remove this library' }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(library).toHaveCount(0);
  expect(await app.close()).toBe(0);

  const again = await launchApp({ dataFolder: configuration, asConfiguration: true });
  await again.window.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(again.window.getByRole('region', { name: 'Cedar Ridge' })).toBeVisible();
  await expect(again.window.getByRole('region', { name: 'Brightline' })).toHaveCount(0);
  await again.close();
  fs.rmSync(configuration, { recursive: true });
});
