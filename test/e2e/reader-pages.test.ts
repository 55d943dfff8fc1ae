import { expect, test, type Locator } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { linesOfText, makePdf } from '../fixtures/make-pdf.ts';
import { handOver, launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, writePolicies } from '../support/window-steps.ts';

/** A PDF in the real window: its pages as printed, with the cited place marked; each test goes on where the last ended. */

test.describe.configure({ mode: 'serial' });

const RULE = 'A kiln may be opened below ninety degrees only.';
const CHINESE_RULE = '窑温低于九十度方可开启。';
const PAGES = 40;

let app: LaunchedApp;
let violations: string[];
const dataFolder = makeTestFolder();
const folder = writePolicies({});

function writeFile(name: string, bytes: Uint8Array): void {
  fs.writeFileSync(path.join(folder, name), bytes);
  handOver(path.join(folder, name));
}

/** Forty pages of rules; the one on kilns stands on page 31. */
function kilnRules(): Uint8Array {
  const pages = Array.from({ length: PAGES }, (_, index) => [
    ...linesOfText([`${index + 1}. Workshop ${index + 1}`], { font: 'bold', size: 16, top: 780 }),
    ...linesOfText([`${index + 1}.1 Tools of workshop ${index + 1} are counted every evening.`]),
    ...(index === 30 ? linesOfText([`31.2 ${RULE}`, '31.3 See section 2.1 before opening it.'], { top: 700 }) : []),
    ...(index === 31 ? linesOfText([CHINESE_RULE], { top: 700, font: 'song' }) : []),
  ]);
  return makePdf({ title: 'Kiln rules', pages });
}

async function start(): Promise<void> {
  app = await launchApp({ dataFolder });
  violations = [];
  app.window.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) violations.push(message.text());
  });
}

function reader(): Locator {
  return app.window.getByRole('region', { name: 'Document' });
}

async function openRule(question: string): Promise<void> {
  const hits = await ask(app, question);
  await hits.first().getByRole('button').first().click();
}

function page(number: number): Locator {
  return reader().getByRole('group', { name: `Page ${number}`, exact: true });
}

/** How many of a page's pixels are dark. */
async function darkPixels(number: number): Promise<number> {
  return page(number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 0) dark += 1;
      return dark;
    });
}

test.beforeAll(async () => {
  writeFile('kiln-rules.pdf', kilnRules());
  await start();
  await addFolder(app, folder, 'Pottery');
  const outcomes = app.window.getByRole('region', { name: 'What became of each file' });
  await expect(outcomes.getByRole('listitem').filter({ hasText: 'kiln-rules.pdf' })).toContainText('added');
});

test.afterAll(async () => {
  await app.close();
  for (const made of [dataFolder, folder]) fs.rmSync(made, { recursive: true });
});

test('a rule of a PDF opens at its page, drawn, with its place marked', async () => {
  await openRule('When may a kiln be opened?');
  await expect(page(31)).toBeInViewport();
  await expect(page(31).locator('[data-passage]').first()).toBeInViewport();
  await expect.poll(() => darkPixels(31)).toBeGreaterThan(200);
});

test('the mark lies on the words of the rule', async () => {
  const mark = await page(31).locator('[data-passage]').first().boundingBox();
  const words = await page(31).getByText(RULE).boundingBox();
  expect(mark).not.toBeNull();
  expect(words).not.toBeNull();
  const middle = (words?.y ?? 0) + (words?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(mark?.y ?? 0);
  expect(middle).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0));
});

test('only the pages near the view are drawn', async () => {
  expect(await reader().locator('canvas').count()).toBeLessThan(8);
  await expect(page(1)).toHaveCount(0);
});

test('letters of a Chinese font that the file leaves out are drawn', async () => {
  await page(32).scrollIntoViewIfNeeded();
  await expect(page(32)).toContainText(CHINESE_RULE);
  await expect.poll(() => darkPixels(32)).toBeGreaterThan(200);
});

test('the person changes to the text and back, and the place stays marked', async () => {
  await reader().getByRole('radio', { name: 'Text' }).click();
  await expect(reader().locator('.document-line[data-passage]')).toContainText(RULE);
  await reader().getByRole('radio', { name: 'Pages' }).click();
  await expect(page(31).locator('[data-passage]').first()).toBeInViewport();
});

test('pages grow and shrink', async () => {
  const before = (await page(31).boundingBox())?.width ?? 0;
  await reader().getByRole('button', { name: 'Enlarge the pages' }).click();
  await expect.poll(async () => (await page(31).boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2);
  await expect(reader().getByRole('button', { name: 'Fit the pages to the width; now 125 %' })).toBeVisible();
});

test('nothing of this broke the content policy', () => {
  expect(violations).toEqual([]);
});
