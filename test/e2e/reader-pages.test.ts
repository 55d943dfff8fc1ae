import { expect, test, type Locator } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { linesOfText, makePdf } from '../fixtures/make-pdf.ts';
import { handOver, launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, answerDialogs, ask, writePolicies } from '../support/window-steps.ts';

/** A PDF in the real window: its pages as printed, with the cited place marked; each test goes on where the last ended. */

test.describe.configure({ mode: 'serial' });

const RULE = 'A kiln may be opened below ninety degrees only.';
const CHINESE_RULE = '窑温低于九十度方可开启。';
const LOCKED_RULE = 'The glaze room keys are with the foreman.';
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

/** What was handed to other programs since the test replaced the system's way. */
function openedFiles(): Promise<string[]> {
  return app.electron.evaluate(() => Reflect.get(globalThis, 'opened') as string[]);
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

test('the next rule found is shown on its page', async () => {
  await reader().getByRole('button', { name: 'Next rule found' }).click();
  await expect(page(31).locator('[data-passage]').first()).toBeInViewport();
});

test('words are found on the pages, one place after the other', async () => {
  await app.window.keyboard.press('Control+f');
  await app.window.getByRole('textbox', { name: 'Find in this document' }).fill('workshop 7');
  await expect(reader().getByRole('search').getByRole('status')).toHaveText('one place');
  await app.window.keyboard.press('Enter');
  await expect(page(7).locator('.page-found[data-current]')).toBeInViewport();
  await app.window.keyboard.press('Escape');
});

test('a copy of the original is saved where the person says', async () => {
  const place = path.join(folder, 'saved copy.pdf');
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, place);
  await reader().getByRole('button', { name: 'Save a copy of the original' }).click();
  await expect(reader().getByText('Copy saved.')).toBeVisible();
  expect(fs.readFileSync(place).equals(fs.readFileSync(path.join(folder, 'kiln-rules.pdf')))).toBe(true);
});

test('the original opens in its own program only after the person said so', async () => {
  await app.electron.evaluate(({ dialog, shell }) => {
    const opened: string[] = [];
    Reflect.set(globalThis, 'opened', opened);
    dialog.showMessageBox = () =>
      Promise.resolve({
        response: opened.length === 0 && Reflect.get(globalThis, 'agreed') ? 0 : 1,
        checkboxChecked: false,
      });
    shell.openPath = (file) => {
      opened.push(file);
      return Promise.resolve('');
    };
  });
  const open = reader().getByRole('button', { name: 'Open the original' });
  await open.click();
  await expect(reader().getByText('Opened in its own program.')).toHaveCount(0);
  expect(await openedFiles()).toEqual([]);
  await app.electron.evaluate(() => Reflect.set(globalThis, 'agreed', true));
  await open.click();
  await expect(reader().getByText('Opened in its own program.')).toBeVisible();
  const [file = ''] = await openedFiles();
  expect(path.relative(dataFolder, file)).toMatch(/^opened\/[\w-]+\/kiln-rules\.pdf$/);
});

test('a file that wants a password is shown as its text, and a sentence says why', async () => {
  const locked = makePdf({ locks: { user: 'open sesame', owner: 'owner' }, pages: [linesOfText([LOCKED_RULE])] });
  writeFile('locked.pdf', locked);
  await answerDialogs(app, [path.join(folder, 'locked.pdf')]);
  await app.window.evaluate(async () => {
    const { policies } = window;
    const chosen = await policies.chooseFiles({ folder: false });
    if (!chosen.ok || !chosen.value) throw new Error('nothing was chosen');
    await policies.importChosen({ grant: chosen.value.grant, library: 'Pottery', password: 'open sesame' });
  });
  await openRule('Who has the keys of the glaze room?');
  await expect(reader().getByText('The pages cannot be shown, so you see the text.')).toBeVisible();
  await expect(reader().locator('[data-passage]')).toContainText(LOCKED_RULE);
});

test('nothing of this broke the content policy', () => {
  expect(violations).toEqual([]);
});
