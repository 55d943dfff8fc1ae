import type { RecognitionProgress } from '../../../shared/operation-results.ts';
import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `ocr`: switches the recognition of scanned pages on or off, or says how far it is. */
export async function ocrCommand(context: CommandContext): Promise<number> {
  const { recognition, picturePages: pages, pagesRecognised: recognised } = await carryOut(context);
  if (context.values.json) {
    printJson(context, { recognition, pages, recognised });
    return EXIT.answered;
  }
  context.print(context.say(recognition === 'off' ? 'terminal.recognitionOff' : 'terminal.recognitionOn'));
  if (pages > 0) context.print(context.say('terminal.recognised', { done: recognised, total: pages }));
  return EXIT.answered;
}

function carryOut(context: CommandContext): Promise<RecognitionProgress> {
  const [word = 'status', ...others] = context.rest;
  if (others.length === 0 && word === 'status') return ask(context, 'status', {});
  if (others.length === 0 && (word === 'on' || word === 'off')) {
    return ask(context, 'switchRecognition', { on: word === 'on' });
  }
  throw new UsageError(context.say('terminal.usage', { word: context.rest.join(' ') }));
}
