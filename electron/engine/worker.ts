import { parentPort, workerData } from 'node:worker_threads';
import { CONTRACT, type EngineOperation } from '../../shared/contract.ts';
import { toAppError } from '../../shared/app-error.ts';
import { fail } from '../../shared/result.ts';
import { refuseNetwork } from './embed/offline-transformers.ts';
import { createEngine, type Engine } from './engine.ts';
import { createRemoteReader } from './remote-reader.ts';
import type { EngineWorkerData, FromEngine, ToEngine } from './worker-messages.ts';

/** The engine's worker is a dispatcher: numbered call in, one operation, numbered answer out. */

const port = parentPort;
if (!port) throw new Error('the engine runs in a worker thread');

const send = (message: FromEngine) => {
  port.postMessage(message);
};
refuseNetwork();
const reader = createRemoteReader(send);
const calls = new Map<number, AbortController>();
let opening: Promise<Engine> | null = null;

port.on('message', (message: ToEngine) => {
  switch (message.type) {
    case 'call':
      void answer(message.id, message.name, message.input);
      break;
    case 'cancel':
      calls.get(message.id)?.abort();
      break;
    case 'read-reply':
      reader.receive(message.id, message.reply);
      break;
    case 'stop':
      void stop();
      break;
  }
});

open().catch(() => {
  // Told to whoever asks next: every call opens the engine first.
});

/** Opens the engine; a failed opening is tried again by the next call, since a busy store may be free by then. */
function open(): Promise<Engine> {
  opening ??= createEngine(workerData as EngineWorkerData, {
    readFile: reader.read,
    recognisePage: reader.recognise,
    emit: (event) => {
      send({ type: 'event', event });
    },
  }).catch((error: unknown) => {
    opening = null;
    send({ type: 'event', event: { type: 'engine-failed', error: toAppError(error) } });
    throw error;
  });
  return opening;
}

async function answer(id: number, name: EngineOperation, input: unknown): Promise<void> {
  const controller = new AbortController();
  calls.set(id, controller);
  try {
    const engine = await open();
    const parsed = CONTRACT[name].input.safeParse(input);
    const result = parsed.success ? await engine.call(name, parsed.data, controller.signal) : fail('invalid-input');
    send({ type: 'answer', id, result });
  } catch (error) {
    send({ type: 'answer', id, result: { ok: false, error: toAppError(error) } });
  } finally {
    calls.delete(id);
  }
}

async function stop(): Promise<void> {
  for (const controller of calls.values()) controller.abort();
  const engine = await opening?.catch(() => null);
  await engine?.close();
  send({ type: 'stopped' });
  port?.close();
}
