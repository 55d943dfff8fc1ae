import { describeVerifyProblem } from '../../../shared/describe-error.ts';
import { ask, printJson, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';

/** `verify`: whether store, both indexes and originals agree. */
export async function verifyCommand(context: CommandContext): Promise<number> {
  const { ok, problems } = await ask(context, 'verify', {});
  if (context.values.json) {
    printJson(context, { ok, problems });
  } else if (ok) {
    context.print(context.say('terminal.verified'));
  } else {
    for (const problem of problems) context.print(describeVerifyProblem(problem, context.language));
  }
  return ok ? EXIT.answered : EXIT.failure;
}
