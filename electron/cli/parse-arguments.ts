import { parseArgs } from 'node:util';
import { LANGUAGES, languageFor, type Language } from '../../shared/language.ts';

/** What narrows a read, see `scope-options.ts`. */
const SCOPE_OPTIONS = ['library', 'document', 'section', 'status', 'as-of', 'format', 'tag'] as const;

/** The terminal's own table: which options each command takes. Operations and their checks are the contract's. */
const COMMAND_OPTIONS = {
  import: ['library', 'demo', 'as', 'new-version-of', 'include', 'encoding', 'password-file', 'no-wait', 'json'],
  imports: ['json'],
  watch: ['library', 'include', 'list', 'stop', 'notices', 'resolve', 'accept', 'keep', 'json'],
  search: [...SCOPE_OPTIONS, 'limit', 'legs', 'explain', 'json', 'queries'],
  read: ['json'],
  list: [...SCOPE_OPTIONS, 'facets', 'json'],
  remove: ['library', 'document', 'now', 'json'],
  tag: ['library', 'document', 'clause', 'line', 'add', 'author', 'json'],
  teach: ['author', 'json'],
  phrasings: ['library', 'add', 'meaning', 'author', 'remove', 'export', 'import', 'json'],
  passages: ['library', 'json'],
  verify: ['json'],
  ocr: ['json'],
  mcp: SCOPE_OPTIONS,
} as const satisfies Record<string, readonly OptionName[]>;

export type CommandName = keyof typeof COMMAND_OPTIONS;
const COMMANDS = Object.keys(COMMAND_OPTIONS) as CommandName[];

const OPTIONS = {
  data: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  library: { type: 'string', multiple: true },
  document: { type: 'string', multiple: true },
  section: { type: 'string', multiple: true },
  status: { type: 'string', multiple: true },
  format: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  'as-of': { type: 'string' },
  limit: { type: 'string' },
  legs: { type: 'string' },
  json: { type: 'boolean' },
  queries: { type: 'string' },
  demo: { type: 'boolean' },
  as: { type: 'string' },
  'new-version-of': { type: 'string' },
  'no-wait': { type: 'boolean' },
  include: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  'password-file': { type: 'string' },
  list: { type: 'boolean' },
  facets: { type: 'boolean' },
  explain: { type: 'boolean' },
  stop: { type: 'string' },
  notices: { type: 'boolean' },
  resolve: { type: 'string' },
  accept: { type: 'boolean' },
  keep: { type: 'boolean' },
  now: { type: 'boolean' },
  clause: { type: 'string' },
  line: { type: 'string' },
  add: { type: 'string' },
  author: { type: 'string' },
  meaning: { type: 'string' },
  remove: { type: 'string' },
  export: { type: 'string' },
  import: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;
const EVERYWHERE: readonly OptionName[] = ['data', 'language', 'help', 'version'];

export type OptionValues = ReturnType<typeof parseStrictly>['values'];

export interface ParsedArguments {
  kind: 'command';
  command: CommandName;
  values: OptionValues;
  /** What stands after the command: files, the question's words, a reference. */
  rest: string[];
}

/** What a command line asks for. `usage`: not understood; `word` is what it failed at. */
export type CommandLine = ParsedArguments | { kind: 'help' } | { kind: 'version' } | { kind: 'usage'; word: string };

export function parseCommandLine(args: readonly string[]): CommandLine {
  let parsed: ReturnType<typeof parseStrictly>;
  try {
    parsed = parseStrictly(args);
  } catch (error) {
    return { kind: 'usage', word: unknownWord(error) };
  }
  const { values, positionals } = parsed;
  if (values.version) return { kind: 'version' };
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return { kind: 'help' };
  const command = COMMANDS.find((known) => known === name);
  if (!command) return { kind: 'usage', word: name };
  const foreign = Object.keys(values).find((option) => !isAllowed(command, option));
  return foreign === undefined ? { kind: 'command', command, values, rest } : { kind: 'usage', word: `--${foreign}` };
}

function parseStrictly(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
}

function isAllowed(command: CommandName, option: string): boolean {
  const allowed: readonly string[] = [...EVERYWHERE, ...COMMAND_OPTIONS[command]];
  return allowed.includes(option);
}

/** parseArgs names the option in quotes in its message and nowhere else. */
function unknownWord(error: unknown): string {
  return /'(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
}

/** The language of the terminal: the option, else LC_ALL, LC_MESSAGES, LANG, else English; null for an unknown option. */
export function terminalLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language | null {
  const position = args.findIndex((word) => word === '--language' || word.startsWith('--language='));
  if (position >= 0) {
    const asked = args[position]?.split('=')[1] ?? args[position + 1];
    return LANGUAGES.find((language) => language === asked) ?? null;
  }
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return languageFor([locale]);
}
