import { CodedError } from '../../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import { titleFromFileName } from '../document-fields.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { openArchive, type Archive } from '../office/open-archive.ts';
import { unlockPackage } from '../office/unlock-package.ts';
import { childrenOf, toInteger, type XmlNode } from '../office/xml-tree.ts';
import { readProperties } from './document-properties.ts';
import { readDrawingText } from './drawing-text.ts';
import { readEmbedded, type EmbeddedDocuments } from './embedded-documents.ts';
import { readNumbering } from './numbering.ts';
import { readParts, type PackageParts } from './package-parts.ts';
import { StoryReader } from './story-reader.ts';
import { readStyles } from './styles.ts';
import { BlockWriter } from './write-blocks.ts';

/** Word files inside Word files; a generator puts one into another, a hostile file goes on without end. */
const MAXIMUM_EMBEDDING = 3;

/**
 * Reads a Word file (.docx, .docm): its text as Word shows it with all tracked changes accepted, automatic clause numbers
 * in front of their paragraphs. Headers, footers, comments and generated tables of contents are left out, macros and
 * links are never run or followed.
 * @throws CodedError `format-mismatch`, `format-unsupported`, `password-required`, `file-too-large`, `document-damaged`,
 * `document-no-text`.
 */
export async function readDocx(input: ReadingInput): Promise<DocumentText> {
  if (input.bytes.length === 0) throw new CodedError('file-empty');
  return await readPackage(await unlockPackage(input.bytes, input.password), input.fileName, 0);
}

async function readPackage(bytes: Uint8Array, fileName: string, embedding: number): Promise<DocumentText> {
  if (embedding > MAXIMUM_EMBEDDING) throw new CodedError('document-damaged', { reason: 'nested-too-deeply' });
  const archive = openArchive(bytes);
  const parts = readParts(archive);
  const embedded = await readEmbedded(archive, parts.relationships, (chunk) =>
    readPackage(chunk.bytes, chunk.fileName, embedding + 1),
  );
  return readText(archive, parts, embedded, fileName);
}

function readText(archive: Archive, parts: PackageParts, embedded: EmbeddedDocuments, fileName: string): DocumentText {
  // One is the rule; Word shows the text of all.
  const bodies = childrenOf(parts.document, 'body');
  if (bodies.length === 0) throw new CodedError('document-damaged');
  const styles = readStyles(parts.styles);
  const reader = new StoryReader({
    styles,
    numbering: readNumbering(parts.numbering, styles),
    footnotes: notesById(parts.footnotes, 'footnote'),
    endnotes: notesById(parts.endnotes, 'endnote'),
    chunks: embedded.chunks,
    drawingText: (id) => readDrawingText(archive, parts.relationships, id),
  });
  const items = bodies.flatMap((body) => reader.readStory(body));
  const writer = new BlockWriter();
  writer.write(items);
  const problems = [...problemsOf(reader), ...embedded.problems];
  if (writer.blocks.length === 0) throw new CodedError('document-no-text');
  return {
    format: 'docx',
    encoding: null,
    text: writer.text,
    hasLines: false,
    blocks: writer.blocks,
    // Word lays pages out anew on each machine; the file itself has none.
    pages: null,
    fields: { title: titleFromFileName(fileName), ...readProperties(parts, items, writer) },
    problems,
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

function problemsOf({ changes, subdocuments }: StoryReader): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  if (changes.insertions + changes.deletions > 0) problems.push({ code: 'changes-pending', details: { ...changes } });
  if (subdocuments > 0) problems.push({ code: 'part-unread', details: { format: 'subdocument' } });
  return problems;
}
