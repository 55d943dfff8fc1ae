import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../../shared/language.ts';
import type { Settings } from '../../shared/settings.ts';
import { launchApp, type LaunchedApp } from '../support/launch-app.ts';
import { ask } from '../support/window-steps.ts';
import { untilModelReady } from './model-ready.ts';
import { demoFolder, handOverAll, writeDemoSettings } from './demo-settings.ts';

/**
 * Takes the pictures of the screens: 1280 × 800, of the real window. Arguments: the folder that `prepare-demo` filled, the
 * folder for the pictures.
 */

interface Picture {
  name: string;
  library: string;
  language: Language;
  theme: Settings['theme'];
  /** Brings the window to what is to be seen. */
  steps: (app: LaunchedApp) => Promise<void>;
}

const REPAIR = 'Do we need a PO for a $400 repair?';

const PICTURES: readonly Picture[] = [
  { name: 'ask', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: (app) => openFirstRule(app, REPAIR) },
  { name: 'no-rule', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: askInVain },
  { name: 'library', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: showScreen('Library') },
  { name: 'saved', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: saveAndShow },
  { name: 'help', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: showScreen('Help') },
  { name: 'settings', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: showScreen('Settings') },
  { name: 'holdings', library: 'Cedar Ridge', language: 'en', theme: 'light', steps: showScreen('Ask') },
  {
    name: 'chinese',
    library: '員工手冊',
    language: 'zh-Hant',
    theme: 'light',
    steps: (app) => openFirstRule(app, '出差回來幾天內要報帳？'),
  },
  {
    name: 'dark',
    library: 'Cedar Ridge',
    language: 'en',
    theme: 'dark',
    steps: (app) => openFirstRule(app, 'How many days can I work from home?'),
  },
];

/** Milliseconds for what moves to come to rest. */
const AT_REST = 1_000;

const [folder = '', pictures = ''] = process.argv.slice(2);
handOverAll(folder);
for (const picture of PICTURES) await take(picture);

async function take({ name, library, language, theme, steps }: Picture): Promise<void> {
  writeDemoSettings(folder, library, { language, theme });
  const app = await launchApp({ dataFolder: demoFolder(folder), language });
  try {
    await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800));
    await untilModelReady(app.window);
    await steps(app);
    await app.window.waitForTimeout(AT_REST);
    const file = path.join(pictures, `${name}.png`);
    await app.window.screenshot({ path: file });
    console.log(`${file}: ${Math.ceil(fs.statSync(file).size / 1_024)} KB`);
  } finally {
    await app.close();
  }
}

async function openFirstRule(app: LaunchedApp, question: string): Promise<void> {
  await app.window.getByRole('searchbox').fill(question);
  // The first rules by words may be overtaken by the whole answer.
  await app.window.waitForTimeout(AT_REST);
  await app.window.locator('.hit-open').first().click();
}

async function askInVain(app: LaunchedApp): Promise<void> {
  await ask(app, 'How do I enroll in the pension plan?');
  await app.window.getByRole('heading', { name: 'No rule found in these policies.' }).waitFor();
  await app.window.getByText('Nearby, but not an answer').click();
}

function showScreen(name: string): Picture['steps'] {
  return ({ window }) => window.getByRole('button', { name, exact: true }).click();
}

async function saveAndShow(app: LaunchedApp): Promise<void> {
  await openFirstRule(app, REPAIR);
  await app.window.getByRole('button', { name: 'Save this search' }).click();
  await app.window.getByRole('button', { name: 'Bookmark', exact: true }).first().click();
  await showScreen('Saved')(app);
}
