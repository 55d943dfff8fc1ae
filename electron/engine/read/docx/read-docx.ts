import { CodedError } from '../../../../shared/app-error.ts';
import type { Block } from '../../../../shared/block.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { readNumbering } from './numbering.ts';
import { openArchive } from '../office/open-archive.ts';
import { readParts } from './package-parts.ts';
import type { PendingChanges } from './paragraph-text.ts';
import { plainTextOf, type StoryItem } from './story.ts';
import { StoryReader } from './story-reader.ts';
import { readStyles } from './styles.ts';
import { BlockWriter } from './write-blocks.ts';
import { childOf, childrenOf, textOf, toInteger, type XmlNode } from '../office/xml-tree.ts';

/** Titles that programs write by themselves. */
const PLACEHOLDER_TITLE =
  /^(?:document ?\d*|untitled.*|microsoft word\b.*|word document|title|文档 ?\d*|文件 ?\d*|未命名.*|.*\.docx?)$/i;

/**
 * Reads a Word file (.docx): its text as Word shows it with all tracked changes accepted, automatic clause numbers in
 * front of their paragraphs. Headers, footers, comments and generated tables of contents are left out.
 * @throws CodedError `format-mismatch`, `password-required`, `file-too-large`, `document-damaged`, `document-no-text`.
 */
export function readDocx(input: ReadingInput): Promise<DocumentText> {
  return Promise.resolve().then(() => readBytes(input));
}

function readBytes(input: ReadingInput): DocumentText {
  if (input.bytes.length === 0) throw new CodedError('file-empty');
  const parts = readParts(openArchive(input.bytes));
  const body = childOf(parts.document, 'body');
  if (body === undefined) throw new CodedError('document-damaged');
  const styles = readStyles(parts.styles);
  const reader = new StoryReader({
    styles,
    numbering: readNumbering(parts.numbering, styles),
    footnotes: notesById(parts.footnotes, 'footnote'),
    endnotes: notesById(parts.endnotes, 'endnote'),
  });
  const items = reader.readStory(body);
  const writer = new BlockWriter();
  writer.write(items);
  if (writer.blocks.length === 0) throw new CodedError('document-no-text');
  const text = writer.text;
  return {
    format: 'docx',
    encoding: null,
    text,
    hasLines: false,
    blocks: writer.blocks,
    // Word lays pages out anew on each machine; the file itself has none.
    pages: null,
    fields: { title: titleOf(parts.coreProperties, items, writer.blocks, text) ?? withoutExtension(input.fileName) },
    problems: problemsOf(reader.changes),
  };
}

/** Notes by id. The separators that Word keeps among them have a type; notes have none. */
function notesById(root: XmlNode | null, name: string): ReadonlyMap<number, XmlNode> {
  const notes = new Map<number, XmlNode>();
  for (const node of childrenOf(root ?? undefined, name)) {
    const id = toInteger(node.attributes.id);
    const type = node.attributes.type ?? 'normal';
    if (id !== undefined && type === 'normal') notes.set(id, node);
  }
  return notes;
}

function titleOf(
  properties: XmlNode | null,
  items: readonly StoryItem[],
  blocks: readonly Block[],
  text: string,
): string | null {
  const property = childOf(properties ?? undefined, 'title');
  const stated = property === undefined ? '' : oneLine(textOf(property));
  if (stated !== '' && !PLACEHOLDER_TITLE.test(stated)) return stated;
  const styled = items.find((item) => item.kind === 'paragraph' && item.isTitle && item.text !== '');
  if (styled !== undefined) return oneLine(plainTextOf([styled]));
  const heading = blocks.find((block) => block.type === 'heading');
  return heading === undefined ? null : oneLine(text.slice(heading.start, heading.end));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '');
}

function problemsOf(changes: PendingChanges): ReadingProblem[] {
  if (changes.inserted === 0 && changes.deleted === 0) return [];
  return [{ code: 'changes-pending', details: { inserted: changes.inserted, deleted: changes.deleted } }];
}
