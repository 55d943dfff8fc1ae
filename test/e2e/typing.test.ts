import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, writePolicies } from '../support/window-steps.ts';

/** Typing faster than answers come, over a large library that is still being worked through. */

const DOCUMENTS = 100;
const RULES = 100;
/** Milliseconds between two keys: 50 keys in two seconds. */
const BETWEEN_KEYS = 40;
/** The last key decides which of the two rules answers. */
const QUESTION = 'so who signs off the crane hire of berth number 42';
const RULE = 'The crane hire of berth number 42 is signed off by the dockmaster.';
const OTHER_RULE = 'The crane hire of berth number 4 is signed off by the harbour office.';

function policy(number: number): string {
  const rules = Array.from({ length: RULES }, (_, index) => {
    const form = number * RULES + index;
    if (form < 2) return [OTHER_RULE, RULE][form] ?? RULE;
    return `The shift lead keeps form ${form} of the yard for ${1 + (form % 9)} years.`;
  });
  return `# Yard policy ${number}\n\n${rules.map((rule) => `- ${rule}`).join('\n')}\n`;
}

interface FirstHit {
  text: string;
  /** What stood in the box. */
  question: string;
}

/** Has the page note each change of what is shown first as the answer to the question in the box. */
async function watchFirstHit(page: LaunchedApp['window']): Promise<void> {
  await page.evaluate(() => {
    const notes: FirstHit[] = [];
    Reflect.set(window, 'firstHits', notes);
    new MutationObserver(() => {
      const list = document.querySelector('.results');
      const text = list?.querySelector('.hit-text')?.textContent ?? '';
      const question = document.querySelector<HTMLInputElement>('.search-input')?.value ?? '';
      const isOlder = list?.hasAttribute('data-older') === true;
      if (!isOlder && text !== '' && notes.at(-1)?.text !== text) notes.push({ text, question });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Keys at a steady pace, whether the page keeps up or not; Playwright's own typing waits for the page. */
async function typeSteadily({ electron }: LaunchedApp, text: string): Promise<void> {
  await electron.evaluate(
    async ({ BrowserWindow }, { keys, pause }) => {
      const page = BrowserWindow.getAllWindows()[0]?.webContents;
      for (const keyCode of keys) {
        page?.sendInputEvent({ type: 'char', keyCode });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { keys: [...text], pause: BETWEEN_KEYS },
  );
}

test('50 keys in two seconds at 10,000 passages during an import leave only the last question answered', async () => {
  const dataFolder = makeTestFolder();
  const folder = writePolicies(
    Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, number) => [`yard-${number}.md`, policy(number)])),
  );
  const app = await launchApp({ dataFolder });
  await addFolder(app, folder, 'Harbour');
  await ask(app, 'COMP-999');
  await expect(app.window.getByRole('heading', { name: 'No rule found so far.' })).toBeVisible();
  await expect(app.window.getByText(/^Still reading \d+ files/)).toBeVisible();
  await ask(app, '');
  await expect(app.window.getByText(/meaning \d+ % \([1-9][\d,]+ of 10,000 passages\)/)).toBeVisible({
    timeout: 60_000,
  });
  await app.window.getByRole('button', { name: 'Ask', exact: true }).click();
  await app.window.getByRole('searchbox').focus();
  await watchFirstHit(app.window);
  await typeSteadily(app, QUESTION);
  await expect(app.window.getByRole('searchbox')).toHaveValue(QUESTION);
  const hits = app.window.getByRole('list', { name: /^Rules found/ }).getByRole('listitem');
  await expect(hits.first()).toContainText(RULE);
  // Were an older answer still under way, it would come now.
  await app.window.waitForTimeout(2_000);
  await expect(app.window.locator('.results')).toHaveAttribute('aria-busy', 'false');
  await expect(hits.first()).toContainText(RULE);
  const noted = await app.window.evaluate(() => Reflect.get(window, 'firstHits') as FirstHit[]);
  expect(noted.at(-1)).toEqual({ text: RULE, question: QUESTION });
  expect(noted.filter(({ question }) => question === QUESTION)).toHaveLength(1);

  expect(await app.close()).toBe(0);
  const again = await launchApp({ dataFolder });
  await again.window.getByRole('searchbox').fill(QUESTION);
  await expect(
    again.window
      .getByRole('list', { name: /^Rules found/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(RULE);
  await again.close();
  for (const made of [dataFolder, folder]) fs.rmSync(made, { recursive: true });
});
