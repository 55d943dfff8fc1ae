import PostalMime from 'postal-mime';
import { CodedError } from '../../../../shared/app-error.ts';
import type { ReadingProblem } from '../../../../shared/document.ts';
import type { DocumentText, ReadingInput } from '../document-text.ts';
import { signatureOf } from '../file-signature.ts';
import type { Archive } from '../office/open-archive.ts';
import type { Relationship } from '../office/package.ts';
import { readHtml } from '../read-html.ts';
import { readPlainText } from '../read-plain-text.ts';
import type { ChunkItem } from './story.ts';

/** Documents inside a Word file (`w:altChunk`) by relationship id, and what is to be said of them. */
export interface EmbeddedDocuments {
  chunks: ReadonlyMap<string, ChunkItem>;
  problems: ReadingProblem[];
}

const encoder = new TextEncoder();

type ReadChunk = (input: ReadingInput) => DocumentText | Promise<DocumentText>;

/**
 * Reads the documents that a program put whole into a Word file, for Word to take apart when it opens it. One that no
 * reader exists for, or that is broken, is named as not searched; the rest of the file is read all the same.
 * @param readWord reads a Word file inside the Word file
 */
export async function readEmbedded(
  archive: Archive,
  relationships: readonly Relationship[],
  readWord: ReadChunk,
): Promise<EmbeddedDocuments> {
  const chunks = new Map<string, ChunkItem>();
  const problems: ReadingProblem[] = [];
  for (const { id, type, target } of relationships) {
    if (type !== 'aFChunk') continue;
    try {
      const document = await readTarget(archive, target, readWord);
      chunks.set(id, { kind: 'chunk', text: document.text, blocks: document.blocks });
      problems.push(...document.problems);
    } catch (error) {
      if (!(error instanceof CodedError) || error.code === 'file-too-large') throw error;
      problems.push({ code: 'part-unread', details: { format: extensionOf(target) } });
    }
  }
  return { chunks, problems };
}

async function readTarget(archive: Archive, target: string, readWord: ReadChunk): Promise<DocumentText> {
  const bytes = archive.read(target);
  if (bytes === null) throw new CodedError('file-missing');
  return await readerOf(target, bytes, readWord)({ bytes, fileName: target });
}

/** The bytes say more than the name: Word goes by the content type, and programs name these parts as they like. */
function readerOf(target: string, bytes: Uint8Array, readWord: ReadChunk): ReadChunk {
  const signature = signatureOf(bytes);
  if (signature === 'zip') return readWord;
  if (signature === 'html') return readHtml;
  if (signature !== null) throw new CodedError('format-unsupported', { format: signature });
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4_096));
  if (/^(?:mime-version|content-type):/im.test(head)) return readWebArchive;
  return /^(?:x?html?|xml)$/.test(extensionOf(target)) ? readHtml : readPlainText;
}

/**
 * A page saved with its pictures in one file (MHT): only the page is text. The page itself names the encoding that it had
 * in the archive, which it has no longer.
 */
async function readWebArchive({ bytes, fileName }: ReadingInput): Promise<DocumentText> {
  const { html, text } = await PostalMime.parse(bytes);
  if (html !== undefined) return readHtml({ bytes: encoder.encode(html), fileName, encoding: 'utf-8' });
  return readPlainText({ bytes: encoder.encode(text ?? ''), fileName, encoding: 'utf-8' });
}

function extensionOf(target: string): string {
  return /\.([^./\\]{1,20})$/.exec(target)?.[1]?.toLowerCase() ?? '';
}
