import { utilityProcess } from 'electron';
import { LIMITS } from '../../shared/limits.ts';
import type { AnyReply } from '../engine/read/reader-messages.ts';
import type { ReaderProcess } from '../client/reader-host.ts';

/**
 * Starts a reader as a utility process: the packaged program cannot run itself as Node. Its heap limit goes through
 * `--js-flags`, since Electron passes over a plain `--max-old-space-size` here.
 */
export function spawnReaderProcess(readerFile: string): ReaderProcess {
  const child = utilityProcess.fork(readerFile, [], {
    execArgv: [`--js-flags=--max-old-space-size=${LIMITS.readerHeap}`],
    stdio: 'ignore',
    serviceName: 'Policy reader',
  });
  return {
    get pid() {
      return child.pid;
    },
    send: (request) => {
      child.postMessage(request);
    },
    onReply: (listener) => {
      child.on('message', (reply: AnyReply) => {
        listener(reply);
      });
    },
    onExit: (listener) => {
      child.on('exit', (code) => {
        listener(code);
      });
    },
    kill: () => {
      child.kill();
    },
  };
}
