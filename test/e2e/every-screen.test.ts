import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { LANGUAGES } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import type { Settings } from '../../shared/settings.ts';
import { faultsOf } from '../support/axe-faults.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { SCREEN_POLICIES, SCREENS } from '../support/screens.ts';
import { addFolder, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** Each screen in every theme, language and size of window. */

test.describe.configure({ mode: 'serial' });

const dataFolder = makeTestFolder();
const policies = writePolicies(SCREEN_POLICIES);
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  await addFolder(app, policies, 'Κέδρος');
  await waitForMeaning(app);
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

/** The window reads its settings when it is drawn. */
async function show(settings: Partial<Settings>): Promise<void> {
  await app.window.evaluate(
    (change) => Reflect.get(Reflect.get(window, 'policies') as object, 'writeSettings')(change) as unknown,
    settings,
  );
  await app.window.reload();
  await expect(app.window.getByRole('navigation').first()).toBeVisible();
}

async function setSize(width: number, height: number, zoom = 1): Promise<void> {
  await app.electron.evaluate(
    ({ BrowserWindow }, size) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.setContentSize(size.width, size.height);
      window?.webContents.setZoomFactor(size.zoom);
    },
    { width, height, zoom },
  );
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test(`axe finds no fault on any screen, ${theme}`, async () => {
    await show({ theme, language: 'en' });
    for (const screen of SCREENS) {
      await screen.open(app, translatorFor('en'));
      expect.soft(await faultsOf(app.window), screen.name).toEqual([]);
    }
  });
}

for (const language of LANGUAGES) {
  test(`axe finds no fault on any screen in ${language}`, async () => {
    await show({ theme: 'light', language });
    for (const screen of SCREENS) {
      await screen.open(app, translatorFor(language));
      expect.soft(await faultsOf(app.window), screen.name).toEqual([]);
    }
  });
}

const SIZES = [
  { what: 'the smallest ordinary window', width: 1024, height: 640, zoom: 1 },
  { what: 'one column', width: 700, height: 640, zoom: 1 },
  { what: 'a window at 80 %', width: 1024, height: 640, zoom: 0.8 },
  { what: 'a window at 200 %', width: 1280, height: 800, zoom: 2 },
];

for (const { what, width, height, zoom } of SIZES) {
  for (const textSize of ['normal', 'larger'] as const) {
    test(`nothing is cut off at the side in ${what}, text size ${textSize}`, async () => {
      await show({ theme: 'light', language: 'en', textSize });
      await setSize(width, height, zoom);
      for (const screen of SCREENS) {
        await screen.open(app, translatorFor('en'));
        expect.soft(await app.window.evaluate(cutOff), screen.name).toEqual([]);
      }
      await setSize(1280, 800);
    });
  }
}

/** Run in the page: controls that reach beyond the window or beyond a part that cannot be scrolled sideways. */
function cutOff(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, input, h2, h3, dd, label');
  const navigation = document.querySelector('.navigation');
  if (navigation && navigation.scrollWidth > navigation.clientWidth) return ['the parts of the program'];
  return [...controls]
    .filter(
      (control) =>
        control.checkVisibility() &&
        // A table of documents scrolls sideways by itself.
        !control.closest('.visually-hidden, [data-react-aria-prevent-focus], [role="grid"]'),
    )
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      // Hidden from the eye but kept for the keyboard.
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((control) => `${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`);
}
