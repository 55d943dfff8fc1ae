import { fail } from '../../shared/result.ts';
import type { ReaderReply, ReaderRequest } from './read/reader-messages.ts';
import type { FromEngine } from './worker-messages.ts';

/** Reads a file in the reader process; a file that cannot be read is a reply with a code, never a rejection. */
export type ReadFile = (request: ReaderRequest, signal?: AbortSignal) => Promise<ReaderReply>;

/**
 * The reader process belongs to whoever started the engine (only Electron's main process can start a utility process), so the
 * worker asks for a reading by message.
 */
export function createRemoteReader(send: (message: FromEngine) => void): {
  read: ReadFile;
  receive: (id: number, reply: ReaderReply) => void;
} {
  const waiting = new Map<number, (reply: ReaderReply) => void>();
  let lastId = 0;

  const read: ReadFile = (request, signal) => {
    if (signal?.aborted) return Promise.resolve(fail('cancelled'));
    const id = ++lastId;
    return new Promise((resolve) => {
      const cancel = () => {
        send({ type: 'read-cancel', id });
      };
      signal?.addEventListener('abort', cancel, { once: true });
      waiting.set(id, (reply) => {
        signal?.removeEventListener('abort', cancel);
        resolve(reply);
      });
      send({ type: 'read', id, request });
    });
  };

  const receive = (id: number, reply: ReaderReply) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };

  return { read, receive };
}
