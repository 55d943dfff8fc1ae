import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** What a hit shows of its answer: the sentence, the words in it, and where else the same text stands. */

test.describe.configure({ mode: 'serial' });

const SHARED =
  'Annual leave is planned together with the team. Employees have 20 days of annual leave a year. What is left lapses in March.';
const SENTENCE = 'Employees have 20 days of annual leave a year.';

const dataFolder = makeTestFolder();
const policies = writePolicies({
  'handbook.md': `# Handbook\n\n${SHARED}\n`,
  'leave.md': `# Leave\n\n## Annual leave\n\n${SHARED}\n`,
});
let app: LaunchedApp;

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
  await addFolder(app, policies, 'Firm');
  await waitForMeaning(app);
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

test('the sentence that answers is underlined, and the words in it stay marked', async () => {
  const hits = await ask(app, 'How many days of annual leave do I have?');
  const sentence = hits.first().locator('mark.answer');
  await expect(sentence).toHaveText(SENTENCE);
  await expect(sentence).toHaveCSS('text-decoration-line', 'underline');
  await expect(sentence.locator('mark')).toHaveText(['days', 'annual', 'leave']);
});

test('a text of two documents stands there once and names both places', async () => {
  const hits = await ask(app, 'How many days of annual leave do I have?');
  await expect(hits).toHaveCount(1);
  await expect(hits.first()).toContainText(/Also in: (?:Handbook · line 3|Leave · line 5) · version 1/);
});

test('a hit with an answering sentence and another place has no fault that axe knows', async () => {
  const { violations } = await new AxeBuilder({ page: app.window })
    .setLegacyMode(true)
    .disableRules('region')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
