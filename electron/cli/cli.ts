import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodedError, toAppError, type AppError, type ErrorCode } from '../../shared/app-error.ts';
import { describeError } from '../../shared/describe-error.ts';
import { translatorFor, type Translate } from '../../shared/messages/messages.ts';
import type { Language } from '../../shared/language.ts';
import { PROGRAM_VERSION } from '../../shared/program-version.ts';
import { dataFolderOfProcess, makeDataFolder } from '../client/data-folder.ts';
import { startEngine, type EngineClient } from '../client/engine-client.ts';
import { spawnReader } from '../client/spawn-reader.ts';
import { UsageError, type CommandContext } from './command-context.ts';
import { escapeControls } from './escape-controls.ts';
import { terminalText } from './terminal-text.ts';
import { importCommand } from './commands/import.ts';
import { importsCommand } from './commands/imports.ts';
import { listCommand } from './commands/list.ts';
import { ocrCommand } from './commands/ocr.ts';
import { passagesCommand } from './commands/passages.ts';
import { readCommand } from './commands/read.ts';
import { removeCommand } from './commands/remove.ts';
import { searchCommand } from './commands/search.ts';
import { phrasingsCommand } from './commands/phrasings.ts';
import { tagCommand } from './commands/tag.ts';
import { teachCommand } from './commands/teach.ts';
import { verifyCommand } from './commands/verify.ts';
import { watchCommand } from './commands/watch.ts';
import { EXIT } from './exit-codes.ts';
import { parseCommandLine, terminalLanguage, type CommandName, type ParsedArguments } from './parse-arguments.ts';

const COMMANDS: Record<CommandName, (context: CommandContext) => Promise<number>> = {
  import: importCommand,
  imports: importsCommand,
  watch: watchCommand,
  search: searchCommand,
  read: readCommand,
  list: listCommand,
  remove: removeCommand,
  tag: tagCommand,
  teach: teachCommand,
  phrasings: phrasingsCommand,
  passages: passagesCommand,
  verify: verifyCommand,
  ocr: ocrCommand,
  // The protocol's library is larger than all the rest, and no other command needs it.
  mcp: async (context) => (await import('./commands/mcp.ts')).mcpCommand(context),
};

/** Errors that say that what was typed names nothing: exit code 2 rather than 3. */
const USAGE_CODES: ReadonlySet<ErrorCode> = new Set([
  'invalid-input',
  'library-unknown',
  'document-unknown',
  'section-unknown',
  'tag-unknown',
  'clause-unknown',
  'line-unknown',
  'reference-invalid',
  'import-unknown',
  'watch-unknown',
  'notice-unknown',
  'phrasing-unknown',
  'phrasing-not-own',
]);

/** The bundle lies in dist/node/; models, resources and package.json lie in the folder above dist. */
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

async function main(args: string[]): Promise<number> {
  const language = terminalLanguage(args, process.env);
  const say = translatorFor(language ?? 'en');
  if (language === null) return usage(say('terminal.usageLanguage'));
  const line = parseCommandLine(args);
  switch (line.kind) {
    case 'help':
      process.stdout.write(say('terminal.help'));
      return EXIT.answered;
    case 'version':
      process.stdout.write(`${PROGRAM_VERSION}\n`);
      return EXIT.answered;
    case 'usage':
      return usage(say('terminal.usage', { word: line.word }));
    case 'command':
      return runCommand(line, language, say);
  }
}

async function runCommand(line: ParsedArguments, language: Language, say: Translate): Promise<number> {
  const data = dataFolderOfProcess(line.values.data ?? null);
  try {
    makeDataFolder(data);
  } catch (error) {
    return report(error, language, line.values.json === true);
  }
  const watches = staysAndWatches(line);
  const engine = startEngine({
    dataFolder: data.folder,
    modelsFolder: path.join(ROOT, 'models'),
    resourcesFolder: path.join(ROOT, 'resources'),
    workerFile: new URL('./engine.js', import.meta.url),
    spawnReader: () => spawnReader(path.join(ROOT, 'dist', 'node', 'reader.js')),
    background: watches || (line.command === 'import' && line.values['no-wait'] !== true),
    watch: watches,
    waitForModel: true,
  });
  const ending = endBySignal(engine, say);
  try {
    const exitCode = await COMMANDS[line.command](contextOf(line, language, say, engine, ending.signal));
    return ending.exitCode() ?? exitCode;
  } catch (error) {
    return ending.exitCode() ?? report(error, language, line.values.json === true);
  } finally {
    await engine.stop();
  }
}

/** `watch` alone goes on until it is ended; with anything else it is one question to the engine. */
function staysAndWatches({ command, values, rest }: ParsedArguments): boolean {
  const { library, list, notices, stop, resolve } = values;
  const isAlone = [library, list, notices, stop, resolve].every((value) => value === undefined);
  return command === 'watch' && rest.length === 0 && isAlone;
}

function contextOf(
  { values, rest }: ParsedArguments,
  language: Language,
  say: Translate,
  engine: EngineClient,
  signal: AbortSignal,
): CommandContext {
  const isStyled = process.stdout.isTTY && !process.env.NO_COLOR;
  return {
    values,
    rest,
    language,
    say,
    engine,
    signal,
    print: (text, underlined) => process.stdout.write(`${terminalText(text, isStyled ? underlined : undefined)}\n`),
    tell: (text) => process.stderr.write(`${escapeControls(text)}\n`),
    isTerminal: process.stderr.isTTY,
  };
}

/**
 * SIGTERM and Ctrl+C end the program by message, never at once: what runs is finished and stored, what waits stays in the
 * queue for the next start. A request to end is therefore no failure.
 */
function endBySignal(engine: EngineClient, say: Translate): { signal: AbortSignal; exitCode: () => number | null } {
  const controller = new AbortController();
  let exitCode: number | null = null;
  const end = (code: number) => () => {
    if (exitCode === null) process.stderr.write(`${say('terminal.stillReading')}\n`);
    exitCode ??= code;
    controller.abort();
    void engine.stop();
  };
  process.on('SIGTERM', end(EXIT.answered));
  process.on('SIGINT', end(EXIT.interrupted));
  return { signal: controller.signal, exitCode: () => exitCode };
}

function report(thrown: unknown, language: Language, json: boolean): number {
  if (thrown instanceof UsageError) return usage(thrown.sentence);
  const error: AppError = toAppError(thrown);
  if (json) process.stdout.write(`${JSON.stringify({ error })}\n`);
  process.stderr.write(`${describeError(error, language)}\n`);
  return thrown instanceof CodedError && USAGE_CODES.has(error.code) ? EXIT.usage : EXIT.failure;
}

function usage(sentence: string): number {
  process.stderr.write(`${escapeControls(sentence)}\n`);
  return EXIT.usage;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe (`| head`) went away: nothing is left to print for.
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
