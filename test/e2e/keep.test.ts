import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { CHINESE, ENGLISH } from '../integration/search/policies.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, chooseLibrary, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** What a person takes along and comes back to; each test goes on where the last ended. */

test.describe.configure({ mode: 'serial' });

const QUESTION = 'Do we need a PO for a $400 repair?';
const LINE_6 = 'Purchases of $500.00 or less, such as a small truck repair, may be paid without a purchase order.';

let app: LaunchedApp;
const dataFolder = makeTestFolder();
const exports = makeTestFolder();
const folders = [
  ['Cedar Ridge', writePolicies({ ...ENGLISH['Cedar Ridge'] })],
  ['員工手冊', writePolicies({ ...CHINESE['員工手冊'] })],
] as const;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  for (const [library, folder] of folders) await addFolder(app, folder, library);
  await waitForMeaning(app);
  await chooseLibrary(app, 'Cedar Ridge');
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, exports, ...folders.map(([, made]) => made)]) {
    fs.rmSync(folder, { recursive: true });
  }
});

async function go(screen: 'Ask' | 'Saved' | 'Settings'): Promise<void> {
  await app.window.getByRole('button', { name: screen, exact: true }).click();
}

const outcome = () => app.window.locator('.keep-outcome');

async function clipboard(): Promise<{ text: string; html: string }> {
  return app.electron.evaluate(async ({ clipboard }) => {
    // Newer versions of Electron give items, the oldest in use has a function for each kind.
    if (Reflect.has(clipboard, 'readHTML')) {
      const html: unknown = Reflect.apply(Reflect.get(clipboard, 'readHTML') as () => unknown, clipboard, []);
      return { text: await clipboard.readText(), html: String(html) };
    }
    const [item] = await clipboard.read();
    const blob = await item?.getType('text/html');
    return { text: await clipboard.readText(), html: blob instanceof Blob ? await blob.text() : '' };
  });
}

async function faults(): Promise<string[]> {
  const builder = new AxeBuilder({ page: app.window }).setLegacyMode(true).disableRules('region');
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

test('the citation of the rule that has the focus is copied by keyboard, with version, hash and link', async () => {
  const hits = await ask(app, QUESTION);
  await hits.filter({ hasText: LINE_6 }).locator('.hit-open').focus();
  await app.window.keyboard.press('Control+Shift+C');
  await expect(outcome()).toHaveText('Citation copied.');
  const { text, html } = await clipboard();
  const [source = '', link = ''] = text.split('\n');
  expect(source).toMatch(/^Cedar Ridge · Purchasing policy · line 6 · version 1 · SHA-256 [0-9a-f]{12}$/);
  expect(link).toMatch(/^policy-lookup:\/\/place\/plr1:[0-9a-f-]{36}\/purchasing\.md\//);
  expect(html).toContain(`<a href="${link}">${source}</a>`);
});

test('the passage goes with its citation, in Markdown too', async () => {
  const hit = (await ask(app, QUESTION)).filter({ hasText: LINE_6 });
  await hit.getByRole('button', { name: 'Copy' }).click();
  await app.window.getByRole('menuitem', { name: 'Copy passage with citation' }).click();
  await expect(outcome()).toHaveText('Copied.');
  expect((await clipboard()).text).toMatch(new RegExp(`^“${LINE_6.replace(/[$.]/g, '\\$&')}”\nCedar Ridge · `));
  await hit.getByRole('button', { name: 'Copy' }).click();
  await app.window.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect.poll(async () => (await clipboard()).text).toMatch(/^> Purchases of \\\$500\.00 or less/);
});

test('a rule is marked, its mark is kept with a note, and it opens in its document', async () => {
  const hit = (await ask(app, QUESTION)).filter({ hasText: LINE_6 });
  await hit.getByRole('button', { name: 'Bookmark' }).click();
  await expect(hit.getByRole('button', { name: 'Remove the bookmark' })).toBeVisible();
  await go('Saved');
  const marks = app.window.getByRole('region', { name: 'Bookmarks' });
  await expect(marks.getByRole('listitem')).toContainText(LINE_6);
  await marks.getByRole('button', { name: /^Edit the note/ }).click();
  await marks.getByRole('textbox', { name: 'Note' }).fill('Asked by Ben <b>in May</b>');
  await marks.getByRole('button', { name: 'Save' }).click();
  await expect(marks.getByText('Asked by Ben <b>in May</b>')).toBeVisible();
  await marks.getByRole('button', { name: 'Cedar Ridge · Purchasing policy · line 6 · version 1' }).click();
  await expect(app.window.getByRole('region', { name: 'Document' }).locator('[data-passage]')).toContainText(LINE_6);
  await app.window.keyboard.press('Escape');
});

test('a removed bookmark comes back with its note', async () => {
  const marks = app.window.getByRole('region', { name: 'Bookmarks' });
  await marks.getByRole('button', { name: 'Remove Purchasing policy' }).click();
  await expect(marks.getByText('None yet.')).toBeVisible();
  await app.window.getByRole('button', { name: 'Undo' }).click();
  await expect(marks.getByText('Asked by Ben')).toBeVisible();
});

test('a search is saved with its scope, renamed, and asked again in that scope', async () => {
  await ask(app, QUESTION);
  await app.window.getByRole('button', { name: 'Save this search' }).click();
  await expect(outcome()).toContainText('Search saved.');
  await go('Saved');
  const searches = app.window.getByRole('region', { name: 'Saved searches' });
  await searches.getByRole('button', { name: `Rename ${QUESTION}` }).click();
  await searches.getByRole('textbox', { name: 'Name' }).fill('Small repairs');
  await app.window.keyboard.press('Enter');
  await expect(searches.getByText('Cedar Ridge · rules in force')).toBeVisible();
  await ask(app, '');
  await chooseLibrary(app, '員工手冊');
  await go('Saved');
  await searches.getByRole('button', { name: 'Small repairs', exact: true }).click();
  await expect(app.window.getByRole('searchbox')).toHaveValue(QUESTION);
  await expect(app.window.getByRole('list', { name: /^Rules found/ })).toContainText(LINE_6);
});

test('the history holds the questions that were stayed with, and no half-typed one', async () => {
  await app.window.getByRole('searchbox').fill('');
  await app.window.getByRole('searchbox').pressSequentially('vehicles', { delay: 60 });
  await expect(app.window.getByRole('heading', { level: 2 })).toBeVisible();
  await app.window.keyboard.press('Enter');
  await go('Saved');
  const history = app.window.getByRole('region', { name: 'Questions asked' });
  await expect(history.getByRole('button', { name: 'vehicles', exact: true })).toBeVisible();
  await expect(history.getByRole('button', { name: 'vehicle', exact: true })).toHaveCount(0);
  expect(await faults()).toEqual([]);
});

test('the empty box offers the recent questions', async () => {
  await ask(app, '');
  await app.window
    .getByRole('region', { name: 'Recent questions' })
    .getByRole('button', { name: 'vehicles', exact: true })
    .click();
  await expect(app.window.getByRole('searchbox')).toHaveValue('vehicles');
});

test('all questions are erased after one question, and while the history is off none is added', async () => {
  await go('Saved');
  const history = app.window.getByRole('region', { name: 'Questions asked' });
  await history.getByRole('switch', { name: 'Keep the questions I ask' }).click({ force: true });
  await history.getByRole('button', { name: 'Erase all questions' }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(outcome()).toHaveText('All questions are erased.');
  const hits = await ask(app, QUESTION);
  await hits.first().locator('.hit-open').click();
  await expect(app.window.getByRole('region', { name: 'Document' })).toBeVisible();
  await go('Saved');
  await expect(history.getByText('None yet.')).toBeVisible();
});

test('rules are selected by keyboard, and the bar counts them', async () => {
  const hits = await ask(app, QUESTION);
  await app.window.getByRole('button', { name: 'Select rules' }).click();
  await hits.first().locator('.hit-open').focus();
  await app.window.keyboard.press('Space');
  await expect(app.window.getByText('One rule selected')).toBeVisible();
  await app.window.getByRole('button', { name: 'Select all' }).click();
  await expect(hits.first().getByRole('checkbox')).toBeChecked();
  expect(await faults()).toEqual([]);
});

for (const [format, extension, beginning] of [
  ['Markdown', 'md', '# Rules found\n'],
  ['CSV for a spreadsheet', 'csv', '\ufeff"Text","Citation",'],
  ['PDF', 'pdf', '%PDF-'],
] as const) {
  test(`the selected rules are exported to ${format}`, async () => {
    const file = path.join(exports, `rules.${extension}`);
    await app.electron.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
    await app.window.getByRole('button', { name: 'Export', exact: true }).click();
    await app.window.getByRole('menuitem', { name: format }).click();
    await expect(outcome()).toHaveText(`Saved as rules.${extension}.`);
    const content = fs.readFileSync(file, 'utf8');
    expect(content.slice(0, beginning.length)).toBe(beginning);
    if (extension === 'pdf') return;
    for (const part of [
      QUESTION.replace('$', extension === 'md' ? '\\$' : '$'),
      'Cedar Ridge',
      'policy-lookup://place/',
    ])
      expect(content).toContain(part);
  });
}

test('a link from outside shows its place, and one that asks for anything else does nothing', async () => {
  await app.window.getByRole('button', { name: 'Done' }).click();
  const hits = await ask(app, QUESTION);
  await hits.filter({ hasText: LINE_6 }).locator('.hit-open').focus();
  await app.window.keyboard.press('Control+Shift+C');
  await expect(outcome()).toHaveText('Citation copied.');
  const link = (await clipboard()).text.split('\n')[1] ?? '';
  await go('Settings');
  const open = (address: string) =>
    app.electron.evaluate(({ app }, given) => app.emit('second-instance', {}, ['policy-lookup', given]), address);
  await open(link.replace('/place/', '/import/'));
  await expect(app.window.getByRole('region', { name: 'Document' })).toHaveCount(0);
  await open(link);
  await expect(app.window.getByRole('region', { name: 'Document' }).locator('[data-passage]')).toContainText(LINE_6);
  await open(link.replace(/plr1:[0-9a-f]{8}/, 'plr1:00000000'));
  await expect(outcome()).toContainText('The link could not be opened. There is no such library.');
});

test('after a restart what was kept is there', async () => {
  await app.close();
  app = await launchApp({ dataFolder });
  await go('Saved');
  await expect(app.window.getByRole('button', { name: 'Small repairs', exact: true })).toBeVisible();
  await expect(app.window.getByText('Asked by Ben')).toBeVisible();
  await expect(app.window.getByRole('switch', { name: 'Keep the questions I ask' })).not.toBeChecked();
});

test('a rule that answers a question is taught from the reader', async () => {
  await go('Ask');
  await ask(app, QUESTION);
  await app.window.locator('.hit-open').first().click();
  await app.window.getByRole('button', { name: 'This answers my question' }).click();
  await expect(outcome()).toContainText(`From now on this rule answers: ${QUESTION}`);
});
