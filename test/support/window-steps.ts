import { expect, type Locator } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { handOver, makeTestFolder, type LaunchedApp } from './launch-app.ts';

/** What a person does in the English window, each step as one call. */

/** Writes policies into a folder of their own and returns it. */
export function writePolicies(files: Readonly<Record<string, string>>): string {
  const folder = makeTestFolder();
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text);
    handOver(path.join(folder, name));
  }
  return folder;
}

/** Lets the next file dialogs answer with these paths: the system's own dialog cannot be worked by a test. */
export async function answerDialogs(app: LaunchedApp, paths: string[]): Promise<void> {
  await app.electron.evaluate(({ dialog }, filePaths) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: filePaths.length === 0, filePaths });
  }, paths);
}

/** Adds a folder by the Library screen, to a library that may exist. */
export async function addFolder(app: LaunchedApp, folder: string, library: string): Promise<void> {
  const { window } = app;
  await answerDialogs(app, [folder]);
  await window.getByRole('button', { name: 'Library', exact: true }).click();
  await window.getByRole('button', { name: 'Add a folder' }).click();
  const known = window.getByRole('radio', { name: library, exact: true });
  if ((await known.count()) > 0) await known.check({ force: true });
  else {
    const another = window.getByRole('radio', { name: 'A new library' });
    if (await another.isEnabled()) await another.check({ force: true });
    await window.getByRole('textbox', { name: 'Name of the new library' }).fill(library);
  }
  await window.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Waits until every passage can be found by meaning. */
export async function waitForMeaning({ window }: LaunchedApp): Promise<void> {
  await expect(window.getByText(/meaning ready \(\d+ passages\)/)).toBeVisible({ timeout: 60_000 });
}

/** Asks, and returns the list of rules found. */
export async function ask({ window }: LaunchedApp, question: string): Promise<Locator> {
  await window.getByRole('button', { name: 'Ask', exact: true }).click();
  await window.getByRole('searchbox').fill(question);
  return window.getByRole('list', { name: /^Rules found/ }).getByRole('listitem');
}

/** Chooses the one library that is searched. */
export async function chooseLibrary({ window }: LaunchedApp, library: string): Promise<void> {
  await window.getByRole('button', { name: /^Choose libraries/ }).click();
  await window.getByRole('radio', { name: new RegExp(`^${library}`) }).check({ force: true });
  await window.keyboard.press('Escape');
}
