import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { CHINESE, ENGLISH } from '../integration/search/policies.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, chooseLibrary, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** The main job in the real window: bring policies in, ask, read the cited rule; each test goes on where the last ended. */

test.describe.configure({ mode: 'serial' });

const QUESTION = 'Do we need a PO for a $400 repair?';
const LINE_5 = 'A purchase order is required for any purchase above $500.00.';
const LINE_6 = 'Purchases of $500.00 or less, such as a small truck repair, may be paid without a purchase order.';

let app: LaunchedApp;
const dataFolder = makeTestFolder();
const folders = Object.entries({ ...ENGLISH, ...CHINESE }).map(([library, files]) => ({
  library,
  files: Object.keys(files),
  folder: writePolicies(files),
}));

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, ...folders.map((entry) => entry.folder)]) fs.rmSync(folder, { recursive: true });
});

test('a new folder says that there are no policies and what to do', async () => {
  await expect(app.window.getByText('No policies yet.')).toBeVisible();
  await expect(app.window.getByRole('button', { name: 'Add policies' })).toBeVisible();
});

for (const { library, folder, files } of folders) {
  test(`the folder of ${library} is added, each file with its outcome`, async () => {
    await addFolder(app, folder, library);
    const outcomes = app.window.getByRole('region', { name: 'What became of each file' });
    await expect(outcomes.getByRole('status')).toHaveText(/read/);
    for (const file of files)
      await expect(outcomes.getByRole('listitem').filter({ hasText: file })).toContainText('added');
    await outcomes.getByRole('button', { name: 'Close this list' }).click();
  });
}

test('the question about the repair is answered by the rule and its exception, with their lines', async () => {
  await waitForMeaning(app);
  await ask(app, '');
  await chooseLibrary(app, 'Cedar Ridge');
  const hits = await ask(app, QUESTION);
  await expect(hits.first()).toBeVisible();
  const texts = await hits.locator('blockquote').allTextContents();
  expect(texts.slice(0, 2).sort()).toEqual([LINE_5, LINE_6]);
  await expect(hits.filter({ hasText: LINE_5 })).toContainText('Purchasing policy · line 5 · version 1');
  await expect(hits.filter({ hasText: LINE_6 })).toContainText('Purchasing policy · line 6 · version 1');
});

test('the passage opens in its document with its place marked', async () => {
  const hits = await ask(app, QUESTION);
  await hits
    .filter({ hasText: LINE_6 })
    .getByRole('button', { name: /version \d/ })
    .click();
  const reader = app.window.getByRole('region', { name: 'Document' });
  await expect(reader.getByRole('heading', { level: 2 })).toHaveText('Purchasing policy');
  const marked = reader.locator('[data-passage]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(LINE_6);
  await expect(marked).toContainText('Line 6');
  await expect(marked).toBeInViewport();
  await expect(reader).toContainText('Gifts from suppliers worth more than $50.00 are declined.');
  await app.window.keyboard.press('Escape');
});

test('the same question to the other company is answered by its own rule only', async () => {
  await chooseLibrary(app, 'Brightline');
  const hits = await ask(app, QUESTION);
  await expect(hits.first()).toContainText('Every invoice must match a purchase order (PO) before it is paid.');
  await expect(app.window.getByRole('main')).not.toContainText('truck repair');
});

test('a rule number in any writing finds its clause in both documents', async () => {
  await chooseLibrary(app, '員工手冊');
  for (const written of ['第三條', '第3條', '第３条']) {
    const hits = await ask(app, written);
    await expect(hits).toHaveCount(2);
    await expect(hits.filter({ hasText: '本手冊用詞定義如下' })).toContainText('員工手冊 · 第三條');
    await expect(hits.filter({ hasText: '出差應於三日前提出申請' })).toContainText('差旅費管理辦法 · 第三條');
  }
});

test('a question that no rule answers says so, and what was searched', async () => {
  await ask(app, '第99條');
  await expect(app.window.getByRole('heading', { name: 'No rule found in these policies.' })).toBeVisible();
  await expect(app.window.getByText('Searched: 員工手冊, 2 documents, rules in force today.')).toBeVisible();
});

async function removeTravelRules(): Promise<void> {
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  await app.window.getByRole('button', { name: 'Remove 差旅費管理辦法' }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(app.window.getByText('Removed: 差旅費管理辦法.')).toBeVisible();
}

test('a removal can be taken back after a look at another screen, and then nothing has changed', async () => {
  await removeTravelRules();
  await app.window.getByRole('button', { name: 'Settings', exact: true }).click();
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  await app.window.getByRole('button', { name: 'Undo' }).click();
  await expect(app.window.getByText('Brought back: 差旅費管理辦法.')).toBeVisible();
  await expect(await ask(app, '第三條')).toHaveCount(2);
});

test('a removed document is no longer found', async () => {
  await removeTravelRules();
  await expect(await ask(app, '第三條')).toHaveCount(1);
});

test('after a restart everything is still there: policies, the chosen library, the removal, the answer', async () => {
  expect(await app.close()).toBe(0);
  app = await launchApp({ dataFolder });
  await waitForMeaning(app);
  await expect(await ask(app, '第三條')).toHaveCount(1);
  await chooseLibrary(app, 'Cedar Ridge');
  await expect((await ask(app, QUESTION)).filter({ hasText: LINE_6 })).toBeVisible();
});

test('the search box has the keyboard when the window opens', async () => {
  await app.close();
  app = await launchApp({ dataFolder });
  await expect(app.window.getByRole('searchbox')).toBeFocused();
});
