import { describeError, describeProblem } from '../../shared/describe-error.ts';
import { groupPages } from '../../shared/group-pages.ts';
import { IMPORT_OUTCOMES, type ImportedFile, type ImportOutcome } from '../../shared/operation-results.ts';
import type { CommandContext } from './command-context.ts';
import { onOneLine } from './escape-controls.ts';

type FileOutcome = Omit<ImportedFile, 'library'>;

/** One file a line, with what in it is not searched or wants a look below it. */
export function printOutcome({ say, language, print }: CommandContext, file: FileOutcome): void {
  const { outcome, code, details, encoding } = file;
  const reason = code === null ? '' : `. ${describeError({ code, details }, language)}`;
  const { sameBytesAs, reread } = details;
  const notes = [
    ...(typeof sameBytesAs === 'string' ? [say('outcome.sameBytesAs', { document: sameBytesAs })] : []),
    ...(reread === true ? [say('outcome.reread')] : []),
    ...(encoding === null || encoding === 'utf-8' ? [] : [say('outcome.readAs', { encoding })]),
  ];
  print(
    `${onOneLine(file.file)}: ${say(`outcome.${outcome}`)}${reason}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
  );
  for (const problem of groupPages(file.problems)) print(`  ${describeProblem(problem, language)}`);
}

/** How many files came in, in one line. */
export function countsOf({ say }: CommandContext, counts: Record<ImportOutcome, number>): string {
  const { imported, unchanged, refused } = counts;
  return say('terminal.importCounts', { imported, newVersions: counts['new-version'], unchanged, refused });
}

/** How many files have each outcome. */
export function countOutcomes(files: readonly FileOutcome[]): Record<ImportOutcome, number> {
  const count = (outcome: ImportOutcome) => files.filter((file) => file.outcome === outcome).length;
  return Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    ImportOutcome,
    number
  >;
}
