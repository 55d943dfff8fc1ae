import { expect, test } from 'vitest';
import { paceOf, withSample, workOf, type Sample } from '../../../../renderer/library/background-work.ts';
import type { AppStatus } from '../../../../shared/operation-results.ts';

const IDLE: AppStatus = {
  version: '1',
  dataFolder: '/data',
  model: { id: 'model', state: 'ready' },
  passages: 10,
  embedded: 10,
  filesWaiting: 0,
  recognition: 'on',
  picturePages: 0,
  pagesRecognised: 0,
  degraded: [],
};

test('nothing is told when all is done', () => {
  expect(workOf(IDLE)).toEqual([]);
});

test('each kind of work is told with its counts', () => {
  expect(workOf({ ...IDLE, filesWaiting: 3, embedded: 4, picturePages: 8, pagesRecognised: 1 })).toEqual([
    { kind: 'reading', done: null, total: 3, state: 'running' },
    { kind: 'recognition', done: 1, total: 8, state: 'running' },
    { kind: 'embedding', done: 4, total: 10, state: 'running' },
  ]);
});

test('work that waits says what for', () => {
  const waiting = { ...IDLE, embedded: 4, embeddingPaused: true, picturePages: 1, recognition: 'battery' } as const;
  expect(workOf(waiting).map(({ state }) => state)).toEqual(['battery', 'paused']);
});

test('without its model no passage is being made ready', () => {
  expect(workOf({ ...IDLE, embedded: 4, model: { id: 'model', state: 'missing' } })).toEqual([]);
});

test('a pace is what was done in a minute, and tells when the rest is done', () => {
  const samples: Sample[] = [
    { at: 0, done: 0 },
    { at: 6_000, done: 10 },
  ];
  expect(paceOf(samples, 210)).toEqual({ perMinute: 100, minutesLeft: 2 });
  expect(paceOf(samples.slice(0, 1), 210)).toBeNull();
  expect(paceOf([...samples.slice(0, 1), { at: 6_000, done: 0 }], 210)).toBeNull();
});

test('only the last half minute counts, and a count that fell begins anew', () => {
  const samples = [
    { at: 0, done: 0 },
    { at: 20_000, done: 5 },
  ];
  expect(withSample(samples, { at: 40_000, done: 9 })).toEqual([
    { at: 20_000, done: 5 },
    { at: 40_000, done: 9 },
  ]);
  expect(withSample(samples, { at: 21_000, done: 1 })).toEqual([{ at: 21_000, done: 1 }]);
});
