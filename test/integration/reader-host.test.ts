import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createReaderHost,
  type ReaderHost,
  type ReaderLimits,
  type ReaderProcess,
} from '../../electron/client/reader-host.ts';
import { spawnReader } from '../../electron/client/spawn-reader.ts';
import { isProcessAlive } from '../support/is-process-alive.ts';

const STRANGE_READER = path.resolve('test/fixtures/processes/strange-reader.mjs');
const LIMITS: ReaderLimits = { time: 30_000, residentBytes: 400 * 1024 * 1024 };

const hosts: ReaderHost[] = [];
const processes: ReaderProcess[] = [];

function openHost(limits: Partial<ReaderLimits> = {}): ReaderHost {
  const host = createReaderHost(
    () => {
      const started = spawnReader(STRANGE_READER);
      processes.push(started);
      return started;
    },
    { ...LIMITS, ...limits },
  );
  hosts.push(host);
  return host;
}

/** What the process answered, or the code of the refusal. */
async function answer(host: ReaderHost, fileName: string, signal?: AbortSignal): Promise<string> {
  const reply = await host.read({ file: `/policies/${fileName}`, fileName }, signal);
  return reply.ok ? reply.document.text : reply.error.code;
}

function lastPid(): number {
  return processes.at(-1)?.pid ?? 0;
}

async function ended(pid: number): Promise<void> {
  while (isProcessAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
  processes.length = 0;
});

describe('files that are read', () => {
  it('all go through one process', async () => {
    const host = openHost();
    const answers = await Promise.all([answer(host, 'a.md'), answer(host, 'b.md'), answer(host, 'c.md')]);
    const pid = lastPid();
    expect(answers).toEqual([`a.md read by ${pid}`, `b.md read by ${pid}`, `c.md read by ${pid}`]);
  });
});

describe('a file that its reader does not survive', () => {
  it.each([
    ['ends it', 'exit', 'reader-crashed'],
    ['fills its heap', 'heap', 'reader-memory'],
    ['fills its memory outside of the heap', 'buffers', 'reader-memory'],
  ])('and %s gets its reason, and the next file is read by a new process', async (_name, fileName, code) => {
    const host = openHost();
    const [first, second] = await Promise.all([answer(host, fileName), answer(host, 'next.md')]);
    expect([first, second]).toEqual([code, `next.md read by ${lastPid()}`]);
    expect(processes).toHaveLength(2);
  });

  it('and loops in it without end is stopped at the time limit', async () => {
    const host = openHost({ time: 1_500 });
    expect(await answer(host, 'loop')).toBe('reader-timeout');
    await ended(lastPid());
    expect(await answer(host, 'next.md')).toBe(`next.md read by ${lastPid()}`);
  });
});

it('a file is not blamed for what the one before it left in the process', async () => {
  const host = openHost();
  const [first, second] = await Promise.all([answer(host, 'poison'), answer(host, 'next.md')]);
  expect(first).toMatch(/^poison read by/);
  expect(second).toBe(`next.md read by ${lastPid()}`);
  expect(processes).toHaveLength(2);
});

describe('an import that is cancelled', () => {
  it('stops the reading under way and goes on with the next file', async () => {
    const host = openHost();
    const cancel = new AbortController();
    const looping = answer(host, 'loop', cancel.signal);
    const next = answer(host, 'next.md');
    cancel.abort();
    expect(await looping).toBe('cancelled');
    expect(await next).toBe(`next.md read by ${lastPid()}`);
  });

  it('never starts what still waits', async () => {
    const host = openHost();
    const cancel = new AbortController();
    const first = answer(host, 'a.md');
    const waiting = answer(host, 'loop', cancel.signal);
    cancel.abort();
    expect([await first, await waiting]).toEqual([`a.md read by ${lastPid()}`, 'cancelled']);
    expect(processes).toHaveLength(1);
  });
});

describe('a host that is closed', () => {
  it('leaves no process behind and answers whoever waits', async () => {
    const host = openHost();
    const answers = [answer(host, 'loop'), answer(host, 'next.md')];
    const pid = lastPid();
    host.close();
    expect(await Promise.all(answers)).toEqual(['engine-stopped', 'engine-stopped']);
    expect(await answer(host, 'late.md')).toBe('engine-stopped');
    await ended(pid);
  });
});

it('a program that cannot be started is a crashed reader, not a crashed host', async () => {
  const host = createReaderHost(() => spawnReader(path.resolve('test/fixtures/processes/missing.mjs')));
  hosts.push(host);
  expect(await answer(host, 'a.md')).toBe('reader-crashed');
});
