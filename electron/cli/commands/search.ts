import fs from 'node:fs';
import readline from 'node:readline';
import { toAppError } from '../../../shared/app-error.ts';
import type { InputOf } from '../../../shared/contract.ts';
import { CodedError } from '../../../shared/app-error.ts';
import { LEGS, type SearchAnswer } from '../../../shared/search-result.ts';
import { ask, positiveNumber, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { notSearchedWithMessages, printAnswer } from '../print-answer.ts';
import { oneOf, scopeOf } from '../scope-options.ts';

type SearchOptions = Omit<InputOf<'search'>, 'query'>;

/** `search`: one question, or a file of them. */
export async function searchCommand(context: CommandContext): Promise<number> {
  const { queries } = context.values;
  const options = await searchOptions(context);
  if (queries !== undefined) return answerMany(context, queries, options);
  const query = context.rest.join(' ');
  if (context.rest.length === 0) throw new UsageError(context.say('terminal.missingQuestion'));
  const answer = await ask(context, 'search', { query, ...options });
  if (context.values.json) printJson(context, answerJson(context, answer));
  else printAnswer(context, answer);
  return answer.answered ? EXIT.answered : EXIT.noRule;
}

async function searchOptions(context: CommandContext): Promise<SearchOptions> {
  const { values } = context;
  const limit = positiveNumber(context, 'limit');
  return {
    scope: await scopeOf(context),
    ...(limit === undefined ? {} : { limit }),
    ...(values.explain && { explain: true }),
    ...(values.legs === undefined
      ? {}
      : { legs: values.legs.split(',').map((word) => oneOf(context, '--legs', word.trim(), LEGS)) }),
  };
}

function answerJson(context: CommandContext, answer: SearchAnswer): SearchAnswer {
  return { ...answer, notSearched: notSearchedWithMessages(context, answer) };
}

/** Lines of {"id","text"} in, lines of JSON out in the same order. A question that fails does not stop the others. */
async function answerMany(context: CommandContext, file: string, options: SearchOptions): Promise<number> {
  let failed = false;
  for await (const line of linesOf(file)) {
    if (line.trim() === '') continue;
    const question = parseQuestion(line);
    const result = question.text === null ? null : await answerOne(context, question.text, options);
    const output = result ?? { error: { code: 'invalid-input' } };
    if ('error' in output) failed = true;
    printJson(context, { id: question.id, ...output });
    if (context.signal.aborted) break;
  }
  return failed ? EXIT.failure : EXIT.answered;
}

async function answerOne(context: CommandContext, query: string, options: SearchOptions) {
  try {
    return answerJson(context, await ask(context, 'search', { query, ...options }));
  } catch (error) {
    return { error: { code: toAppError(error).code } };
  }
}

function linesOf(file: string): AsyncIterable<string> {
  if (!fs.existsSync(file)) throw new CodedError('file-missing', { file });
  return readline.createInterface({ input: fs.createReadStream(file, 'utf8'), crlfDelay: Infinity });
}

function parseQuestion(line: string): { id: unknown; text: string | null } {
  try {
    const value: unknown = JSON.parse(line);
    if (value === null || typeof value !== 'object') return { id: null, text: null };
    const id = 'id' in value ? value.id : null;
    return { id, text: 'text' in value && typeof value.text === 'string' ? value.text : null };
  } catch {
    return { id: null, text: null };
  }
}
