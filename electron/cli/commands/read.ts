import { formatCitation } from '../../../shared/citation.ts';
import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `read`: the place that a reference names. */
export async function readCommand(context: CommandContext): Promise<number> {
  const { rest, say, print, tell, language, values } = context;
  const [reference, ...others] = rest;
  if (reference === undefined || others.length > 0) throw new UsageError(say('terminal.missingReference'));
  const place = await ask(context, 'readReference', { reference });
  if (values.json) {
    printJson(context, place);
  } else {
    print(place.text);
    print(formatCitation(place, language));
    if (place.scan) print(say('hit.scan', { percent: place.scan.confidence }));
  }
  if (place.newerVersion) tell(say('terminal.newerVersion'));
  return EXIT.answered;
}
