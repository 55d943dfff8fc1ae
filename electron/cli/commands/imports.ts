import type { ImportReport, ImportSummary } from '../../../shared/import-report.ts';
import { formatInstant } from '../../../shared/language-formats.ts';
import { ask, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { countsOf, printOutcome } from '../print-outcome.ts';

/** `imports`: the reports of past imports, or one of them. */
export async function importsCommand(context: CommandContext): Promise<number> {
  const [id] = context.rest;
  if (id === undefined) {
    const imports = await ask(context, 'listImports', {});
    if (context.values.json) printJson(context, imports);
    else if (imports.length === 0) context.tell(context.say('terminal.noImports'));
    else for (const summary of imports) context.print(lineOf(context, summary));
    return EXIT.answered;
  }
  const report = await wholeReport(context, numberOf(context, id));
  if (context.values.json) printJson(context, report);
  else {
    context.print(lineOf(context, report));
    for (const file of report.files) printOutcome(context, file);
  }
  return EXIT.answered;
}

function numberOf({ say }: CommandContext, id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(say('terminal.usage', { word: id }));
  return Number(id);
}

async function wholeReport(context: CommandContext, id: number): Promise<Omit<ImportReport, 'next'>> {
  const { next, ...report } = await ask(context, 'readImport', { id });
  for (let after = next; after !== null;) {
    const page = await ask(context, 'readImport', { id, after });
    report.files.push(...page.files);
    after = page.next;
  }
  return report;
}

function lineOf(context: CommandContext, summary: ImportSummary): string {
  const { say, language } = context;
  const { id, library, startedAt, endedAt, ending } = summary;
  const state = endedAt === null ? 'open' : (ending ?? 'done');
  const ended = state === 'done' ? '' : ` ${say(`importState.${state}`)}`;
  return `${id}  ${formatInstant(startedAt, language)}  ${library}  ${countsOf(context, summary.counts)}${ended}`;
}
