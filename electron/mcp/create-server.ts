import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { CodedError, toAppError } from '../../shared/app-error.ts';
import { describeError } from '../../shared/describe-error.ts';
import { LIMITS } from '../../shared/limits.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import { PROGRAM_VERSION } from '../../shared/program-version.ts';
import { namesIn } from './search-text.ts';
import { createTools, type Tool, type ToolContext } from './tools.ts';

/** A call as it was sent: the SDK's own schema, which checks it too, would leave keys out before anybody could refuse them. */
const CALL = CallToolRequestSchema.extend({
  params: z.looseObject({ name: z.unknown(), arguments: z.unknown().optional() }).optional(),
});

/** Every tool only reads, and reads only what lies on this computer. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export interface ServerParts extends ToolContext {
  /** Names of the libraries in scope. */
  libraries: readonly string[];
  /** Hears of a call that failed: its tool and code, nothing of what was asked. */
  tellFailure: (tool: string, code: string) => void;
}

/**
 * The server without its transport. Calls are answered from the table of tools; the checks of the SDK's own registry would
 * answer in its words instead of the program's codes.
 */
export function createServer(parts: ServerParts): McpServer['server'] {
  const say = translatorFor(parts.language);
  const tools = createTools(say);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const { server } = new McpServer(
    { name: 'policy-lookup', version: PROGRAM_VERSION },
    {
      capabilities: { tools: { listChanged: false } },
      instructions: say('agent.instructions', { libraries: namesIn(parts.libraries, say) }),
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listedTool) }));
  server.setRequestHandler(CALL, ({ params }, { signal }) => {
    const tool = typeof params?.name === 'string' ? byName.get(params.name) : undefined;
    if (!tool) throw new McpError(ErrorCode.InvalidParams, say('agent.unknownTool'));
    return callTool(tool, params?.arguments ?? {}, parts, signal);
  });
  return server;
}

function listedTool({ name, title, description, input }: Tool): ListedTool {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries<unknown>(properties).filter(isSchema)),
      required,
      additionalProperties: false,
    },
    annotations: { title, ...READ_ONLY },
  };
}

/** JSON Schema also knows `true` and `false` in place of a schema. */
function isSchema(entry: [string, unknown]): entry is [string, object] {
  return typeof entry[1] === 'object';
}

async function callTool(tool: Tool, given: unknown, parts: ServerParts, signal: AbortSignal): Promise<CallToolResult> {
  try {
    if (!parts.limits.admitCall()) throw new CodedError('too-many-calls', { limit: LIMITS.agentCalls });
    return { content: [{ type: 'text', text: await tool.run(parts, given, signal) }] };
  } catch (thrown) {
    const error = toAppError(thrown);
    parts.tellFailure(tool.name, error.code);
    return failure(tool, error, parts);
  }
}

/** An error by its code, for programs, and as a sentence, for models. */
function failure(tool: Tool, error: ReturnType<typeof toAppError>, { language }: ServerParts): CallToolResult {
  const say = translatorFor(language);
  const names = Object.keys(tool.input.shape);
  const sentences = [
    describeError(error, language),
    ...(error.code === 'invalid-input'
      ? [say('agent.arguments', { tool: tool.name, arguments: names.join(', ') })]
      : []),
  ];
  const message = sentences.join(' ');
  return {
    isError: true,
    content: [{ type: 'text', text: `${message} (${error.code})` }],
    structuredContent: { error: { code: error.code, details: error.details, message } },
  };
}
