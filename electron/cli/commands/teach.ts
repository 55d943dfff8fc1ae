import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `teach`: "this rule answers my question". */
export async function teachCommand(context: CommandContext): Promise<number> {
  const { rest, say, print, values } = context;
  const [reference, ...words] = rest;
  if (reference === undefined) throw new UsageError(say('terminal.missingReference'));
  if (words.length === 0) throw new UsageError(say('terminal.missingTaughtQuestion'));
  const { author } = values;
  const question = words.join(' ');
  const taught = await ask(context, 'teachRule', { reference, question, ...(author === undefined ? {} : { author }) });
  if (values.json) printJson(context, taught);
  else print(say('terminal.tagged', { count: taught.passages }));
  return EXIT.answered;
}
