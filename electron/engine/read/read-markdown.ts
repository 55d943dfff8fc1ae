import { parse } from 'yaml';
import type { Block } from '../../../shared/block.ts';
import { decodeText } from './decode-text.ts';
import { fieldsFrom, titleFromFileName } from './document-fields.ts';
import type { DocumentFields, DocumentText, ReadingInput } from './document-text.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { parseMarkdown, plainTextOf } from './parse-markdown.ts';

/** UTF-16 units of front matter that are understood; aliases of a longer one could expand without end. */
const LONGEST_FRONT_MATTER = 100_000;

/**
 * Reads a Markdown file. The stored text is the decoded file, so its lines are the file's lines, and every block is a
 * span of it. HTML in it is text. What it says of itself stands in its front matter.
 *
 * @throws CodedError `encoding-unknown`, `file-too-large`
 */
export function readMarkdown(input: ReadingInput): DocumentText {
  const { text, encoding, problems } = decodeText(input.bytes, { forced: input.encoding });
  const blocks: Block[] = [];
  let fields: DocumentFields = {};
  for (const part of parseMarkdown(text)) {
    const [first] = part.nodes;
    if (first?.type === 'yaml') fields = fieldsFrom(propertiesOf(first.value));
    for (const block of markdownBlocks(text, part)) blocks.push(block);
  }
  const title = fields.title ?? topHeading(text, blocks) ?? titleFromFileName(input.fileName);
  return {
    format: 'markdown',
    encoding,
    text,
    hasLines: true,
    blocks,
    pages: null,
    fields: { ...fields, title },
    problems,
  };
}

function topHeading(text: string, blocks: Block[]): string | null {
  const heading = blocks.find((block) => block.type === 'heading' && block.level === 1);
  return heading ? plainTextOf(text.slice(heading.start, heading.end)) || null : null;
}

/** Nothing when the front matter is no valid YAML: it is not the reader's to judge. */
function propertiesOf(source: string): Record<string, unknown> {
  if (source.length > LONGEST_FRONT_MATTER) return {};
  try {
    const value: unknown = parse(source, { uniqueKeys: false, maxAliasCount: 20, logLevel: 'silent' });
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
