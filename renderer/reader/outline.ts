import type { OpenedDocument } from '../../shared/opened-document.ts';

/** A heading of a document. */
export interface Heading {
  start: number;
  end: number;
  title: string;
  /** From 0: how many headings stand above it. */
  depth: number;
}

/** The headings in order. Levels that a document leaves out take no room. */
export function headingsOf({ text, blocks }: Pick<OpenedDocument, 'text' | 'blocks'>): Heading[] {
  const open: number[] = [];
  const headings: Heading[] = [];
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    const title = text.slice(block.start, block.end).trim().replace(/\s+/g, ' ');
    if (title !== '') headings.push({ start: block.start, end: block.end, title, depth: open.length });
    open.push(block.level);
  }
  return headings;
}

/** Index of the heading under which an offset stands; -1 above the first. */
export function headingAt(headings: readonly Heading[], offset: number): number {
  return headings.findLastIndex(({ start }) => start <= offset);
}
