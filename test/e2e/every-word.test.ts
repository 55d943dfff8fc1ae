import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { translatorFor } from '../../shared/messages/messages.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { markedTranslator, showMarkedPages } from '../support/marked-renderer.ts';
import { SCREEN_POLICIES, SCREENS } from '../support/screens.ts';
import { addFolder, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** Every word that the window says comes from the messages: what policies and people say here is Greek. */

test.describe.configure({ mode: 'serial' });

const dataFolder = makeTestFolder();
const policies = writePolicies(SCREEN_POLICIES);
const say = markedTranslator(translatorFor('en'));
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  await addFolder(app, policies, 'Κέδρος');
  await waitForMeaning(app);
  await showMarkedPages(app);
  await expect(app.window.getByRole('button', { name: say('nav.settings'), exact: true })).toBeVisible();
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

for (const screen of SCREENS) {
  test(`no word is written into the code: ${screen.name}`, async () => {
    await screen.open(app, say);
    await expect.poll(() => app.window.evaluate(wordsOutsideMessages)).toEqual([]);
  });
}

/**
 * Run in the page. Names by which things are known everywhere (languages by their own name, versions, paths, keys) are marked
 * in the page as not to be translated; react-aria speaks for its own hidden buttons, in the person's language.
 */
function wordsOutsideMessages(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('[translate="no"], kbd, script, style, [data-react-aria-top-layer]')) continue;
    if (element.closest('[id^="react-aria-description"]')) continue;
    if (node instanceof Text) texts.push(node.data);
    else {
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
  }
  const outside = texts.map((text) => {
    let rest = text;
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
    // Names of files keep their ending.
    return rest.replaceAll(/(?<=\p{Script=Greek})\.md\b/gu, '').trim();
  });
  return outside.filter((text) => /\p{Script=Latin}|\p{Script=Han}/u.test(text));
}
