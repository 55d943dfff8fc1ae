import { CodedError } from '../../shared/app-error.ts';
import type { EngineOperation, InputOf, OutputOf } from '../../shared/contract.ts';
import type { Language } from '../../shared/language.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import type { EngineClient } from '../client/engine-client.ts';
import type { OptionValues } from './parse-arguments.ts';
import type { Range } from './terminal-text.ts';

/** What a command works with. Results go to `print` (standard output), everything else to `tell` (standard error). */
export interface CommandContext {
  values: OptionValues;
  rest: string[];
  language: Language;
  say: Translate;
  engine: EngineClient;
  /** Aborted when the program was asked to end. */
  signal: AbortSignal;
  print: (text: string, underlined?: Range) => void;
  tell: (text: string) => void;
  /** Whether progress can be shown in place. */
  isTerminal: boolean;
}

/** A command line that cannot be carried out; `sentence` says what to type instead. */
export class UsageError extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super('usage');
    this.name = 'UsageError';
    this.sentence = sentence;
  }
}

/** Asks the engine; an error goes up as a CodedError and becomes one sentence and one exit code in `cli.ts`. */
export async function ask<Name extends EngineOperation>(
  { engine, signal }: Pick<CommandContext, 'engine' | 'signal'>,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const result = await engine.call(name, input, { signal });
  if (!result.ok) throw new CodedError(result.error.code, result.error.details);
  return result.value;
}

/** The value of an option that the command cannot do without. */
export function required(context: CommandContext, option: 'add'): string {
  const value = context.values[option];
  if (value === undefined) throw new UsageError(context.say('terminal.missingOption', { option: `--${option}` }));
  return value;
}

/** The names after `--library`, at least one. */
function libraryNames(context: CommandContext): string[] {
  const names = context.values.library ?? [];
  if (names.length === 0) throw new UsageError(context.say('terminal.missingOption', { option: '--library' }));
  return names;
}

/** The one name after `--library`. */
export function libraryName(context: CommandContext): string {
  const [name, ...others] = libraryNames(context);
  if (name === undefined || others.length > 0) {
    throw new UsageError(context.say('terminal.wrongValue', { option: '--library', value: others.join(', ') }));
  }
  return name;
}

/** Ids of the named libraries. Throws `library-unknown`. */
export async function libraryIds(context: CommandContext): Promise<string[]> {
  const names = libraryNames(context);
  const known = await ask(context, 'listLibraries', {});
  return names.map((name) => {
    const library = known.find((candidate) => candidate.name === name.trim().normalize('NFC'));
    if (!library) throw new CodedError('library-unknown', { library: name });
    return library.id;
  });
}

/** The one library that the command works on. */
export async function libraryId(context: CommandContext): Promise<string> {
  const [id, ...others] = await libraryIds(context);
  if (id === undefined || others.length > 0) {
    throw new UsageError(
      context.say('terminal.wrongValue', { option: '--library', value: libraryNames(context).join(', ') }),
    );
  }
  return id;
}

/** A whole number from 1. */
export function positiveNumber(context: CommandContext, option: 'limit' | 'line'): number | undefined {
  const value = context.values[option];
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new UsageError(context.say('terminal.wrongValue', { option: `--${option}`, value }));
  }
  return Number(value);
}

export function printJson(context: CommandContext, value: unknown): void {
  context.print(JSON.stringify(value));
}
