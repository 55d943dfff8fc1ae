import type { Readable, Writable } from 'node:stream';
import { createCallLimits } from './call-limits.ts';
import { createServer, type ServerParts } from './create-server.ts';
import { LineTransport } from './line-transport.ts';

export interface Serving extends Omit<ServerParts, 'limits'> {
  input: Readable;
  output: Writable;
  /** Aborted when the program was asked to end. */
  signal: AbortSignal;
}

/** Answers one agent until its input ends or the program is asked to end. */
export async function serveAgents({ input, output, signal, ...parts }: Serving): Promise<void> {
  const transport = new LineTransport(input, output);
  const server = createServer({ ...parts, limits: createCallLimits(() => performance.now()) });
  await server.connect(transport);
  const end = () => void transport.close();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  await transport.ended;
  signal.removeEventListener('abort', end);
  await server.close();
}
