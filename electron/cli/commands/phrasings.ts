import fs from 'node:fs';
import path from 'node:path';
import { CodedError } from '../../../shared/app-error.ts';
import { describeError } from '../../../shared/describe-error.ts';
import type { PhrasingEntry, PhrasingsImport } from '../../../shared/phrasing-operations.ts';
import {
  ask,
  libraryId,
  libraryIds,
  libraryName,
  printJson,
  UsageError,
  type CommandContext,
} from '../command-context.ts';
import { onOneLine } from '../escape-controls.ts';
import { EXIT } from '../exit-codes.ts';

/** `phrasings`: what widens queries and leads to rules; listed, added to, removed from, and as a CSV file. */
export async function phrasingsCommand(context: CommandContext): Promise<number> {
  const { values, say, rest } = context;
  const asked = (['add', 'remove', 'export', 'import'] as const).filter((option) => values[option] !== undefined);
  if (asked.length > 1) throw new UsageError(say('terminal.usage', { word: `--${String(asked[1])}` }));
  if (rest[0] !== undefined) throw new UsageError(say('terminal.usage', { word: rest[0] }));
  if (values.add !== undefined) return addPhrasing(context, values.add);
  if (values.remove !== undefined) return removePhrasing(context, values.remove);
  if (values.export !== undefined) return exportFile(context, values.export);
  if (values.import !== undefined) return importFile(context, values.import);
  return list(context);
}

async function list(context: CommandContext): Promise<number> {
  const entries = await ask(context, 'listPhrasings', { library: await libraryId(context) });
  if (context.values.json) {
    printJson(
      context,
      entries.map((entry) => ({ library: entry.origin === 'shipped' ? null : libraryName(context), ...entry })),
    );
  } else for (const entry of entries) context.print(lineOf(context, entry));
  return EXIT.answered;
}

function lineOf({ say }: CommandContext, entry: PhrasingEntry): string {
  const place = [entry.document, entry.clause].filter((part) => part !== null).join(' ');
  const parts = [
    entry.meaning === null ? place : `${entry.meaning}${place === '' ? '' : ` (${place})`}`,
    say(`terminal.origin.${entry.origin}`),
    ...(entry.author === null ? [] : [entry.author, entry.date.slice(0, 10)]),
    ...(entry.lostItsRule ? [say('terminal.lostItsRule')] : []),
  ];
  return `${entry.id}  ${onOneLine(entry.phrasing)} → ${onOneLine(parts.join(' · '))}`;
}

async function addPhrasing(context: CommandContext, phrasing: string): Promise<number> {
  const { meaning, author, json } = context.values;
  if (meaning === undefined) throw new UsageError(context.say('terminal.missingOption', { option: '--meaning' }));
  const library = await libraryId(context);
  const added = await ask(context, 'addSynonym', {
    library,
    phrasing,
    meaning,
    ...(author === undefined ? {} : { author }),
  });
  if (json) printJson(context, added);
  else context.print(context.say(added.added ? 'terminal.synonymAdded' : 'terminal.synonymPresent'));
  return EXIT.answered;
}

async function removePhrasing(context: CommandContext, typed: string): Promise<number> {
  const id = Number(typed);
  if (!/^[1-9]\d{0,14}$/.test(typed)) {
    throw new UsageError(context.say('terminal.wrongValue', { option: '--remove', value: typed }));
  }
  await ask(context, 'removePhrasing', { library: await libraryId(context), id });
  if (context.values.json) printJson(context, { removed: id });
  else context.print(context.say('terminal.phrasingRemoved'));
  return EXIT.answered;
}

async function exportFile(context: CommandContext, file: string): Promise<number> {
  const libraries =
    context.values.library === undefined
      ? (await ask(context, 'listLibraries', {})).map(({ id }) => id)
      : await libraryIds(context);
  if (libraries.length === 0) throw new UsageError(context.say('terminal.noLibraries'));
  const { csv, lines } = await ask(context, 'exportPhrasings', { libraries });
  try {
    // With the mark spreadsheet programs read it as UTF-8; without it Chinese becomes garbage there.
    fs.writeFileSync(path.resolve(file), `\uFEFF${csv}`);
  } catch {
    throw new CodedError('file-unwritable', { file });
  }
  if (context.values.json) printJson(context, { file, lines });
  else context.print(context.say('terminal.phrasingsExported', { count: lines }));
  return EXIT.answered;
}

async function importFile(context: CommandContext, file: string): Promise<number> {
  const { library, author, json } = context.values;
  const outcome = await ask(context, 'importPhrasings', {
    path: path.resolve(file),
    ...(library === undefined ? {} : { library: await libraryId(context) }),
    ...(author === undefined ? {} : { author }),
  });
  if (json) printJson(context, outcome);
  else tellImport(context, outcome);
  return outcome.errors.length === 0 ? EXIT.answered : EXIT.failure;
}

function tellImport({ say, print, tell, language }: CommandContext, outcome: PhrasingsImport): void {
  for (const { line, error } of outcome.errors) {
    tell(say('terminal.csvLine', { line, sentence: describeError(error, language) }));
  }
  const { added, present, passedOver } = outcome;
  if (outcome.errors.length > 0) tell(say('terminal.nothingImported'));
  else print(say('terminal.phrasingsImported', { added, present, passedOver }));
}
