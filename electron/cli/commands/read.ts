import { formatCitation } from '../../../shared/citation.ts';
import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `read`: the place that a reference names; as JSON also where it stands on its pages. */
export async function readCommand(context: CommandContext): Promise<number> {
  const { rest, say, print, tell, language, values } = context;
  const [reference, ...others] = rest;
  if (reference === undefined || others.length > 0) throw new UsageError(say('terminal.missingReference'));
  const place = await ask(context, 'readReference', { reference });
  if (values.json) {
    const boxes = place.pages === null ? {} : { boxes: await ask(context, 'placeBoxes', { reference }) };
    printJson(context, { ...place, ...boxes });
  } else {
    print(place.text);
    print(formatCitation(place, language));
    if (place.scan) print(say('hit.scan', { percent: place.scan.confidence }));
  }
  if (place.newerVersion) tell(say('terminal.newerVersion'));
  return EXIT.answered;
}
