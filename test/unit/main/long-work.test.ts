import { expect, test } from 'vitest';
import { followLongWork } from '../../../electron/main/long-work.ts';
import type { AppStatus } from '../../../shared/operation-results.ts';

const IDLE: AppStatus = {
  version: '0.1.0',
  dataFolder: '/data',
  model: { id: 'small', state: 'ready' },
  passages: 100,
  embedded: 100,
  filesWaiting: 0,
  recognition: 'on',
  picturePages: 0,
  pagesRecognised: 0,
  degraded: [],
};

test('the bar moves from nothing done to all done, and then goes away', () => {
  const work = followLongWork();
  expect(work.hear({ ...IDLE, passages: 200 }, 0).progress).toBe(0);
  expect(work.hear({ ...IDLE, passages: 200, embedded: 150 }, 1_000).progress).toBe(0.5);
  expect(work.hear({ ...IDLE, passages: 200, embedded: 200 }, 2_000).progress).toBeNull();
});

test('work of more than thirty seconds is told when it ends, once', () => {
  const work = followLongWork();
  work.hear({ ...IDLE, filesWaiting: 3 }, 0);
  expect(work.hear(IDLE, 40_000).hasEnded).toBe(true);
  expect(work.hear(IDLE, 41_000).hasEnded).toBe(false);
});

test('short work ends in silence', () => {
  const work = followLongWork();
  work.hear({ ...IDLE, filesWaiting: 3 }, 0);
  expect(work.hear(IDLE, 5_000).hasEnded).toBe(false);
});

test.each([
  ['passages without a model', { embedded: 0, model: { id: 'small', state: 'missing' } }],
  ['scanned pages that wait for mains power', { picturePages: 5, recognition: 'battery' }],
] as const)('%s are not work under way', (_, change) => {
  expect(followLongWork().hear({ ...IDLE, ...change }, 0).progress).toBeNull();
});
