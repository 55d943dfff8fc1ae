import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';

/** The window stays on its page, alone, and gets no permission. Each attempt is made from inside the page. */

const PAGE = 'app://policy-lookup/index.html';
let app: LaunchedApp;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = makeTestFolder();
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

const ATTEMPTS: [what: string, attempt: () => void][] = [
  ['location', () => location.assign('https://example.org/')],
  ['location to a file', () => location.assign('file:///etc/passwd')],
  ['location to another page of ours', () => location.assign('app://policy-lookup/pressable.css')],
  ['an address that ends in ours', () => location.assign('https://example.org/?next=app://policy-lookup/index.html')],
  ['our page with a query', () => location.assign('app://policy-lookup/index.html?next=app://policy-lookup/')],
  [
    'a link',
    () => {
      const link = document.createElement('a');
      link.href = 'https://example.org/';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a link to a new window',
    () => {
      const link = document.createElement('a');
      link.href = 'app://policy-lookup/index.html';
      link.target = '_blank';
      document.body.append(link);
      link.click();
    },
  ],
  ['window.open', () => void window.open('app://policy-lookup/index.html')],
  ['window.open of an empty page', () => void window.open('about:blank')],
  [
    'a form',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a refresh',
    () => {
      const refresh = document.createElement('meta');
      refresh.httpEquiv = 'refresh';
      refresh.content = '0;url=https://example.org/';
      document.head.append(refresh);
    },
  ],
  ['a webview', () => document.body.append(document.createElement('webview'))],
];

for (const [what, attempt] of ATTEMPTS) {
  test(`${what} leads nowhere`, async () => {
    await app.window.evaluate(attempt).catch(() => undefined);
    await app.window.waitForTimeout(300);
    const shown = await app.electron.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((contents) => contents.getURL()),
    );
    expect(shown).toEqual([PAGE]);
  });
}

test('a redirect of an allowed address is refused too', async () => {
  const shown = await app.electron.evaluate(async ({ BrowserWindow, session }) => {
    const window = BrowserWindow.getAllWindows()[0];
    session.defaultSession.webRequest.onBeforeRequest((details, answer) => {
      answer(details.url.endsWith('/start') ? { redirectURL: 'app://policy-lookup/pressable.css' } : {});
    });
    await window?.loadURL('app://policy-lookup/start').catch(() => undefined);
    return window?.webContents.getURL();
  });
  expect(shown).not.toContain('pressable.css');
});

test('no permission is given, whatever the page asks for', async () => {
  const states = await app.window.evaluate(async () => {
    const asked = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'given',
      () => 'refused',
    );
    const place = await new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => {
          resolve('given');
        },
        () => {
          resolve('refused');
        },
      );
    });
    return { asked, place, notifications: await Notification.requestPermission() };
  });
  expect(states).toEqual({ asked: 'refused', place: 'refused', notifications: 'denied' });
});

test('a secret beside the pages cannot be fetched through the scheme', async () => {
  const statuses = await app.electron.evaluate(async ({ net }) => {
    const paths = ['../node/main.js', '%2e%2e/node/main.js', '..%2fnode%2fmain.js', '..%5cnode', 'a%00b', ''];
    const answers = await Promise.all(paths.map((part) => net.fetch(`app://policy-lookup/${part}`)));
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual(Array(6).fill(404));
});

test('the log names what happened, and nothing of what was read or asked', () => {
  const log = fs.readFileSync(path.join(dataFolder, 'logs', 'main.log'), 'utf8');
  expect(log).toMatch(/^\S+ start \{"version":"[\d.]+","electron":"[\d.]+"\}$/m);
});
