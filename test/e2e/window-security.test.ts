import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';

/** What the page cannot do, tried from inside the real window. */

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

test("the page's process runs in the operating system's sandbox", async () => {
  const pid = await app.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
  );
  expect(fs.readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\s+2$/m);
});

test('the page is served by our own scheme, in a secure context', async () => {
  expect(await app.window.evaluate(() => [location.href, isSecureContext])).toEqual([
    'app://policy-lookup/index.html',
    true,
  ]);
});

test('the page has no Node', async () => {
  const types = await app.window.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', '__dirname'].map((name) => typeof Reflect.get(globalThis, name)),
  );
  expect(types).toEqual(Array(5).fill('undefined'));
});

const OFFERED = [
  'addBookmark',
  'addSynonym',
  'cancel',
  'checkModel',
  'chooseFiles',
  'clearHistory',
  'copyText',
  'countFacets',
  'documentsInScope',
  'editBookmark',
  'editDocument',
  'exportPlaces',
  'findInDocument',
  'forgetQuestion',
  'grantDropped',
  'importChosen',
  'importDemo',
  'listBookmarks',
  'listHistory',
  'listImports',
  'listLibraries',
  'listPhrasings',
  'listSavedSearches',
  'listWatchNotices',
  'listWatchedFolders',
  'loadPhrasings',
  'moveDocuments',
  'onDeepLink',
  'onEvent',
  'openDocument',
  'openOriginal',
  'pageBoxes',
  'pauseWork',
  'placeBoxes',
  'printPlaces',
  'readDiagnostics',
  'readImport',
  'readNetworkUse',
  'readOriginal',
  'readPdfData',
  'readReference',
  'readSettings',
  'rememberQuestion',
  'remove',
  'removeDocuments',
  'removeKept',
  'removePhrasing',
  'renameLibrary',
  'renameSavedSearch',
  'resolveNotice',
  'restore',
  'restoreDocuments',
  'restoreKept',
  'saveOriginal',
  'savePhrasings',
  'saveSearch',
  'search',
  'status',
  'storageUsed',
  'switchHistory',
  'switchRecognition',
  'systemLanguages',
  'takeDeepLink',
  'takeGivenFiles',
  'teachRule',
  'unwatchFolder',
  'verify',
  'watchChosen',
  'writeSettings',
];

test('the page is offered the operations of the contract and five things more', async () => {
  expect((await app.window.evaluate(() => Object.keys(Reflect.get(window, 'policies') as object))).sort()).toEqual(
    OFFERED,
  );
});

test('a page that breaks its own basic functions does not break the door', async () => {
  const other = await app.window.evaluate(async () => {
    const push = Array.prototype.push;
    Array.prototype.push = () => {
      throw new Error('broken by the page');
    };
    const answer: unknown = await Reflect.get(Reflect.get(window, 'policies'), 'listLibraries')({});
    Array.prototype.push = push;
    return answer;
  });
  expect(other).toEqual({ ok: true, value: [] });
});

test('a second window with the same preload on the same page is not served', async () => {
  const second = app.electron.waitForEvent('window');
  await app.electron.evaluate(async ({ app, BrowserWindow }) => {
    const webPreferences = {
      preload: `${app.getAppPath()}/dist/preload/preload.cjs`,
      additionalArguments: ['--preload-facts={"operations":["listLibraries"],"systemLanguages":["en"]}'],
    };
    await new BrowserWindow({ show: false, webPreferences }).loadURL('app://policy-lookup/index.html');
  });
  const page = await second;
  const answer = await page.evaluate(
    () => Reflect.get(Reflect.get(window, 'policies') as object, 'listLibraries')({}) as unknown,
  );
  expect(answer).toEqual({ ok: false, error: { code: 'untrusted-sender', details: {} } });
  await page.close();
});

/** Run in the page. What runs at once is covered by the test's own channel, which may evaluate code; hence the timers. */
const INJECTIONS: [what: string, directive: string, inject: () => void][] = [
  [
    'an inline script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.text = 'window.injected = 1';
      document.body.append(script);
    },
  ],
  [
    'code from a string',
    'require-trusted-types-for',
    () => void setTimeout(() => void (0, eval)('window.injected = 1')),
  ],
  [
    'a script from elsewhere',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.src = 'https://example.org/x.js';
      document.body.append(script);
    },
  ],
  [
    'HTML made of text',
    'require-trusted-types-for',
    () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror="window.injected = 1">'),
  ],
  [
    'a picture from elsewhere',
    'img-src',
    () => {
      new Image().src = 'https://example.org/x.png';
    },
  ],
  ['a request', 'connect-src', () => void fetch('https://example.org/').catch(() => undefined)],
  [
    'a javascript: link',
    'script-src-elem',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.injected = 1';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a worker made of text',
    'require-trusted-types-for',
    () => {
      new Worker(URL.createObjectURL(new Blob(['self.injected = 1'])));
    },
  ],
  [
    'a policy of another name, which would let any script through',
    'trusted-types',
    () => void window.trustedTypes.createPolicy('another', { createScriptURL: (address) => address }),
  ],
  [
    'the policy of the workers a second time',
    'trusted-types',
    () => void window.trustedTypes.createPolicy('page-workers', { createScriptURL: (address) => address }),
  ],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'app://policy-lookup/index.html';
      document.body.append(frame);
    },
  ],
];

for (const [what, directive, inject] of INJECTIONS) {
  test(`${what} is refused by the content policy and does nothing`, async () => {
    await app.window.evaluate(() => {
      const found: string[] = [];
      Reflect.set(window, 'violations', found);
      document.addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective));
    });
    await app.window.evaluate(inject).catch(() => undefined);
    await expect
      .poll(() => app.window.evaluate(() => Reflect.get(window, 'violations') as string[]))
      .toContain(directive);
    expect(await app.window.evaluate(() => Reflect.get(window, 'injected') as unknown)).toBeUndefined();
  });
}
