import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { handOver, launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, answerDialogs, ask, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** The program ends well in the middle of its work: exit code 0, nothing lost, and the work goes on at the next start. */

const DOCUMENTS = 8;
const RULES = 60;
let dataFolder: string;
let policies: string;

test.beforeEach(() => {
  dataFolder = makeTestFolder();
  policies = writePolicies(
    Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, number) => [`policy-${number}.md`, longPolicy(number)])),
  );
});

test.afterEach(() => {
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

function longPolicy(number: number): string {
  const rules = Array.from(
    { length: RULES },
    (_, rule) => `${rule + 1}. Form ${number}-${rule} is kept for ${rule + 2} years.`,
  );
  return `# Records policy ${number}\n\n${rules.join('\n')}\n`;
}

/** Starts an import and returns while the model is embedding its passages. */
async function startImport(): Promise<LaunchedApp> {
  const app = await launchApp({ dataFolder });
  await addFolder(app, policies, 'Records');
  await expect(app.window.getByText(/meaning \d+ %/)).toBeVisible({ timeout: 60_000 });
  return app;
}

const ENDINGS: [how: string, end: (app: LaunchedApp) => Promise<void> | void][] = [
  [
    'closing the window',
    async ({ electron }) => {
      await electron.evaluate(({ BrowserWindow }) => {
        // Later, so that this call has its answer before the program is gone.
        setTimeout(() => BrowserWindow.getAllWindows()[0]?.close(), 50);
      });
    },
  ],
  ['SIGTERM', ({ pid }) => void process.kill(pid, 'SIGTERM')],
  ['SIGTERM for all its processes, as when logging out,', ({ pid }) => void process.kill(-pid, 'SIGTERM')],
  ['SIGINT', ({ pid }) => void process.kill(pid, 'SIGINT')],
];

for (const [how, end] of ENDINGS) {
  test(`${how} during an import ends with exit code 0, and the next start finishes the import`, async () => {
    const app = await startImport();
    await end(app);
    expect(await app.exited).toBe(0);
    const again = await launchApp({ dataFolder });
    await waitForMeaning(again);
    await expect(again.window.getByText(`meaning ready (${DOCUMENTS * RULES} passages)`)).toBeVisible();
    await expect((await ask(again, 'Form 7-14')).filter({ hasText: 'Form 7-14 is kept for 16 years.' })).toBeVisible();
    expect(await again.close()).toBe(0);
  });
}

test('a second start on the same data folder opens no second window', async () => {
  const app = await launchApp({ dataFolder });
  const second = await launchApp({ dataFolder }).catch(() => null);
  expect(second).toBeNull();
  expect(app.window.isClosed()).toBe(false);
  await app.close();
});

test('a settings file that cannot be read is kept aside and the window opens', async () => {
  const file = path.join(dataFolder, 'settings.json');
  fs.writeFileSync(file, '{"language": "xx"');
  handOver(file);
  const app = await launchApp({ dataFolder });
  await expect(app.window.getByText('No policies yet.')).toBeVisible();
  expect(fs.readFileSync(`${file}.broken`, 'utf8')).toBe('{"language": "xx"');
  await app.close();
});

test('a dialog that was closed changes nothing', async () => {
  const app = await launchApp({ dataFolder });
  await answerDialogs(app, []);
  await app.window.getByRole('button', { name: 'Add policies' }).click();
  await expect(app.window.getByText('No policies yet.')).toBeVisible();
  await expect(app.window.getByRole('dialog')).toHaveCount(0);
  await app.close();
});
