import { expect, test } from 'vitest';
import { createRemoteReader } from '../../../electron/engine/remote-reader.ts';
import type { FromEngine } from '../../../electron/engine/worker-messages.ts';

const DAMAGED = { ok: false, error: { code: 'document-damaged', details: {} } } as const;

test('replies reach the reading that they belong to, in whatever order they come', async () => {
  const sent: FromEngine[] = [];
  const reader = createRemoteReader((message) => sent.push(message));
  const first = reader.read({ file: '/a.pdf', fileName: 'a.pdf' });
  const second = reader.read({ file: '/b.pdf', fileName: 'b.pdf' });
  reader.receive(2, { ok: false, error: { code: 'password-required', details: {} } });
  reader.receive(1, DAMAGED);
  expect([await first, await second].map((reply) => (reply.ok ? 'read' : reply.error.code))).toEqual([
    'document-damaged',
    'password-required',
  ]);
});

test('ending a reading tells the reader’s owner', () => {
  const sent: FromEngine[] = [];
  const reader = createRemoteReader((message) => sent.push(message));
  const controller = new AbortController();
  void reader.read({ file: '/a.pdf', fileName: 'a.pdf' }, controller.signal);
  controller.abort();
  expect(sent.at(-1)).toEqual({ type: 'read-cancel', id: 1 });
});

test('a reading that was ended before it began is not asked for', async () => {
  const sent: FromEngine[] = [];
  const reader = createRemoteReader((message) => sent.push(message));
  expect(await reader.read({ file: '/a.pdf', fileName: 'a.pdf' }, AbortSignal.abort())).toMatchObject({
    error: { code: 'cancelled' },
  });
  expect(sent).toEqual([]);
});
