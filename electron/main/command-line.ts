import path from 'node:path';

/** What the window's program understands on its command line; Chromium's own switches are passed over. */
export interface CommandLine {
  /** What `--data` named, or null. */
  data: string | null;
  /** Absolute paths of what the person wants to open; whether they are there is not looked at. */
  files: string[];
}

/** `args`: after the program itself. `folder`: where relative paths begin. */
export function readCommandLine(args: readonly string[], folder: string): CommandLine {
  const position = args.indexOf('--data');
  const joined = args.find((argument) => argument.startsWith('--data='))?.slice('--data='.length);
  const named = position >= 0 ? args[position + 1] : joined;
  const plain = args.filter((argument, index) => !argument.startsWith('-') && (position < 0 || index !== position + 1));
  return {
    data: named === undefined || named === '' ? null : named,
    files: plain.filter((argument) => argument !== '').map((argument) => path.resolve(folder, argument)),
  };
}
