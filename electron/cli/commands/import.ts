import path from 'node:path';
import { CodedError } from '../../../shared/app-error.ts';
import { describeError, describeProblem } from '../../../shared/describe-error.ts';
import type { EngineEvent, ImportedFile } from '../../../shared/operation-results.ts';
import { runsOnBattery, watchPowerSource } from '../../client/power-source.ts';
import { ask, libraryNames, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { createProgressLine, progressBar, type ProgressLine } from '../progress-line.ts';

/** `import`: brings files in and, unless told not to, waits until scanned pages are recognised and every passage has its vector. */
export async function importCommand(context: CommandContext): Promise<number> {
  const progress = createProgressLine(context.isTerminal);
  const done: ImportedFile[] = [];
  const forget = context.engine.onEvent((event) => {
    if (event.type === 'file-imported') {
      done.push(event.file);
      progress.clear();
      printOutcome(context, event.file);
    }
    showProgress(context, progress, event);
  });
  const forgetPower = watchPowerSource(runsOnBattery, (onBattery) => {
    void context.engine.call('setPowerSource', { onBattery });
  });
  try {
    const files = await bringIn(context).catch((error: unknown) => {
      if (context.signal.aborted) tellOfTheRest(context, done);
      throw error;
    });
    progress.clear();
    printOutcomesAsJson(context, files);
    if (files.some(isBroughtIn)) await waitForTheRest(context);
    return files.some((file) => file.outcome === 'refused') ? EXIT.failure : EXIT.answered;
  } finally {
    progress.clear();
    forget();
    forgetPower();
  }
}

async function bringIn(context: CommandContext): Promise<ImportedFile[]> {
  const { values, rest, say } = context;
  if (values.demo) return ask(context, 'importDemo', {});
  const [library, ...otherLibraries] = libraryNames(context);
  if (library === undefined || otherLibraries.length > 0) {
    throw new UsageError(say('terminal.wrongValue', { option: '--library', value: otherLibraries.join(', ') }));
  }
  if (rest.length === 0) throw new UsageError(say('terminal.missingFiles'));
  const { as: key, 'new-version-of': newVersionOf } = values;
  if (key !== undefined && newVersionOf !== undefined) {
    throw new UsageError(say('terminal.wrongValue', { option: '--as', value: key }));
  }
  const single = key === undefined ? (newVersionOf === undefined ? null : '--new-version-of') : '--as';
  if (single !== null && rest.length !== 1) throw new UsageError(say('terminal.oneFileOnly', { option: single }));
  return ask(context, 'importFiles', {
    library,
    paths: rest.map((file) => path.resolve(file)),
    ...(key === undefined ? {} : { key }),
    ...(newVersionOf === undefined ? {} : { newVersionOf }),
  });
}

/** One file a line, as each is done: what was brought in is known when the import is interrupted. */
function printOutcome(context: CommandContext, file: ImportedFile): void {
  if (context.values.json) return;
  context.print(`${file.file}: ${outcomeWords(context, file)}`);
  for (const problem of file.problems) context.print(`  ${describeProblem(problem, context.language)}`);
}

function printOutcomesAsJson(context: CommandContext, files: ImportedFile[]): void {
  if (!context.values.json) return;
  printJson(
    context,
    files.map(({ file, key, outcome, code, details }) => ({ file, key, outcome, code, details })),
  );
}

function isBroughtIn({ outcome }: ImportedFile): boolean {
  return outcome !== 'refused';
}

/** The files that were not read stay in the queue, so the import is put off, not lost. */
function tellOfTheRest(context: CommandContext, done: ImportedFile[]): void {
  printOutcomesAsJson(context, done);
  context.tell(context.say('terminal.importPutOff', { count: done.length }));
}

function outcomeWords({ say, language }: CommandContext, { outcome, code, details }: ImportedFile): string {
  const words = say(`outcome.${outcome}`);
  if (code !== null) return `${words}. ${describeError({ code, details }, language)}`;
  const { sameBytesAs } = details;
  return typeof sameBytesAs === 'string'
    ? `${words} (${say('outcome.sameBytesAs', { document: sameBytesAs })})`
    : words;
}

/** What an import leaves to the background: text in pictures, then the meaning of all text. */
async function waitForTheRest(context: CommandContext): Promise<void> {
  const wait = context.values['no-wait'] !== true;
  const { recognition, picturePages, pagesRecognised } = await ask(context, wait ? 'waitForRecognition' : 'status', {});
  if (pagesRecognised < picturePages) context.tell(context.say(REST_OF_PAGES[recognition]));
  await waitForMeaning(context);
}

const REST_OF_PAGES = {
  on: 'terminal.recognitionLater',
  battery: 'terminal.recognitionWaits',
  off: 'terminal.recognitionOff',
} as const;

/** Without a model nothing can be waited for: the import itself succeeded, and the sentence says what is missing. */
async function waitForMeaning(context: CommandContext): Promise<void> {
  const { values, tell, say, language } = context;
  if (values['no-wait']) {
    tell(say('terminal.meaningLater'));
    return;
  }
  try {
    await ask(context, 'waitForVectors', {});
  } catch (error) {
    if (!(error instanceof CodedError) || !error.code.startsWith('model-')) throw error;
    tell(describeError(error, language));
  }
}

function showProgress({ say }: CommandContext, progress: ProgressLine, event: EngineEvent): void {
  if (event.type === 'file-imported') {
    const { done, total } = event;
    progress.show(`${progressBar(done, total)} ${say('terminal.reading', { done, total })}`);
  } else if (event.type === 'status' && event.status.filesWaiting === 0) {
    const { status } = event;
    const recognises = status.recognition === 'on' && status.pagesRecognised < status.picturePages;
    const [done, total] = recognises
      ? [status.pagesRecognised, status.picturePages]
      : [status.embedded, status.passages];
    const words = recognises ? 'terminal.recognised' : 'terminal.embedding';
    progress.show(`${progressBar(done, total)} ${say(words, { done, total })}`);
  }
}
