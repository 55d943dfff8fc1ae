import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { writePolicies } from '../support/window-steps.ts';

/** What people expect of a program on their desktop. */

test.describe.configure({ mode: 'serial' });

const dataFolder = makeTestFolder();
const policies = writePolicies({ 'leave.md': '# Leave\n\n1. Annual leave is 25 days.\n' });
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

/** Starts the program once more on the same folder, as a file opened with it does; resolves to its exit code. */
function startAgain(...files: string[]): Promise<number | null> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const isRoot = process.getuid?.() === 0;
  const binary = fs.readFileSync(path.join(root, '.runtime', 'electron.path'), 'utf8').trim();
  const home = makeTestFolder();
  const child = spawn(
    isRoot ? path.join(root, 'scripts', 'electron-unprivileged') : binary,
    ['.', '--data', dataFolder, ...files],
    { cwd: root, stdio: 'ignore', env: { ...process.env, HOME: home, UNPRIVILEGED_HOME: home } },
  );
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      fs.rmSync(home, { recursive: true, force: true });
      resolve(code);
    });
  });
}

/** Presses an entry of the application menu by its words. */
async function chooseInMenu(menu: string, entry: string): Promise<void> {
  await app.electron.evaluate(
    ({ Menu, BrowserWindow }, [top, words]) => {
      const items = Menu.getApplicationMenu()?.items.find(({ label }) => label === top)?.submenu?.items;
      const [window] = BrowserWindow.getAllWindows();
      items?.find(({ label }) => label === words)?.click(undefined, window, window?.webContents);
    },
    [menu, entry],
  );
}

test('a second start with a file ends by itself, and the first window asks where the file goes', async () => {
  expect(await startAgain(path.join(policies, 'leave.md'))).toBe(0);
  const dialog = app.window.getByRole('dialog', { name: 'Add “leave.md”' });
  await expect(dialog).toBeVisible();
  expect(await app.window.evaluate(() => document.body.textContent)).not.toContain(policies);
  await dialog.getByRole('textbox', { name: 'Name of the new library' }).fill('Acme Rail');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(app.window.getByText('One file read')).toBeVisible();
});

test('a second start without a file opens no second window', async () => {
  expect(await startAgain()).toBe(0);
  expect(await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

for (const [menu, entry, heading] of [
  ['File', 'Settings…', 'Settings'],
  ['Help', 'How to use this program', 'Help'],
  ['View', 'Library', 'Library'],
] as const) {
  test(`the menu leads to ${heading}`, async () => {
    await chooseInMenu(menu, entry);
    await expect(app.window.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  });
}

test('the menu of a place offers to look a selected text up, and the box asks it', async () => {
  await app.electron.evaluate(({ Menu }) => {
    const open = Menu.buildFromTemplate.bind(Menu);
    Menu.buildFromTemplate = (template) => {
      Reflect.set(globalThis, 'opened', open(template));
      return Reflect.get(globalThis, 'opened') as ReturnType<typeof open>;
    };
  });
  await app.window.getByRole('heading', { level: 2, name: 'Library' }).selectText();
  await app.window.getByRole('heading', { level: 2, name: 'Library' }).click({ button: 'right' });
  const press = () =>
    app.electron.evaluate(({ BrowserWindow }) => {
      const menu = Reflect.get(globalThis, 'opened') as Electron.Menu | undefined;
      const [window] = BrowserWindow.getAllWindows();
      menu?.closePopup();
      menu?.items.find(({ label }) => label === 'Look up the selection')?.click(undefined, window, window?.webContents);
      return menu?.items.map(({ label }) => label);
    });
  await expect.poll(press).toContain('Look up the selection');
  await expect(app.window.getByRole('searchbox').first()).toHaveValue('Library');
});

test('size, place and filling the display are kept over a restart', async () => {
  await app.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 1000, height: 700 });
  });
  await app.window.waitForTimeout(500);
  await app.close();
  app = await launchApp({ dataFolder });
  const bounds = await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toEqual({ x: 60, y: 40, width: 1000, height: 700 });
});

test('a window whose display is gone opens where it can be seen', async () => {
  await app.close();
  const file = path.join(dataFolder, 'settings.json');
  const settings = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  fs.writeFileSync(file, JSON.stringify({ ...settings, windowPlace: { x: 9_000, y: 9_000 } }));
  app = await launchApp({ dataFolder });
  const bounds = await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds?.x).toBeLessThan(2_000);
});
