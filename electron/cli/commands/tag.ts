import {
  ask,
  libraryId,
  positiveNumber,
  printJson,
  required,
  UsageError,
  type CommandContext,
} from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `tag`: an operator's phrasing for one rule. */
export async function tagCommand(context: CommandContext): Promise<number> {
  const { values, say, print } = context;
  const phrasing = required(context, 'add');
  const [document, ...otherDocuments] = values.document ?? [];
  if (document === undefined || otherDocuments.length > 0) {
    throw new UsageError(say('terminal.missingOption', { option: '--document' }));
  }
  const { author } = values;
  const tagged = await ask(context, 'addTag', {
    library: await libraryId(context),
    document,
    place: placeOf(context),
    phrasing,
    ...(author === undefined ? {} : { author }),
  });
  if (values.json) printJson(context, tagged);
  else print(say('terminal.tagged', { count: tagged.passages }));
  return EXIT.answered;
}

function placeOf(context: CommandContext): { clause: string } | { line: number } {
  const { clause } = context.values;
  const line = positiveNumber(context, 'line');
  if (clause !== undefined && line === undefined) return { clause };
  if (line !== undefined && clause === undefined) return { line };
  throw new UsageError(context.say('terminal.missingOption', { option: '--clause | --line' }));
}
