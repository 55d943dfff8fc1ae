import type { DocumentSummary, LibrarySummary } from '../../../shared/document.ts';
import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { onOneLine } from '../escape-controls.ts';
import { EXIT } from '../exit-codes.ts';
import { printFacets } from '../print-facets.ts';
import { scopeOf } from '../scope-options.ts';

/** `list`: libraries and their documents, or with `--facets` what a search in some of them can be narrowed to. */
export async function listCommand(context: CommandContext): Promise<number> {
  if (context.values.facets) return listFacets(context);
  const narrowed = NARROWING.find((option) => context.values[option] !== undefined);
  if (narrowed !== undefined) throw new UsageError(context.say('terminal.missingOption', { option: '--facets' }));
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

const NARROWING = ['library', 'document', 'section', 'status', 'as-of', 'format', 'tag'] as const;

async function listFacets(context: CommandContext): Promise<number> {
  const facets = await ask(context, 'countFacets', { scope: await scopeOf(context) });
  if (context.values.json) printJson(context, facets);
  else printFacets(context, facets);
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
