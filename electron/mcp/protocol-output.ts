import { Writable } from 'node:stream';

/**
 * Standard output for the protocol alone: from now on whatever else is written to it, here or in the engine's worker, goes
 * to standard error, since one foreign line would end the conversation.
 */
export function takeStandardOutput(): Writable {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      write(chunk, done);
    },
  });
}
