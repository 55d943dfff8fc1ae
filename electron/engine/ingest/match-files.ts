import picomatch from 'picomatch';

/** Whether a file is meant, by its path relative to the imported folder with `/` between its parts. */
export type MatchFile = (relative: string) => boolean;

/**
 * The files that any of the patterns means; all when there is none. `*.md` means every Markdown file at any depth,
 * `hr/**` everything below `hr`, `hr/*.pdf` only what lies directly in it. Case does not count: people write `*.pdf` for
 * `POLICY.PDF`.
 */
export function matchFiles(include: readonly string[] = []): MatchFile {
  if (include.length === 0) return () => true;
  const anywhere = include
    // A bracket is one of a name, as in `leave (1).pdf`: groups of a pattern, nested, take for ever on a long name.
    .map((pattern) => pattern.normalize('NFC').replace(/(?<!\\)[()]/g, '\\$&'))
    .map((pattern) => {
      const plain = pattern.replace(/^\.?\//, '');
      return plain.includes('/') ? plain : `**/${plain}`;
    });
  const matches = picomatch(anywhere, { nocase: true, noextglob: true });
  return (relative) => matches(relative.normalize('NFC'));
}
