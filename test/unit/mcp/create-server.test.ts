import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, onTestFinished, test } from 'vitest';
import { createCallLimits } from '../../../electron/mcp/call-limits.ts';
import { createServer } from '../../../electron/mcp/create-server.ts';
import type { EngineClient } from '../../../electron/client/engine-client.ts';
import { fail, succeed } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import type { SearchAnswer } from '../../../shared/search-result.ts';
import { placeOf } from './place-of.ts';

const SCOPE: Scope = { libraries: ['00000000-0000-4000-8000-000000000001'], sections: ['Leave > Sick pay'] };

const HIT = {
  ...placeOf('3. Sick leave is paid.'),
  rank: 1,
  score: 0.8,
  marks: [],
  why: { ruleNumber: 0, words: 0.8, meaning: 0, kind: 0 },
  matched: [1, 1] as [number, number],
};

const NO_RULE: SearchAnswer = {
  query: 'drones',
  scope: SCOPE,
  answered: false,
  hits: [],
  nearest: [],
  widened: [],
  unknownClauses: [],
  notSearched: [],
  degraded: [],
  ms: { model: 0, words: 0, meaning: 0, fuse: 0, total: 0 },
};

/** An agent over an engine that gives these answers; `asked` and `told` are what the engine and the log heard. */
async function agentOver(answers: Readonly<Record<string, unknown>>) {
  const asked: [name: string, input: unknown][] = [];
  const told: string[] = [];
  const call = async (name: string, input: unknown) => {
    asked.push([name, input]);
    return answers[name];
  };
  const server = createServer({
    engine: { call: call as EngineClient['call'], onEvent: () => () => false, stop: async () => undefined },
    scope: SCOPE,
    language: 'en',
    libraries: ['House'],
    limits: createCallLimits(() => 0),
    tellFailure: (tool, code) => told.push(`${tool} ${code}`),
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  onTestFinished(() => client.close());
  const answer = async (name: string, input: Record<string, unknown>) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
  return { asked, told, answer };
}

const QUESTION = { question: 'May drones fly?' };

test('every operation is asked with the scope of the server, and a rule number by its leg alone', async () => {
  const { asked, answer } = await agentOver({ search: succeed({ ...NO_RULE, answered: true, hits: [HIT] }) });
  await answer('look_up_rule', { number: '3' });
  await answer('search_policies', QUESTION);
  expect(asked).toEqual([
    ['search', { query: '3', scope: SCOPE, legs: ['number'] }],
    ['search', { query: 'May drones fly?', scope: SCOPE }],
  ]);
});

test.each(['store-damaged', 'library-unknown', 'section-unknown', 'engine-stopped'] as const)(
  'a search that fails with %s is an error and no empty answer',
  async (code) => {
    const { told, answer } = await agentOver({ search: fail(code) });
    expect(await answer('search_policies', QUESTION)).toMatchObject({
      isError: true,
      structuredContent: { error: { code } },
    });
    expect(told).toEqual([`search_policies ${code}`]);
  },
);

test('an answer whose scope cannot be read any more is an error and no empty answer', async () => {
  const { answer } = await agentOver({ search: succeed(NO_RULE), documentsInScope: fail('store-busy') });
  expect(await answer('search_policies', QUESTION)).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'store-busy' } },
  });
});

test('an answer says what it was found without, what else was searched and what was not', async () => {
  const found: SearchAnswer = {
    ...NO_RULE,
    answered: true,
    hits: [HIT],
    widened: [{ from: 'PTO', to: 'paid "leave"', origin: 'text' }],
    notSearched: [{ file: 'scan.pdf', code: 'page-no-text', details: { page: 3 } }],
    degraded: ['model-missing'],
  };
  const { answer } = await agentOver({ search: succeed(found) });
  const text = JSON.stringify((await answer('search_policies', QUESTION)).content);
  expect(text).toContain('the language model is missing');
  expect(JSON.parse(text)[0].text).toContain('Also searched: "paid \\"leave\\""');
  expect(JSON.parse(text)[0].text).toContain('Not searched: 1 file, or part of one:\n  "scan.pdf": ');
});

test('no rule found names the sections that were searched', async () => {
  const searched = { libraries: ['House'], documents: [], notSearched: [] };
  const { answer } = await agentOver({ search: succeed(NO_RULE), documentsInScope: succeed(searched) });
  const { content } = await answer('search_policies', QUESTION);
  expect(JSON.stringify(content)).toContain('Only these sections: \\"Leave > Sick pay\\"');
});
