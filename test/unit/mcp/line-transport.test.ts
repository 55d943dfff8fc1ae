import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { LineTransport } from '../../../electron/mcp/line-transport.ts';
import { LIMITS } from '../../../shared/limits.ts';

async function openTransport() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const transport = new LineTransport(input, output);
  const heard: JSONRPCMessage[] = [];
  transport.onmessage = (message) => heard.push(message);
  await transport.start();
  const replies = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  return { input, transport, heard, replies };
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' } as const;

test('a message may come in pieces, and several in one', async () => {
  const { input, heard } = await openTransport();
  const text = `${JSON.stringify(PING)}\r\n\n${JSON.stringify({ ...PING, id: '二' })}\n`;
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 7) input.write(bytes.subarray(start, start + 7));
  await expect.poll(() => heard).toEqual([PING, { ...PING, id: '二' }]);
});

test.each([
  ['no JSON', 'nonsense', { code: -32_700, message: 'Parse error' }, null],
  ['a list', '[]', { code: -32_600, message: 'Invalid Request' }, null],
  ['another protocol', '{"jsonrpc":"1.0","id":7,"method":"ping"}', { code: -32_600, message: 'Invalid Request' }, 7],
  ['a method that is no text', '{"jsonrpc":"2.0","id":8,"method":1}', { code: -32_600, message: 'Invalid Request' }, 8],
  ['deep nesting', '['.repeat(100_000), { code: -32_700, message: 'Parse error' }, null],
])('%s is answered with an error, and the next message is heard', async (_, line, error, id) => {
  const { input, heard, replies } = await openTransport();
  input.write(`${line}\n${JSON.stringify(PING)}\n`);
  await expect.poll(() => heard).toEqual([PING]);
  expect(replies()).toEqual([{ jsonrpc: '2.0', id, error }]);
});

test('a line beyond the limit is not kept, is answered with an error, and the next message is heard', async () => {
  const { input, heard, replies } = await openTransport();
  const piece = 'x'.repeat(1024 * 1024);
  for (let sent = 0; sent <= LIMITS.agentMessage; sent += piece.length) input.write(piece);
  input.write(`\n${JSON.stringify(PING)}\n`);
  await expect.poll(() => heard).toEqual([PING]);
  expect(replies()).toEqual([{ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Message too long' } }]);
});

test('it ends when its input has ended and every request is answered', async () => {
  const { input, transport, heard } = await openTransport();
  let ended = false;
  void transport.ended.then(() => (ended = true));
  input.end(JSON.stringify(PING));
  await expect.poll(() => heard).toEqual([PING]);
  expect(ended).toBe(false);
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  await transport.ended;
});

test('it does not wait for the answer to a request that was cancelled', async () => {
  const { input, transport } = await openTransport();
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  input.end(`${JSON.stringify(PING)}\n${JSON.stringify(cancel)}\n`);
  await transport.ended;
});
