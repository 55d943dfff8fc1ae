import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  claimJob,
  countOpenJobs,
  enqueueJob,
  failJob,
  finishJob,
  releaseJobs,
} from '../../../electron/engine/store/jobs.ts';
import type { Store } from '../../../electron/engine/store/open-store.ts';
import { isRunning, thisProcess } from '../../../electron/engine/store/process-identity.ts';
import { openTestStore } from '../../support/open-test-store.ts';

const ERROR = { code: 'reader-crashed', details: {} } as const;

function add(store: Store, file: string, priority = 0): number {
  return enqueueJob(store, { kind: 'read', payload: { file }, priority }) ?? 0;
}

function claim(store: Store, claimer = thisProcess()) {
  return claimJob(store, claimer, ['read']);
}

/** A process that ran and is dead. */
function deadProcess() {
  const { pid } = spawnSync(process.execPath, ['-e', ''], { env: { ELECTRON_RUN_AS_NODE: '1' } });
  return { pid, started: '' };
}

test('jobs are claimed by priority, then in order', () => {
  const store = openTestStore();
  for (const [file, priority] of [
    ['a', 0],
    ['b', 5],
    ['c', 0],
  ] as const)
    add(store, file, priority);
  expect([claim(store), claim(store), claim(store)].map((job) => job?.payload['file'])).toEqual(['b', 'a', 'c']);
  expect(claim(store)).toBeNull();
});

test('a job of another kind is not claimed', () => {
  const store = openTestStore();
  enqueueJob(store, { kind: 'embed' });
  expect(claim(store)).toBeNull();
});

test('a job that has to be there once is not added twice while it waits', () => {
  const store = openTestStore();
  enqueueJob(store, { kind: 'embed', once: true });
  enqueueJob(store, { kind: 'embed', once: true });
  expect(countOpenJobs(store, 'embed')).toBe(1);
});

test('the claim of a living process holds', () => {
  const store = openTestStore();
  add(store, 'a');
  claim(store);
  expect(claim(store)).toBeNull();
});

test('the claim of a dead process is void', () => {
  const store = openTestStore();
  add(store, 'a');
  claim(store, deadProcess());
  expect(claim(store)).toMatchObject({ payload: { file: 'a' }, attempts: 2 });
});

test.runIf(process.platform === 'linux')('a later process with the same number does not keep a claim alive', () => {
  expect(isRunning({ pid: process.pid, started: 'another boot:1' })).toBe(false);
  expect(isRunning(thisProcess())).toBe(true);
});

test('a finished job is gone', () => {
  const store = openTestStore();
  finishJob(store, add(store, 'a'));
  expect(countOpenJobs(store, 'read')).toBe(0);
});

test('a failed job goes back to the queue only when it is to be tried again', () => {
  const store = openTestStore();
  add(store, 'a');
  failJob(store, claim(store)?.id ?? 0, ERROR, true);
  const again = claim(store);
  expect(again?.attempts).toBe(2);
  failJob(store, again?.id ?? 0, ERROR, false);
  expect(claim(store)).toBeNull();
});

test('a kind that works on the same passages runs once at a time', () => {
  const store = openTestStore();
  enqueueJob(store, { kind: 'embed' });
  enqueueJob(store, { kind: 'embed' });
  expect([claimJob(store, thisProcess(), ['embed'])?.kind, claimJob(store, thisProcess(), ['embed'])]).toEqual([
    'embed',
    null,
  ]);
});

test('a job that its own process will do is not claimed by another', () => {
  const store = openTestStore();
  enqueueJob(store, { kind: 'read', claimer: thisProcess() });
  expect([claim(store), countOpenJobs(store, 'read')]).toEqual([null, 1]);
});

test('what a process gives back when it ends is claimed by the next, as if it had not been begun', () => {
  const store = openTestStore();
  add(store, 'a');
  claim(store);
  releaseJobs(store, thisProcess(), 'read');
  expect(claim(store)?.attempts).toBe(1);
});
