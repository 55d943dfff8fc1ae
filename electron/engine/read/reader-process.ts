import os from 'node:os';
import { endWithParent } from './end-with-parent.ts';
import { readFile, recogniseFile } from './read-file.ts';
import type { AnyReply, AnyRequest } from './reader-messages.ts';

/**
 * The reader process. It opens the files of strangers so that a hostile one ends this process and nothing else. It is a
 * child of Node with a message channel, or a utility process of Electron with a port. A second one of the same kind
 * recognises text in pictures of pages.
 */

/** The port of a utility process; Node's own types know nothing of it. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: AnyRequest }) => void): void;
  postMessage(reply: AnyReply): void;
}

/** One file at a time: two large ones together could pass a memory limit that each of them keeps. */
let last: Promise<void> = Promise.resolve();

function answer(request: AnyRequest, reply: (reply: AnyReply) => void): void {
  last = last.then(async () => {
    if (!('recognise' in request)) {
      reply(await readFile(request));
      return;
    }
    giveWay();
    reply(await recogniseFile(request));
  });
}

/**
 * Nobody waits for a page to be recognised, while reading and searching go on. Not to the very last place (19), in which a
 * page would take minutes on a busy computer: there this one gets a tenth of the time, in the last place a seventieth.
 */
function giveWay(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
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
  process.on('message', (request: AnyRequest) => {
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
