import fs from 'node:fs';
import path from 'node:path';
import { CodedError } from '../../../shared/app-error.ts';
import type { InputOf } from '../../../shared/contract.ts';
import { describeError } from '../../../shared/describe-error.ts';
import { encodingName } from '../../../shared/encoding.ts';
import type { EngineEvent, ImportedFile } from '../../../shared/operation-results.ts';
import { runsOnBattery, watchPowerSource } from '../../client/power-source.ts';
import { askPassword, canAsk } from '../ask-password.ts';
import { ask, libraryName, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { countOutcomes, countsOf, printOutcome } from '../print-outcome.ts';
import { createProgressLine, progressBar, type ProgressLine } from '../progress-line.ts';

/** `import`: brings files in and, unless told not to, waits until scanned pages are recognised and every passage has its vector. */
export async function importCommand(context: CommandContext): Promise<number> {
  const progress = createProgressLine(context.isTerminal);
  const done: ImportedFile[] = [];
  const forget = context.engine.onEvent((event) => {
    if (event.type === 'file-imported') {
      done.push(event.file);
      progress.clear();
      if (!context.values.json) printOutcome(context, event.file);
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
    context.tell(countsOf(context, countOutcomes(files)));
    if (files.some(isBroughtIn)) await waitForTheRest(context);
    return files.every(isBroughtIn) ? EXIT.answered : EXIT.failure;
  } finally {
    progress.clear();
    forget();
    forgetPower();
  }
}

async function bringIn(context: CommandContext): Promise<ImportedFile[]> {
  if (context.values.demo) return ask(context, 'importDemo', {});
  const input = inputOf(context);
  const files = await ask(context, 'importFiles', input);
  if (input.password !== undefined || !canAsk()) return files;
  const unlocked: ImportedFile[] = [];
  for (const file of files)
    unlocked.push(file.code === 'password-required' ? await unlock(context, input, file) : file);
  return unlocked;
}

function inputOf(context: CommandContext): InputOf<'importFiles'> {
  const { values, rest, say } = context;
  const library = libraryName(context);
  if (rest.length === 0) throw new UsageError(say('terminal.missingFiles'));
  const { as: key, 'new-version-of': newVersionOf, include, encoding } = values;
  if (key !== undefined && newVersionOf !== undefined) {
    throw new UsageError(say('terminal.wrongValue', { option: '--as', value: key }));
  }
  const single = key === undefined ? (newVersionOf === undefined ? null : '--new-version-of') : '--as';
  if (single !== null && rest.length !== 1) throw new UsageError(say('terminal.oneFileOnly', { option: single }));
  if (encoding !== undefined && encodingName(encoding) === null) {
    throw new UsageError(say('terminal.wrongValue', { option: '--encoding', value: encoding }));
  }
  const password = passwordOf(context);
  return { library, paths: rest.map((file) => path.resolve(file)), key, newVersionOf, include, encoding, password };
}

/** The first line of the file: a password among the arguments would stand in the list of processes. */
function passwordOf({ values, say }: CommandContext): string | undefined {
  const file = values['password-file'];
  if (file === undefined) return undefined;
  try {
    const [password = ''] = fs.readFileSync(file, 'utf8').split(/\r?\n/, 1);
    if (password !== '') return password;
  } catch {
    // Told below, as a file that holds none.
  }
  throw new UsageError(say('terminal.wrongValue', { option: '--password-file', value: file }));
}

/** Asks for the password of one file until it opens or the person leaves it out. */
async function unlock(
  context: CommandContext,
  input: InputOf<'importFiles'>,
  locked: ImportedFile,
): Promise<ImportedFile> {
  const isNamed = input.key !== undefined || input.newVersionOf !== undefined;
  for (;;) {
    const password = await askPassword(context.say('terminal.passwordFor', { file: locked.file }));
    if (password === null) return locked;
    const only = isNamed ? undefined : [locked.key];
    const [file = locked] = await ask(context, 'importFiles', { ...input, only, password });
    if (file.code !== 'password-required') return file;
  }
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
