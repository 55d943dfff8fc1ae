import type { DocumentSummary, LibrarySummary } from '../../../shared/document.ts';
import { ask, printJson, type CommandContext } from '../command-context.ts';
import { onOneLine } from '../escape-controls.ts';
import { EXIT } from '../exit-codes.ts';

/** `list`: libraries and their documents. */
export async function listCommand(context: CommandContext): Promise<number> {
  const libraries = await ask(context, 'listLibraries', {});
  if (context.values.json) {
    printJson(context, libraries.map(libraryJson));
  } else if (libraries.length === 0) {
    context.tell(context.say('terminal.noLibraries'));
  } else {
    for (const library of libraries) printLibrary(context, library);
  }
  return EXIT.answered;
}

function libraryJson({ name, documents }: LibrarySummary) {
  return {
    library: name,
    documents: documents.map(({ key, title, version, status, passages, embedded }) => ({
      key,
      title,
      version,
      status,
      passages,
      embedded,
    })),
  };
}

function printLibrary({ print, say }: CommandContext, { name, documents }: LibrarySummary): void {
  print(`${name} (${say('terminal.documents', { count: documents.length })})`);
  for (const document of documents) print(`  ${documentLine(say, document)}`);
}

function documentLine(say: CommandContext['say'], { key, title, version, status, passages }: DocumentSummary): string {
  const parts = [onOneLine(key), title, say('version.label', { label: version }), say(`status.${status}`)];
  return [...parts, say('terminal.passages', { count: passages })].join(' · ');
}
