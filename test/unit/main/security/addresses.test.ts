import { expect, test } from 'vitest';
import { isPage } from '../../../../electron/main/security/app-address.ts';
import { isLocalRequest } from '../../../../electron/main/security/session-rules.ts';

test.each([
  ['app://policy-lookup/index.html', true],
  ['app://policy-lookup/index.html#reader', true],
  ['app://policy-lookup/other.html', false],
  ['app://policy-lookup/index.html?next=app://policy-lookup/index.html', false],
  ['app://other/index.html', false],
  ['app://policy-lookup.example.org/index.html', false],
  ['app://user@policy-lookup/index.html', false],
  ['https://policy-lookup/index.html', false],
  ['https://example.org/?next=app://policy-lookup/index.html', false],
  ['file:///index.html', false],
  ['about:blank', false],
  ['', false],
  ['not an address', false],
])('%j: the page of the window, %s', (address, expected) => {
  expect(isPage(address)).toBe(expected);
});

test.each([
  ['app://policy-lookup/assets/index.js', true],
  ['devtools://devtools/bundled/inspector.html', true],
  ['http://localhost:5173/', false],
  ['https://example.org/app://policy-lookup/', false],
  ['ws://127.0.0.1/', false],
  ['file:///etc/passwd', false],
  ['ftp://example.org/', false],
  ['not an address', false],
])('%j: a request that stays on this computer, %s', (address, expected) => {
  expect(isLocalRequest(address)).toBe(expected);
});
