import { endWithParent } from './end-with-parent.ts';
import { readFile } from './read-file.ts';
import type { ReaderReply, ReaderRequest } from './reader-messages.ts';

/**
 * The reader process. It opens the files of strangers so that a hostile one ends this process and nothing else. It is a
 * child of Node with a message channel, or a utility process of Electron with a port.
 */

/** The port of a utility process; Node's own types know nothing of it. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: ReaderRequest }) => void): void;
  postMessage(reply: ReaderReply): void;
}

/** One file at a time: two large ones together could pass a memory limit that each of them keeps. */
let last: Promise<void> = Promise.resolve();

function answer(request: ReaderRequest, reply: (reply: ReaderReply) => void): void {
  last = last.then(async () => {
    reply(await readFile(request));
  });
}

function serve(): void {
  endWithParent();
  const port = parentPort();
  if (port) {
    port.on('message', ({ data }) => {
      answer(data, (reply) => {
        port.postMessage(reply);
      });
    });
    return;
  }
  process.on('message', (request: ReaderRequest) => {
    answer(request, (reply) => process.send?.(reply));
  });
  // Nobody is left to read for.
  process.on('disconnect', () => process.exit());
}

function parentPort(): ParentPort | null {
  const { parentPort: port } = process as { parentPort?: ParentPort | null };
  return port ?? null;
}

serve();
