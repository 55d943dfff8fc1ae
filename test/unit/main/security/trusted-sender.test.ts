import { expect, test } from 'vitest';
import { isTrustedSender, type Sender } from '../../../../electron/main/security/trusted-sender.ts';

const PAGE = 'app://policy-lookup/index.html';
const from = (id: number, senderFrame: Sender['senderFrame']): Sender => ({ sender: { id }, senderFrame });

test.each<[string, Sender, boolean]>([
  ['the main frame of our window', from(1, { url: PAGE, parent: null }), true],
  ['a frame that has gone away', from(1, null), false],
  ['a frame inside the page', from(1, { url: PAGE, parent: {} }), false],
  ['another window with the same page', from(2, { url: PAGE, parent: null }), false],
  ['our window on an empty page', from(1, { url: 'about:blank', parent: null }), false],
  ['our window on a foreign page', from(1, { url: 'https://example.org/index.html', parent: null }), false],
  ['our window on another host of our scheme', from(1, { url: 'app://other/index.html', parent: null }), false],
])('%s', (_, sender, expected) => {
  expect(isTrustedSender(sender, 1)).toBe(expected);
});
