import { expect, test } from 'vitest';
import { windowOptions } from '../../../electron/main/window-options.ts';

test('the window is isolated, sandboxed and without Node, and asks for nothing else', () => {
  const options = windowOptions({
    title: 'Policy Lookup',
    bounds: { width: 900, height: 700 },
    preload: '/program/preload.cjs',
    facts: { operations: ['search'], systemLanguages: ['zh-TW', 'en'] },
    devTools: false,
  });
  expect(options).toEqual({
    title: 'Policy Lookup',
    width: 900,
    height: 700,
    minWidth: 400,
    minHeight: 300,
    show: false,
    webPreferences: {
      preload: '/program/preload.cjs',
      additionalArguments: ['--preload-facts={"operations":["search"],"systemLanguages":["zh-TW","en"]}'],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      spellcheck: false,
      devTools: false,
    },
  });
});
