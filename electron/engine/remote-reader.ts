import { fail } from '../../shared/result.ts';
import type {
  AnyReply,
  AnyRequest,
  ReaderReply,
  ReaderRequest,
  RecogniseReply,
  RecogniseRequest,
} from './read/reader-messages.ts';
import type { FromEngine } from './worker-messages.ts';

/** Reads a file in the reader process; a file that cannot be read is a reply with a code, never a rejection. */
export type ReadFile = (request: ReaderRequest, signal?: AbortSignal) => Promise<ReaderReply>;

/** Recognises the picture of a page in a reader process of its own, so that no file waits for it. */
export type RecognisePage = (request: RecogniseRequest, signal?: AbortSignal) => Promise<RecogniseReply>;

/**
 * The reader process belongs to whoever started the engine (only Electron's main process can start a utility process), so the
 * worker asks for a reading by message.
 */
export function createRemoteReader(send: (message: FromEngine) => void): {
  read: ReadFile;
  recognise: RecognisePage;
  receive: (id: number, reply: AnyReply) => void;
} {
  const waiting = new Map<number, (reply: AnyReply) => void>();
  let lastId = 0;

  const ask = (request: AnyRequest, signal?: AbortSignal): Promise<AnyReply> => {
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

  const receive = (id: number, reply: AnyReply) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };

  // A reader answers each request with a reply of its own kind.
  return { read: ask as ReadFile, recognise: ask as RecognisePage, receive };
}
