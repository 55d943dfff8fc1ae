import { z } from 'zod';
import { CodedError } from '../../shared/app-error.ts';
import { CONTRACT, type EngineOperation, type InputOf, type OutputOf } from '../../shared/contract.ts';
import type { Language } from '../../shared/language.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import type { Scope } from '../../shared/scope.ts';
import type { Leg } from '../../shared/search-result.ts';
import type { EngineClient } from '../client/engine-client.ts';
import type { CallLimits } from './call-limits.ts';
import { documentsText } from './documents-text.ts';
import { readingText } from './reading-text.ts';
import { answeredText, unansweredText } from './search-text.ts';

/** What every tool works with. The scope is the server's; no tool takes one. */
export interface ToolContext {
  engine: EngineClient;
  scope: Scope;
  language: Language;
  limits: CallLimits;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The tool's own arguments; their checks are the contract's. */
  input: z.ZodObject;
  /** The text of the answer. Throws a CodedError: what failed is an error, never an empty answer. */
  run(context: ToolContext, input: unknown, signal: AbortSignal): Promise<string>;
}

const search = CONTRACT.search.input.shape;
const reading = CONTRACT.readInScope.input.shape;

/** The tools as an agent sees them. */
export function createTools(say: Translate): Tool[] {
  return [
    tool({
      name: 'look_up_rule',
      title: say('agent.lookUpRule'),
      description: say('agent.lookUpRuleDescription'),
      input: z.strictObject({
        number: search.query.trim().min(1).max(LIMITS.ruleNumber).describe(say('agent.numberArgument')),
      }),
      run: (context, { number }, signal) => searchPolicies(context, number, ['number'], signal),
    }),
    tool({
      name: 'search_policies',
      title: say('agent.searchPolicies'),
      description: say('agent.searchPoliciesDescription'),
      input: z.strictObject({ question: search.query.trim().min(1).describe(say('agent.questionArgument')) }),
      run: (context, { question }, signal) => searchPolicies(context, question, undefined, signal),
    }),
    tool({
      name: 'read_passage',
      title: say('agent.readPassage'),
      description: say('agent.readPassageDescription'),
      input: z.strictObject({
        reference: reading.reference.describe(say('agent.referenceArgument')),
        neighbours: reading.neighbours.describe(say('agent.neighboursArgument')),
      }),
      run: readPassage,
    }),
    tool({
      name: 'list_documents',
      title: say('agent.listDocuments'),
      description: say('agent.listDocumentsDescription'),
      input: z.strictObject({ page: z.int().min(1).optional().describe(say('agent.pageArgument')) }),
      run: listDocuments,
    }),
  ];
}

/** A tool whose arguments are checked before it runs. */
function tool<Input extends z.ZodObject>(
  parts: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run: (context: ToolContext, input: z.output<Input>, signal: AbortSignal) => Promise<string>;
  },
): Tool {
  return {
    ...parts,
    run(context, given, signal) {
      const input = parts.input.safeParse(given);
      if (!input.success || holdsPrototype(given)) throw new CodedError('invalid-input');
      return parts.run(context, input.data, signal);
    },
  };
}

/** JSON may hold a key of this name, which a schema passes over. */
function holdsPrototype(given: unknown): boolean {
  return given !== null && typeof given === 'object' && Object.hasOwn(given, '__proto__');
}

async function searchPolicies(
  context: ToolContext,
  query: string,
  legs: Leg[] | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { scope, language, limits } = context;
  const answer = await ask(context, 'search', { query, scope, ...(legs && { legs }) }, signal);
  const found = [...answer.hits, ...answer.nearest].map(({ reference }) => reference);
  if (!limits.admitSearch(found)) throw new CodedError('too-many-searches', { limit: LIMITS.agentSearches });
  if (answer.answered) return answeredText(answer, language);
  return unansweredText(answer, await ask(context, 'documentsInScope', { scope }, signal), language);
}

async function readPassage(
  context: ToolContext,
  { reference, neighbours = 1 }: { reference: string; neighbours?: number | undefined },
  signal: AbortSignal,
): Promise<string> {
  const { scope, language, limits } = context;
  const place = await ask(context, 'readInScope', { reference, scope, neighbours }, signal);
  limits.endQuestion();
  return readingText(place, language);
}

async function listDocuments(
  context: ToolContext,
  { page = 1 }: { page?: number | undefined },
  signal: AbortSignal,
): Promise<string> {
  const { scope, language } = context;
  return documentsText(await ask(context, 'documentsInScope', { scope }, signal), page, language);
}

async function ask<Name extends EngineOperation>(
  { engine }: ToolContext,
  name: Name,
  input: InputOf<Name>,
  signal: AbortSignal,
): Promise<OutputOf<Name>> {
  const result = await engine.call(name, input, { signal });
  if (!result.ok) throw new CodedError(result.error.code, result.error.details);
  return result.value;
}
