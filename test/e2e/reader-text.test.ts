import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator } from '@playwright/test';
import fs from 'node:fs';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, writePolicies } from '../support/window-steps.ts';

/** Getting around in a text: finding, headings, links, terms, sizes; each test goes on where the last ended. */

test.describe.configure({ mode: 'serial' });

const FILLING = Array.from({ length: 60 }, (_, index) => `Item ${index + 1} is kept dry.\n`).join('\n');
const ENGLISH = `# Storage rules

## 1 Definitions

“Depot” means the building behind the yard.

## 2 Keeping

2.1 Every Depot is locked at night. See Section 3.1 for keys.

${FILLING}

## 3 Keys

3.1 Two keys exist. A lost key is reported at once.
`;
const CHINESE = `# 倉庫規定

第一條 倉庫應於夜間上鎖。

第二條 鑰匙遺失者，依第一條辦理，並通報倉庫管理員。
`;

let app: LaunchedApp;
const dataFolder = makeTestFolder();
const folder = writePolicies({ 'storage.md': ENGLISH, '倉庫.md': CHINESE });

function reader(): Locator {
  return app.window.getByRole('region', { name: 'Document' });
}

async function openRule(question: string): Promise<void> {
  const hits = await ask(app, question);
  await hits.first().getByRole('button').first().click();
}

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  await addFolder(app, folder, 'Yard');
  await expect(app.window.getByRole('region', { name: 'What became of each file' })).toContainText('倉庫.md');
});

test.afterAll(async () => {
  await app.close();
  for (const made of [dataFolder, folder]) fs.rmSync(made, { recursive: true });
});

test('a reference to a clause leads there, and a button back to where it was read', async () => {
  await openRule('locked at night');
  await reader().getByRole('link', { name: 'Section 3.1' }).click();
  await expect(reader().locator('[data-goal]')).toContainText('Two keys exist.');
  await expect(reader().locator('[data-goal]')).toBeInViewport();
  await reader().getByRole('button', { name: 'Back to where you were' }).click();
  await expect(reader().locator('[data-passage]')).toBeInViewport();
});

test('a defined term shows its definition to whoever comes to it by keyboard', async () => {
  await reader().getByRole('group', { name: 'Text of Storage rules' }).focus();
  await app.window.keyboard.press('Tab');
  const term = reader().getByRole('button', { name: 'Depot, a defined term' });
  await expect(term).toBeFocused();
  await expect(app.window.getByRole('tooltip')).toContainText('the building behind the yard');
});

test('Ctrl+F counts the places of a word, marks them and goes from one to the next', async () => {
  await app.window.keyboard.press('Control+f');
  await app.window.getByRole('textbox', { name: 'Find in this document' }).fill('KEY');
  await expect(reader().getByRole('search').getByRole('status')).toHaveText('4 places');
  await app.window.keyboard.press('Enter');
  await expect(reader().getByRole('search').getByRole('status')).toHaveText('1 of 4');
  await app.window.keyboard.press('Enter');
  await expect(reader().locator('mark[data-current]')).toHaveText('Key');
  await expect(reader().locator('mark[data-current]')).toBeInViewport();
  await app.window.keyboard.press('Shift+Enter');
  await expect(reader().getByRole('search').getByRole('status')).toHaveText('1 of 4');
});

test('Escape closes the find bar and leaves the document open', async () => {
  await app.window.keyboard.press('Escape');
  await expect(reader().getByRole('search')).toHaveCount(0);
  await expect(reader()).toBeVisible();
});

test('the headings lead through the document, and the one being read is marked', async () => {
  await reader().getByRole('button', { name: 'Headings' }).click();
  const outline = reader().getByRole('navigation', { name: 'Headings' });
  await outline.getByRole('button', { name: '3 Keys' }).click();
  await expect(reader().getByText('Two keys exist.')).toBeInViewport();
  await outline.getByRole('button', { name: '1 Definitions' }).click();
  await expect(reader().getByText('the building behind the yard')).toBeInViewport();
});

test('the line between results and document moves by keyboard', async () => {
  const line = app.window.getByRole('separator', { name: 'Width of the document' });
  const before = (await reader().boundingBox())?.width ?? 0;
  await line.focus();
  await app.window.keyboard.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuenow', '60');
  await expect.poll(async () => (await reader().boundingBox())?.width ?? 0).toBeGreaterThan(before);
});

test('the text grows', async () => {
  await reader().getByRole('button', { name: 'Text size and font' }).click();
  await app.window.getByRole('button', { name: 'Larger text' }).click();
  await app.window.getByRole('button', { name: 'Larger text' }).click();
  await app.window.keyboard.press('Escape');
  await expect(reader().getByRole('group', { name: 'Text of Storage rules' })).toHaveCSS('font-size', '18px');
});

test('the reader has no fault that axe knows', async () => {
  const { violations } = await new AxeBuilder({ page: app.window }).setLegacyMode(true).include('.reader').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('依第一條 is a link, and a word is found in either Chinese script', async () => {
  await openRule('鑰匙遺失');
  await reader()
    .getByRole('link', { name: /第一條/ })
    .click();
  await expect(reader().locator('[data-goal]')).toContainText('倉庫應於夜間上鎖');
  await app.window.keyboard.press('Control+f');
  await app.window.getByRole('textbox', { name: 'Find in this document' }).fill('仓库');
  await expect(reader().getByRole('search').getByRole('status')).toHaveText('3 places');
});

test('after a restart the reader is as wide and its text as large as before', async () => {
  await app.close();
  app = await launchApp({ dataFolder });
  await openRule('locked at night');
  await expect(app.window.getByRole('separator', { name: 'Width of the document' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  await expect(reader().getByRole('group', { name: 'Text of Storage rules' })).toHaveCSS('font-size', '18px');
});
