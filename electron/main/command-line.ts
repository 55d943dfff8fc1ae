/** What the window's program understands on its command line; Chromium's own switches are passed over. */
export interface CommandLine {
  /** What `--data` named, or null. */
  data: string | null;
}

export function readCommandLine(args: readonly string[]): CommandLine {
  const position = args.indexOf('--data');
  const joined = args.find((argument) => argument.startsWith('--data='))?.slice('--data='.length);
  const named = position >= 0 ? args[position + 1] : joined;
  return { data: named === undefined || named === '' ? null : named };
}
