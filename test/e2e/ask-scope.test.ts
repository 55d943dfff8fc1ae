import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { CHANNELS } from '../../shared/window-channels.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** What is searched is said in words and narrowed by one click or by a word in the box; each test starts with nothing narrowed. */

test.describe.configure({ mode: 'serial' });

const HOTEL = 'What may a hotel cost?';
const travel = (limit: string, effective: string) =>
  `---\ntitle: Travel policy\neffective: ${effective}\n---\n\n## Hotels\n\nA hotel may cost up to ${limit} a night.\n\n## Meals\n\nA meal on a trip may cost up to $40.00.\n`;

const dataFolder = makeTestFolder();
const policies = writePolicies({
  'travel.md': travel('$120.00', '2020-01-01'),
  'training.txt': 'Training\n\nA hotel for a training course may cost up to $90.00 a night.\n',
});
const others = writePolicies({ 'guests.md': '# 招待辦法\n\n客人的旅館費用每晚以三千元為限。\n' });
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  await addFolder(app, policies, 'Harbour');
  await expect(app.window.getByText('2 files read')).toBeVisible();
  fs.writeFileSync(path.join(policies, 'travel.md'), travel('$160.00', '2024-01-01'));
  await addFolder(app, policies, 'Harbour');
  await expect(app.window.getByText('new version').first()).toBeVisible();
  await addFolder(app, others, '客戶');
  await waitForMeaning(app);
});

test.beforeEach(async () => {
  await ask(app, '');
  const clear = app.window.getByRole('button', { name: 'Clear all' });
  if (await clear.isVisible()) await clear.click();
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies, others]) fs.rmSync(folder, { recursive: true });
});

const scope = () => app.window.getByRole('group', { name: 'What is searched' });
const chips = () => app.window.getByRole('grid', { name: 'Narrowed to' }).getByRole('row');
const box = () => app.window.getByRole('searchbox');

async function choose(button: string, option: RegExp): Promise<void> {
  await scope().getByRole('button', { name: button }).click();
  await app.window.getByRole('option', { name: option }).click();
  await app.window.keyboard.press('Escape');
}

async function faults(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: app.window })
    .setLegacyMode(true)
    .disableRules('region')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('the line under the box says what is searched, part by part', async () => {
  for (const part of ['In force today', 'All documents', 'All sections', 'All formats'])
    await expect(scope().getByRole('button', { name: part })).toBeVisible();
  await expect(scope()).toContainText('2 documents');
});

test('a document that is chosen with its count narrows the answer and stands there as a chip', async () => {
  await ask(app, HOTEL);
  await scope().getByRole('button', { name: 'All documents' }).click();
  await expect(app.window.getByRole('option', { name: /^Training/ })).toContainText('one passage');
  expect(await faults()).toEqual([]);
  await app.window.getByRole('option', { name: /^Training/ }).click();
  await app.window.keyboard.press('Escape');
  await expect(chips()).toHaveText(['Training']);
  const hits = await ask(app, HOTEL);
  await expect(hits).toHaveCount(1);
  await expect(hits).toContainText('$90.00');
  expect(await faults()).toEqual([]);
  await chips().getByRole('button', { name: 'Search without Training' }).click();
  await expect(hits.filter({ hasText: '$160.00' })).toBeVisible();
});

test('a section that is chosen leaves out the others', async () => {
  await choose('All sections', /Meals/);
  await expect(await ask(app, 'How much may it cost on a trip?')).toHaveCount(1);
  await expect(scope().getByRole('button', { name: 'One section' })).toBeVisible();
});

test('a superseded rule is stamped and leads to the version in force', async () => {
  await choose('In force today', /superseded/);
  const hits = await ask(app, HOTEL);
  await expect(hits.filter({ hasText: '$120.00' })).toContainText('superseded on Dec 31, 2023');
  await app.window.getByRole('button', { name: 'Open the version in force' }).click();
  await expect(app.window.getByRole('region', { name: 'Document' })).toContainText('$160.00');
  await app.window.keyboard.press('Escape');
});

test('before: in the box asks for the rules of the day before, and is no word of the question', async () => {
  const hits = await ask(app, `${HOTEL} before:2021-06-01`);
  await expect(chips()).toHaveText(['as of May 31, 2021']);
  await expect(box()).toHaveValue(HOTEL);
  await expect(hits.first()).toContainText('$120.00');
});

test('in: in the box becomes a chip when its name is complete, and Backspace takes the last chip away', async () => {
  await box().pressSequentially('in:training hotel ');
  await expect(chips()).toHaveText(['Training']);
  await expect(box()).toHaveValue('hotel ');
  await box().pressSequentially('before:2027-01-01');
  await expect(chips()).toHaveText(['Training', 'as of Dec 31, 2026']);
  await app.window.keyboard.press('Home');
  await app.window.keyboard.press('Backspace');
  await expect(chips()).toHaveText(['Training']);
  await app.window.keyboard.press('Backspace');
  await expect(chips()).toHaveCount(0);
});

test('Enter completes a name that is still being typed', async () => {
  await box().pressSequentially('hotel in:train');
  await expect(app.window.getByText('in:train is not asked. Press Enter to search only in Training.')).toBeVisible();
  await app.window.keyboard.press('Enter');
  await expect(chips()).toHaveText(['Training']);
});

test('a library is named in Chinese, with a full-width colon', async () => {
  const hits = await ask(app, '在：客戶 旅館費用');
  await expect(chips()).toHaveText(['only 客戶']);
  await expect(hits).toContainText('三千元');
});

test('a name that nothing bears stays words, and that is said', async () => {
  await ask(app, 'in:garage hotel');
  await expect(app.window.getByText('Nothing here is called that: in:garage is searched as words.')).toBeVisible();
  await expect(box()).toHaveValue('in:garage hotel');
});

test('no rule in a narrowed scope offers the search without the narrowing', async () => {
  await choose('All documents', /^Training/);
  await ask(app, 'COMP-999');
  await expect(app.window.getByRole('heading', { name: 'No rule found in these policies.' })).toBeVisible();
  await expect(app.window.getByText('Narrowed to: Training.')).toBeVisible();
  await app.window.getByRole('button', { name: 'Search without the narrowing' }).click();
  await expect(chips()).toHaveCount(0);
});

test('? shows every shortcut, and / leads from there back to the box', async () => {
  await app.window.keyboard.press('?');
  const sheet = app.window.getByRole('dialog', { name: 'Shortcuts' });
  for (const line of [
    'Go to the box',
    'Next rule found',
    'Copy the citation',
    'At the start: take the last narrowing away',
  ])
    await expect(sheet.getByText(line)).toBeVisible();
  expect(await faults()).toEqual([]);
  await app.window.keyboard.press('Escape');
  const hits = await ask(app, HOTEL);
  await expect(hits.first()).toBeVisible();
  await app.window.keyboard.press('ArrowDown');
  await expect(box()).not.toBeFocused();
  await app.window.keyboard.press('/');
  await expect(box()).toBeFocused();
  await expect(box()).toHaveValue(HOTEL);
});

test('Enter opens the best rule, and the next rule found opens by a key while a document is open', async () => {
  await ask(app, HOTEL);
  // Before the answer is there: the answer to come is meant.
  await app.window.keyboard.press('Enter');
  const position = app.window.getByRole('region', { name: 'Document' }).getByText(/^1 of \d/);
  await expect(position).toBeVisible();
  await app.window.keyboard.press('Alt+ArrowDown');
  await expect(app.window.getByRole('region', { name: 'Document' }).getByText(/^2 of \d/)).toBeVisible();
  await app.window.keyboard.press('Escape');
});

test('a document that was removed is said to be gone, and never silently left aside', async () => {
  await choose('All documents', /^Training/);
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  await app.window.getByRole('button', { name: 'Remove Training', exact: true }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const hits = await ask(app, HOTEL);
  await expect(app.window.getByText(/narrowed to something that is not there any more/)).toBeVisible();
  await expect(hits).toHaveCount(0);
  await expect(chips()).toHaveText(/not there any more/);
  await app.window.getByRole('button', { name: 'Search without it' }).click();
  await expect(hits.first()).toContainText('$160.00');
});

test('a search that fails says so, never that there is no rule', async () => {
  await app.electron.evaluate(({ ipcMain }, channel) => ipcMain.removeHandler(channel), CHANNELS.call);
  await ask(app, 'What may a meal cost?');
  const failure = app.window.getByRole('alert');
  await expect(failure).toContainText('The search failed.');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(app.window.getByText('No rule found')).toHaveCount(0);
});
