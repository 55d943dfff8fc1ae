import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, answerDialogs, ask, chooseLibrary, writePolicies } from '../support/window-steps.ts';

/** A person who keeps the libraries in order, by mouse and by keyboard. */

test.describe.configure({ mode: 'serial' });

let app: LaunchedApp;
let dataFolder: string;
const folders: string[] = [];

function folderWith(files: Record<string, string>): string {
  const folder = writePolicies(files);
  folders.push(folder);
  return folder;
}

test.beforeAll(async () => {
  dataFolder = makeTestFolder();
  app = await launchApp({ dataFolder });
  const cedar = folderWith({
    'travel.md': '---\ntitle: Travel\nnumber: HR-10\n---\n\n1. Taxi fares are paid after the visit.\n',
    'leave.md': '---\ntitle: Leave\nnumber: HR-9\n---\n\n1. Leave is asked for in March.\n',
    'keys.md': '---\ntitle: Keys\n---\n\n1. Keys are kept in the cabinet.\n',
  });
  await addFolder(app, cedar, 'Cedar Ridge');
  await expect(app.window.getByText('3 files read')).toBeVisible();
  await addFolder(app, folderWith({ 'sites.md': '---\ntitle: Sites\n---\n\n1. Sites are locked.\n' }), 'Brightline');
  await expect(app.window.getByText('One file read')).toBeVisible();
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, ...folders]) fs.rmSync(folder, { recursive: true, force: true });
});

function documents(library: string) {
  return app.window.getByRole('grid', { name: `Documents of ${library}` });
}

async function titles(library: string): Promise<string[]> {
  return documents(library).getByRole('rowheader').getByRole('button').allInnerTexts();
}

test('the documents sort by a column, and the grid says so', async () => {
  await expect(documents('Cedar Ridge')).toBeVisible();
  expect(await titles('Cedar Ridge')).toEqual(['Keys', 'Leave', 'Travel']);
  const number = documents('Cedar Ridge').getByRole('columnheader', { name: 'Number' });
  await number.click();
  await expect(number).toHaveAttribute('aria-sort', 'ascending');
  expect(await titles('Cedar Ridge')).toEqual(['Leave', 'Travel', 'Keys']);
  await number.click();
  await expect(number).toHaveAttribute('aria-sort', 'descending');
  expect(await titles('Cedar Ridge')).toEqual(['Travel', 'Leave', 'Keys']);
});

test('a filter leaves what holds its words, and says how many', async () => {
  const filter = app.window.getByRole('searchbox', { name: 'Filter documents of Cedar Ridge' });
  await filter.fill('hr-9');
  await expect(app.window.getByText('1 of 3 shown')).toBeVisible();
  expect(await titles('Cedar Ridge')).toEqual(['Leave']);
  await filter.fill('');
});

test('a document takes the title that a person gives it, and refuses days that are none', async () => {
  await documents('Cedar Ridge').getByRole('button', { name: 'Edit “Keys”' }).click();
  const dialog = app.window.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Keys and cabinets');
  await dialog.getByRole('textbox', { name: /^In force until/ }).fill('2026-02-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Type a day of the calendar/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^In force until/ }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(documents('Cedar Ridge').getByRole('button', { name: 'Keys and cabinets', exact: true })).toBeVisible();
});

test('documents chosen by keyboard move to another library and are found there only', async () => {
  const row = documents('Cedar Ridge').getByRole('row', { name: 'Travel' });
  await row.focus();
  await app.window.keyboard.press('Space');
  await expect(app.window.getByText('One document chosen')).toBeVisible();
  await app.window.getByRole('toolbar').getByRole('button', { name: 'Move', exact: true }).click();
  await app.window.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(app.window.getByText('One document moved to Brightline.')).toBeVisible();
  await expect(documents('Brightline').getByRole('button', { name: 'Travel', exact: true })).toBeVisible();
  await chooseLibrary(app, 'Brightline');
  await expect((await ask(app, 'taxi fares')).first()).toContainText('Taxi fares are paid');
  await chooseLibrary(app, 'Cedar Ridge');
  await expect(app.window.getByRole('heading', { name: 'No rule found in these policies.' })).toBeVisible();
  await app.window.getByRole('searchbox').fill('');
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
});

test('several documents are removed at once, and come back also after another screen was shown', async () => {
  const filter = app.window.getByRole('searchbox', { name: 'Filter documents of Cedar Ridge' });
  await filter.focus();
  await documents('Cedar Ridge').getByRole('row', { name: 'Leave' }).focus();
  await app.window.keyboard.press('Control+a');
  await expect(app.window.getByText('2 documents chosen')).toBeVisible();
  await app.window.getByRole('toolbar').getByRole('button', { name: 'Remove', exact: true }).click();
  await app.window.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(app.window.getByText('Removed: 2 documents.')).toBeVisible();
  await app.window.getByRole('button', { name: 'Settings' }).click();
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  await app.window.getByRole('button', { name: 'Undo' }).click();
  await expect(documents('Cedar Ridge').getByRole('row', { name: 'Leave' })).toBeVisible();
});

test('a library takes another name, but not that of another one', async () => {
  const region = app.window.getByRole('region', { name: 'Cedar Ridge' });
  await region.getByRole('button', { name: 'Rename this library' }).click();
  const dialog = app.window.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Brightline');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('Another library already has this name.', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Cedar Hill');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(app.window.getByRole('region', { name: 'Cedar Hill' })).toBeVisible();
});

test('a word that means the same is added, widens the search, and is saved as CSV', async () => {
  await app.window.getByRole('region', { name: 'Cedar Hill' }).getByRole('button', { name: 'Phrasings' }).click();
  const form = app.window.getByRole('form', { name: 'Add a word that means the same' });
  await form.getByRole('textbox', { name: 'Phrasing' }).fill('locker');
  await form.getByRole('textbox', { name: 'Stands for' }).fill('cabinet');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(app.window.getByText('Added: locker.')).toBeVisible();
  await expect(app.window.getByRole('row', { name: 'locker' })).toContainText('cabinet');
  const file = path.join(folderWith({}), 'phrasings.csv');
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await app.window.getByRole('button', { name: 'Save as CSV' }).click();
  await expect(app.window.getByText(/lines? saved/)).toBeVisible();
  expect(fs.readFileSync(file, 'utf8')).toContain('locker');
  await answerDialogs(app, [file]);
  await app.window.getByRole('button', { name: 'Add from CSV' }).click();
  await expect(app.window.getByText(/0 added, 1 there before/)).toBeVisible();
  await app.window.getByRole('button', { name: 'Remove locker' }).click();
  await app.window.getByRole('button', { name: 'Undo' }).click();
  await expect(app.window.getByRole('row', { name: 'locker' })).toBeVisible();
  await app.window.getByRole('button', { name: 'Back to the documents' }).click();
});

test('a folder that is watched brings its files in, and is watched no more when a person says so', async () => {
  const folder = folderWith({ 'pumps.md': '---\ntitle: Pumps\n---\n\n1. Pumps are checked daily.\n' });
  await answerDialogs(app, [folder]);
  await app.window.getByRole('button', { name: 'Watch a folder' }).click();
  await app.window.getByRole('dialog').getByRole('radio', { name: 'Cedar Hill' }).check({ force: true });
  await app.window.getByRole('dialog').getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(documents('Cedar Hill').getByRole('button', { name: 'Pumps', exact: true })).toBeVisible();
  await app.window.getByRole('button', { name: /^Stop watching/ }).click();
  await expect(app.window.getByText('No folder is watched.')).toBeVisible();
});

test('a file that is dropped on any screen is added to the library that is chosen', async () => {
  const folder = folderWith({ 'ladders.md': '---\ntitle: Ladders\n---\n\n1. Ladders are tied.\n' });
  await app.window.getByRole('button', { name: 'Settings' }).click();
  // A file of the disk, as a drop brings it: from an input, since the system's drag cannot be worked by a test.
  await app.window.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'dropped';
    document.body.append(input);
  });
  await app.window.locator('#dropped').setInputFiles(path.join(folder, 'ladders.md'));
  await app.window.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#dropped');
    const dataTransfer = new DataTransfer();
    for (const file of input?.files ?? []) dataTransfer.items.add(file);
    input?.remove();
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  const dialog = app.window.getByRole('dialog', { name: 'Add “ladders.md”' });
  await dialog.getByRole('radio', { name: 'Brightline' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await app.window.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(documents('Brightline').getByRole('button', { name: 'Ladders', exact: true })).toBeVisible();
});

test('a file whose key is taken is kept as another document from the report', async () => {
  await answerDialogs(app, [
    path.join(folderWith({ 'sites.md': '# Other sites\n\n1. Other sites stay open.\n' }), 'sites.md'),
  ]);
  await app.window.getByRole('button', { name: 'Add files' }).click();
  const dialog = app.window.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Brightline' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await app.window.getByRole('button', { name: 'Keep as another document' }).click();
  await expect(documents('Brightline').getByText('sites (2).md')).toBeVisible();
});
