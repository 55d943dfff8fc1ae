import type { Block } from '../../../../shared/block.ts';
import type { DocumentFields, DocumentText } from '../../../../electron/engine/read/document-text.ts';
import type { PassageDraft } from '../../../../electron/engine/split/passage-draft.ts';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';

/** One block of a test document: its words, and what the reader would say of them. */
export interface Part {
  words: string;
  as?: 'heading' | 'paragraph' | 'list-item' | 'note';
  level?: number;
  depth?: number;
  /** A number that the reader found beside the words. */
  number?: string;
}

export function heading(level: number, words: string): Part {
  return { words, as: 'heading', level };
}

export function paragraph(words: string): Part {
  return { words };
}

export function item(words: string, depth = 0, number?: string): Part {
  return { words, as: 'list-item', depth, ...(number === undefined ? {} : { number }) };
}

/** A text document of these parts with an empty line between any two. */
export function documentOf(parts: Part[], fields: DocumentFields = {}): DocumentText {
  let text = '';
  const blocks = parts.map((part): Block => {
    const span = { start: text.length, end: text.length + part.words.length };
    text += `${part.words}\n\n`;
    const number = part.number === undefined ? {} : { number: part.number };
    if (part.as === 'heading') return { type: 'heading', level: part.level ?? 1, ...span, ...number };
    if (part.as === 'list-item') return { type: 'list-item', depth: part.depth ?? 0, ...span, ...number };
    return { type: part.as ?? 'paragraph', ...span, ...number };
  });
  return { format: 'text', encoding: 'utf-8', text, hasLines: true, blocks, pages: null, fields, problems: [] };
}

/** Passages of these parts; a token is a code point. */
export function passagesOf(parts: Part[], fields: DocumentFields = {}): PassageDraft[] {
  return splitPassages(documentOf(parts, fields), countCodePoints);
}

export function countCodePoints(text: string): number {
  return Array.from(text).length;
}
