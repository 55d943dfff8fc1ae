import { quoteName } from '../../mcp/quote-name.ts';
import { takeStandardOutput } from '../../mcp/protocol-output.ts';
import { serveAgents } from '../../mcp/serve-agents.ts';
import { ask, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { scopeOf } from '../scope-options.ts';

/** `mcp`: answers an agent over standard input and output, in the scope that the command line names. */
export async function mcpCommand(context: CommandContext): Promise<number> {
  const { rest, engine, language, signal, say, tell } = context;
  const [stray] = rest;
  if (stray !== undefined) throw new UsageError(say('terminal.usage', { word: stray }));
  const output = takeStandardOutput();
  const scope = await scopeOf(context);
  // Also says now, to the person, what an agent could do nothing about: an unknown document, a scope that cannot be kept.
  const { libraries, documents } = await ask(context, 'documentsInScope', { scope });
  tell(say('agent.serving', { count: documents.length, libraries: libraries.map(quoteName).join(', ') }));
  await serveAgents({
    engine,
    scope,
    language,
    libraries,
    signal,
    input: process.stdin,
    output,
    tellFailure: (tool, code) => {
      tell(say('agent.failed', { tool, code }));
    },
  });
  return EXIT.answered;
}
