import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** What a person sets, checks and reads about the program itself. */

test.describe.configure({ mode: 'serial' });

const dataFolder = makeTestFolder();
const policies = writePolicies({ 'Secret tariffs.md': '# Secret tariffs\n\n1. Night calls cost 90 dollars.\n' });
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

async function go(screen: 'Ask' | 'Library' | 'Help' | 'Settings'): Promise<void> {
  await app.window.getByRole('navigation').first().getByRole('button', { name: screen, exact: true }).click();
}

function fontSize(): Promise<number> {
  return app.window.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
}

test('an empty window offers the demo, a folder, files and each language by its own name', async () => {
  const main = app.window.getByRole('main');
  for (const name of ['Try the demo libraries', 'Add a folder', 'Add policies']) {
    await expect(main.getByRole('button', { name })).toBeVisible();
  }
  await main.getByRole('radio', { name: '简体中文' }).check({ force: true });
  await expect(main.getByText('还没有规章。')).toBeVisible();
  await main.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(main.getByText('No policies yet.')).toBeVisible();
});

test('without a request to anywhere else the proof counts none and shows both folders', async () => {
  await addFolder(app, policies, 'Acme Rail');
  await waitForMeaning(app);
  await go('Settings');
  const proof = app.window.getByRole('region', { name: 'Works without a network' });
  await expect(proof.getByText('0 network requests since start')).toBeVisible();
  await expect(proof).toContainText(dataFolder);
  await expect(proof).toContainText('models');
  await expect(proof.getByRole('status')).toBeEmpty();
});

test('what the page tries is refused and counted, and none of it left', async () => {
  await app.window.evaluate(() => {
    void fetch('https://example.org/').catch(() => undefined);
    window.open('https://example.org/');
  });
  const proof = app.window.getByRole('region', { name: 'Works without a network' });
  await expect(proof.getByText('2 attempts were refused before they left.')).toBeVisible();
  await expect(proof.getByText('0 network requests since start')).toBeVisible();
});

test('what the program around the page tries is refused and counted as well', async () => {
  const failed = await app.electron.evaluate(({ session }) =>
    session.defaultSession.fetch('https://example.org/').then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
  const proof = app.window.getByRole('region', { name: 'Works without a network' });
  await expect(proof.getByText('3 attempts were refused before they left.')).toBeVisible();
});

test('the check of the model compares every file with its list', async () => {
  await app.window.getByRole('button', { name: 'Check its files' }).click();
  await expect(app.window.getByText('All 4 files are whole: they match their list.')).toBeVisible();
});

test('the check of the index says what it went through', async () => {
  await app.window.getByRole('button', { name: 'Check the index' }).click();
  await expect(app.window.getByText(/^Everything agrees: 1 documents, \d+ passages\.$/)).toBeVisible();
});

test('the copied report holds versions, and no word of policies, files or libraries', async () => {
  await app.window.getByRole('button', { name: 'Copy report' }).click();
  await expect(app.window.getByText('Report copied.')).toBeVisible();
  const report = await app.electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(report).toMatch(/^SQLite: 3\.\d+\.\d+$/m);
  expect(report).toMatch(/^Index: whole$/m);
  expect(report).not.toMatch(/tariff|Acme|Night|policy-lookup-/i);
});

test('recognition is switched off and on again', async () => {
  const isOff = () =>
    app.window.evaluate(async () => {
      const answer = (await Reflect.get(Reflect.get(window, 'policies'), 'status')({})) as {
        value: { recognition: string };
      };
      return answer.value.recognition === 'off';
    });
  const control = app.window.getByRole('switch', { name: 'Recognise the text of scanned pages' });
  await control.press('Space');
  await expect.poll(isOff).toBe(true);
  await control.press('Space');
  await expect.poll(isOff).toBe(false);
});

test('text size and spacing show at once and are there after a restart', async () => {
  const before = await fontSize();
  await app.window.getByRole('radio', { name: 'Larger' }).check({ force: true });
  await app.window.getByRole('radio', { name: 'Compact' }).check({ force: true });
  const larger = await fontSize();
  expect(larger).toBeGreaterThan(before);
  await app.close();
  app = await launchApp({ dataFolder });
  await expect(app.window.locator('html')).toHaveAttribute('data-density', 'compact');
  expect(await fontSize()).toBe(larger);
});

test('a reset asks once, and then everything looks as it did at first', async () => {
  await go('Settings');
  await app.window.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await app.window.getByRole('button', { name: 'Reset…' }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(app.window.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await app.window.getByRole('button', { name: 'Reset…' }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(app.window.getByRole('radio', { name: 'As the system' })).toBeChecked();
  await expect(app.window.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await expect(app.window.locator('html')).toHaveAttribute('data-text', 'normal');
});

test('F1 opens the help, and its search finds the part about what was not searched', async () => {
  await app.window.keyboard.press('F1');
  await expect(app.window.getByRole('heading', { level: 2, name: 'Help' })).toBeVisible();
  await app.window.getByRole('searchbox', { name: 'Search the help' }).fill('not searched');
  await expect(app.window.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'What does “not searched” mean?',
  ]);
});

test('the contents lead to a part, and reading goes on from there', async () => {
  await app.window.getByRole('searchbox', { name: 'Search the help' }).fill('');
  await app.window.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'How do I cite' }).click();
  await expect(app.window.getByRole('heading', { name: 'How do I cite a rule?' })).toBeFocused();
});
