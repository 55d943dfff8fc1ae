import { expect, test } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';

/** What must not stand in the program's own code. */

const PROGRAM = sourceFiles('electron', 'renderer', 'shared');

function filesWith(pattern: RegExp): string[] {
  return PROGRAM.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
}

test('the sandbox switch is read at start-up and nowhere else', () => {
  expect(filesWith(/no-sandbox/)).toEqual(['electron/main/main.ts']);
});

test('one file hands a document to another program', () => {
  expect(filesWith(/openPath|showItemInFolder/)).toEqual(['electron/main/give-original.ts']);
});

test.each([
  ['web security is left on', /disable-web-security|webSecurity|allowRunningInsecureContent/],
  ['no experimental feature of the browser is on', /experimentalFeatures|enableBlinkFeatures|enable-features/],
  ['nothing opens an address', /openExternal/],
  ['text never becomes HTML', /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/],
  ['text never becomes code', /\beval\(|new Function\(/],
  [
    'no server is asked or opened',
    /from 'node:(http|https|http2|tls|dgram|dns)'|XMLHttpRequest|new WebSocket|(await|return|[=(]) ?(globalThis\.)?fetch\(/,
  ],
  ['nothing updates or reports by itself', /autoUpdater|crashReporter/],
])('%s', (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});
