import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import fs from 'node:fs';
import { CHINESE, ENGLISH } from '../integration/search/policies.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, answerDialogs, ask, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** Three languages, and every screen for people who work by keyboard or screen reader. */

test.describe.configure({ mode: 'serial' });

const dataFolder = makeTestFolder();
const policies = writePolicies({ ...ENGLISH['Cedar Ridge'], ...CHINESE['員工手冊'] });
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

/**
 * Legacy mode: the other one opens a page of its own, which Electron cannot. `region` is left out: react-aria puts the hidden
 * buttons that close a popover beside it, outside of every landmark.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).disableRules('region').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

async function go(screen: 'Ask' | 'Library' | 'Settings'): Promise<void> {
  await app.window.getByRole('button', { name: screen, exact: true }).click();
}

test('the empty window has no fault that axe knows', async () => {
  await expect(app.window.getByText('No policies yet.')).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
});

test('the dialog for adding has none', async () => {
  await answerDialogs(app, [policies]);
  await app.window.getByRole('button', { name: 'Add policies' }).click();
  await expect(app.window.getByRole('dialog')).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
  await app.window.keyboard.press('Escape');
});

test('the library with what became of each file has none', async () => {
  await addFolder(app, policies, 'Cedar Ridge');
  await waitForMeaning(app);
  expect(await faultsOf(app.window)).toEqual([]);
});

test('the question about removing has none', async () => {
  await app.window.getByRole('button', { name: 'Remove Vehicles', exact: true }).click();
  await expect(app.window.getByRole('alertdialog')).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
  await app.window.keyboard.press('Escape');
});

test('what the policies hold has none', async () => {
  await go('Ask');
  expect(await faultsOf(app.window)).toEqual([]);
});

test('the choice of libraries has none', async () => {
  await app.window.getByRole('button', { name: /^Choose libraries/ }).click();
  await expect(app.window.getByRole('dialog')).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
  await app.window.keyboard.press('Escape');
});

test('an answer with its document open has none', async () => {
  const hits = await ask(app, 'Do we need a PO for a $400 repair?');
  await hits
    .first()
    .getByRole('button', { name: /version \d/ })
    .click();
  await expect(app.window.getByRole('region', { name: 'Document' }).locator('[data-passage]').first()).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
  await app.window.keyboard.press('Escape');
});

test('"no rule found" has none', async () => {
  await ask(app, 'COMP-999');
  await expect(app.window.getByRole('heading', { name: 'No rule found in these policies.' })).toBeVisible();
  expect(await faultsOf(app.window)).toEqual([]);
});

for (const theme of ['Light', 'Dark', 'High contrast']) {
  test(`the settings have none, ${theme}`, async () => {
    await go('Settings');
    await app.window.getByRole('radio', { name: theme }).check({ force: true });
    expect(await faultsOf(app.window)).toEqual([]);
  });
}

const IN_LANGUAGE = [
  { name: '繁體中文', lang: 'zh-Hant', ask: '查詢', none: '這些規章中找不到相關規定。', file: '檔案' },
  { name: '简体中文', lang: 'zh-Hans', ask: '查询', none: '这些规章中找不到相关规定。', file: '文件' },
  { name: 'English', lang: 'en', ask: 'Ask', none: 'No rule found in these policies.', file: 'File' },
];

for (const { name, lang, ask: askLabel, none, file } of IN_LANGUAGE) {
  test(`${name} is spoken at once by the window and by its menu`, async () => {
    await app.window.getByRole('radio', { name }).check({ force: true });
    await expect(app.window.locator('html')).toHaveAttribute('lang', lang);
    const menu = await app.electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items[0]?.label);
    expect(menu).toBe(file);
    await app.window.getByRole('navigation').getByRole('button').first().click();
    await expect(app.window.getByRole('navigation').getByRole('button').first()).toHaveText(askLabel);
    await app.window.getByRole('searchbox').fill('COMP-999');
    await expect(app.window.getByRole('heading', { level: 2 })).toHaveText(none);
    await app.window.getByRole('navigation').getByRole('button').last().click();
  });
}

for (const [tag, heading] of [
  ['zh-TW', '設定'],
  ['zh-CN', '设置'],
  ['fr', 'Settings'],
] as const) {
  test(`a system that speaks ${tag} gets the window in the language nearest to it`, async () => {
    const folder = makeTestFolder();
    const other = await launchApp({ dataFolder: folder, language: tag });
    await other.window.getByRole('navigation').getByRole('button').last().click();
    await expect(other.window.getByRole('heading', { level: 2 })).toHaveText(heading);
    await other.close();
    fs.rmSync(folder, { recursive: true });
  });
}
