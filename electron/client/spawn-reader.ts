import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { LIMITS } from '../../shared/limits.ts';
import type { AnyReply } from '../engine/read/reader-messages.ts';
import type { ReaderProcess } from './reader-host.ts';

/** 128 + SIGABRT: how Node ends when its heap is full. */
const OUT_OF_MEMORY_EXIT = 134;

/**
 * Starts a reader as a child process on this program's own Node, for the terminal and for tests; the window's program
 * starts a utility process instead. `readerFile`: the built reader.
 */
export function spawnReader(readerFile: string): ReaderProcess {
  const child = fork(readerFile, [], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    execArgv: [`--max-old-space-size=${LIMITS.readerHeap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  releaseWhenIdle(child);
  const failure = lastWords(child);
  return {
    get pid() {
      return child.pid;
    },
    send: (request) => {
      // A process that has just died says so in its exit, not here.
      child.send(request, () => undefined);
    },
    onReply: (listener) => {
      child.on('message', (reply) => {
        listener(reply as AnyReply);
      });
    },
    onExit: (listener) => {
      child.on('error', () => {
        listener(null);
      });
      // Not 'exit': the error output may not be read to its end by then.
      child.on('close', (code, signal) => {
        listener(signal === 'SIGABRT' || failure.outOfMemory() ? OUT_OF_MEMORY_EXIT : code);
      });
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}

/** An idle reader must not keep a program alive that has nothing else to do; while it reads, its time limit does. */
function releaseWhenIdle(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
}

/** V8 names a full heap on the error output, whatever signal the platform then ends the process with. */
function lastWords(child: ChildProcess): { outOfMemory: () => boolean } {
  let words = '';
  child.stderr?.setEncoding('latin1').on('data', (chunk: string) => {
    words = (words + chunk).slice(-4_096);
  });
  return { outOfMemory: () => words.includes('out of memory') };
}
