import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import { whenEnded, type CliRun } from './run-cli.ts';
import { ROOT, sharedTestEngine, writePolicies, type TestEngine } from './start-test-engine.ts';

const PROGRAM = path.join(ROOT, 'bin', 'policy-lookup');

function environment(): Record<string, string> {
  const own = Object.entries(process.env).map(([name, value = '']) => [name, value]);
  return { ...Object.fromEntries(own), LC_ALL: 'C', ELECTRON_RUN_AS_NODE: '' };
}

/** An agent of the SDK's own client that talks to the real program. */
export interface TestAgent {
  client: Client;
  call(tool: string, input?: Record<string, unknown>): Promise<CallToolResult>;
  /** The text of an answer; an error fails the test. */
  text(tool: string, input?: Record<string, unknown>): Promise<string>;
  /** The code of a refusal; an answer fails the test. */
  code(tool: string, input?: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Closed when the test ends. `options`: what stands after `mcp` on the command line. */
export async function startAgent(data: string, ...options: string[]): Promise<TestAgent> {
  const transport = new StdioClientTransport({
    command: PROGRAM,
    args: ['--data', data, 'mcp', ...options],
    env: environment(),
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
  return {
    client,
    call,
    async text(tool, input) {
      const result = await call(tool, input);
      if (result.isError) throw new Error(textOf(result));
      return textOf(result);
    },
    async code(tool, input) {
      const { structuredContent } = await call(tool, input);
      if (structuredContent === undefined) throw new Error('it was answered');
      return Reflect.get(Object(structuredContent['error']), 'code');
    },
    close: () => client.close(),
  };
}

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The references of an answer, in its order. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(/^Reference: (plr1:\S+)$/gm)].map(([, reference = '']) => reference);
}

/** Starts the program for a conversation by hand; standard input is the test's. */
export function startByHand(data: string, ...options: string[]) {
  return spawn(PROGRAM, ['--data', data, 'mcp', ...options], { env: environment(), stdio: 'pipe' });
}

export const HELLO = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** A call of a tool as a message. */
export function callMessage(id: number, name: unknown, input: unknown): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } };
}

/** An answer of the server, as far as tests read it. */
export interface Message {
  jsonrpc: string;
  id: number | null;
  result?: CallToolResult;
  error?: { code: number; message: string };
}

export interface Conversation extends CliRun {
  /** Everything that came over standard output, which holds nothing but JSON lines. */
  messages: Message[];
}

/** Sends lines after the greeting and ends the input; answers what came back until the program ended by itself. */
export async function talk(
  data: string,
  options: string[],
  lines: readonly (string | object)[],
): Promise<Conversation> {
  const child = startByHand(data, ...options);
  const run = whenEnded(child);
  for (const line of [HELLO, ...lines])
    child.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  child.stdin.end();
  const ended = await run;
  const printed = ended.out.split('\n').filter((line) => line !== '');
  return { ...ended, messages: printed.map((line): Message => JSON.parse(line)) };
}

/** Policies by file, by library. */
type Libraries = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** One data folder for all tests of the file, written once; its engine goes on beside the servers. */
export function sharedPolicies(libraries: Libraries): { data: () => string; engine: () => TestEngine } {
  let data = '';
  const engine = sharedTestEngine(async (started, folder) => {
    data = path.join(folder, 'data');
    for (const [index, [name, files]] of Object.entries(libraries).entries()) {
      await started.importFiles(name, writePolicies(path.join(folder, `policies-${index}`), files));
    }
    await started.ask('waitForVectors', {});
  });
  return { data: () => data, engine };
}
