import { ask, libraryId, printJson, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `remove`: documents of a library, or the whole library. */
export async function removeCommand(context: CommandContext): Promise<number> {
  const { values, say, print } = context;
  const library = await libraryId(context);
  const now = values.now === true;
  const keys = values.document;
  let documents = 0;
  let erased = now;
  for (const document of keys ?? [undefined]) {
    const removed = await ask(context, 'remove', { library, now, ...(document === undefined ? {} : { document }) });
    documents += removed.documents;
    erased &&= removed.erased;
  }
  if (values.json) printJson(context, { documents, erased });
  else if (!now) print(say('terminal.removedDocuments', { count: documents }));
  else print(say(erased ? 'terminal.erasedDocuments' : 'terminal.erasedLater', { count: documents }));
  return EXIT.answered;
}
