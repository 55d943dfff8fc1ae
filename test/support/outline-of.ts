import type { Block } from '../../shared/block.ts';
import type { DocumentText } from '../../electron/engine/read/document-text.ts';

/** A document as one line for each block: its kind, then its text as it stands in the stored text. */
export function outlineOf({ text, blocks }: DocumentText): string[] {
  return blocks.map((block) => `${kindOf(block)}: ${text.slice(block.start, block.end)}`);
}

function kindOf(block: Block): string {
  if (block.type === 'heading') return `h${block.level}`;
  if (block.type === 'list-item') return `item ${block.depth}`;
  return block.type;
}
