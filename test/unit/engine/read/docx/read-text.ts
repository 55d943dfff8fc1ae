import type { DocumentText } from '../../../../../electron/engine/read/document-text.ts';
import { readDocx } from '../../../../../electron/engine/read/docx/read-docx.ts';
import { makeDocx, type DocxParts } from '../../../../fixtures/make-docx.ts';

/** A Word file of these parts as the reader delivers it. */
export function read(parts: DocxParts, fileName = 'Leave policy.docx'): Promise<DocumentText> {
  return readDocx({ bytes: makeDocx(parts), fileName });
}

/** The text of a document whose body this is. */
export async function textOf(body: string, parts: Omit<DocxParts, 'body'> = {}): Promise<string> {
  return (await read({ ...parts, body })).text;
}

/** The text of each block. */
export function slices(document: DocumentText): string[] {
  return document.blocks.map((block) => document.text.slice(block.start, block.end));
}
