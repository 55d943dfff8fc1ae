import type { PassageRow } from '../../../shared/operation-results.ts';
import { ask, libraryId, printJson, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `passages`: every passage of a library with its place, as lines of JSON or one passage a line. */
export async function passagesCommand(context: CommandContext): Promise<number> {
  const library = await libraryId(context);
  let after: number | null = 0;
  while (after !== null) {
    const { rows, next }: { rows: PassageRow[]; next: number | null } = await ask(context, 'listPassages', {
      library,
      after,
    });
    for (const row of rows) printRow(context, row);
    after = next;
  }
  return EXIT.answered;
}

function printRow(context: CommandContext, { id: _id, ...row }: PassageRow): void {
  if (context.values.json) printJson(context, row);
  else context.print(`${row.reference}\n  ${row.text.replaceAll(/\s+/g, ' ')}`);
}
