import { parseDay } from '../../shared/dates.ts';
import { FORMATS, STATUSES } from '../../shared/document.ts';
import type { Scope } from '../../shared/scope.ts';
import { libraryIds, UsageError, type CommandContext } from './command-context.ts';

/** The scope that `--library` and the options which narrow it set. Throws `library-unknown`. */
export async function scopeOf(context: CommandContext): Promise<Scope> {
  const { values } = context;
  const asOf = values['as-of'];
  if (asOf !== undefined && parseDay(asOf) === null) throw wrongValue(context, '--as-of', asOf);
  return {
    libraries: await libraryIds(context),
    ...(values.document && { documents: values.document }),
    ...(values.section && { sections: values.section }),
    ...(values.status && { statuses: values.status.map((word) => oneOf(context, '--status', word, STATUSES)) }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(values.format && { formats: values.format.map((word) => oneOf(context, '--format', word, FORMATS)) }),
    ...(values.tag && { tags: values.tag }),
  };
}

/** The one of these words that was typed. */
export function oneOf<Word extends string>(
  context: CommandContext,
  option: string,
  word: string,
  words: readonly Word[],
): Word {
  const found = words.find((known) => known === word);
  if (found === undefined) throw wrongValue(context, option, word);
  return found;
}

function wrongValue(context: CommandContext, option: string, value: string): UsageError {
  return new UsageError(context.say('terminal.wrongValue', { option, value }));
}
