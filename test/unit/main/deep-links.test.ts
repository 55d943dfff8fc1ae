import { expect, test } from 'vitest';
import { createDeepLinks, readDeepLink } from '../../../electron/main/deep-links.ts';

const REFERENCE = `plr1:3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012/a.md/${'a'.repeat(64)}/4.2/10-48/0123456789abcdef`;
const LINK = `policy-lookup://place/${REFERENCE}`;

test('a link among the arguments of a start is found, whatever stands around it', () => {
  expect(readDeepLink(['/usr/bin/policy-lookup', '--data', '/tmp/x', LINK, '--lang=en'])).toBe(REFERENCE);
});

test('arguments without a link, and the name of the program itself, lead nowhere', () => {
  expect(readDeepLink([LINK, '--data', '/tmp/x', 'policy-lookup://import/x'])).toBeNull();
});

test('a link waits until it is taken, and is taken once', () => {
  const links = createDeepLinks();
  expect(links.open(LINK)).toBe(true);
  expect([links.take(), links.take()]).toEqual([REFERENCE, null]);
});

test('the window is told of a link, and of nothing that is none', () => {
  const links = createDeepLinks();
  let told = 0;
  links.onOpen(() => {
    told += 1;
  });
  links.open('policy-lookup://run/x');
  expect(told).toBe(0);
  links.open(LINK);
  expect(told).toBe(1);
});
