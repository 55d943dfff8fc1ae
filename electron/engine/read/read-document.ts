import { CodedError } from '../../../shared/app-error.ts';
import type { Format } from '../../../shared/document.ts';
import { titleFromFileName } from './document-fields.ts';
import type { DocumentFields, DocumentText, ReadingInput } from './document-text.ts';
import { readDocx } from './docx/read-docx.ts';
import {
  holdsEncryptedPackage,
  holdsPdf,
  holdsWordXml,
  oleFormatOf,
  signatureOf,
  type Signature,
} from './file-signature.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readCsv } from './read-csv.ts';
import { readHtml } from './read-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPlainText } from './read-plain-text.ts';
import { statedFields } from './stated-fields.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const FORMAT_BY_EXTENSION: Record<string, Format> = {
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  docx: 'docx',
  // The same with macros, which are never run, and templates.
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  pdf: 'pdf',
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

const READERS: Record<Format, (input: ReadingInput) => DocumentText | Promise<DocumentText>> = {
  markdown: readMarkdown,
  text: readPlainText,
  html: readHtml,
  docx: readDocx,
  pdf: readPdf,
  csv: readCsv,
  xlsx: readXlsx,
};

/**
 * Reads a file of any format that a reader exists for. The extension says which one, and the bytes must agree: a file
 * that is not what its name says is refused rather than half read.
 *
 * @throws CodedError `file-empty`, `format-unsupported` {extension} or {format}, `format-mismatch` {extension, found},
 *   `document-no-text`, and what the reader of the format throws.
 */
export async function readDocument(input: ReadingInput): Promise<DocumentText> {
  if (input.bytes.length === 0) throw new CodedError('file-empty');
  const document = await READERS[formatOf(input)](input);
  const saysItself = document.format === 'docx' || document.format === 'pdf';
  if (!saysItself && document.blocks.length === 0) throw new CodedError('document-no-text');
  return { ...document, fields: withStated(document, input.fileName) };
}

/** UTF-16 units; names of treaties have four hundred. */
const LONGEST_TITLE = 1_000;

/**
 * Front matter and file properties are written to be read by programs, so they win over the body; the file's name, which
 * is the title of last resort, does not.
 */
function withStated(document: DocumentText, fileName: string): DocumentFields {
  const stated = statedFields(document);
  const isNamedAfterFile = document.fields.title === titleFromFileName(fileName);
  const fields = { ...stated, ...document.fields };
  const title = isNamedAfterFile ? (stated.title ?? fields.title) : fields.title;
  return title === undefined ? fields : { ...fields, title: shortened(title) };
}

/** A title stands beside every passage of its document; a page-long heading is none, and no title is cut in a pair. */
function shortened(title: string): string {
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Formats of other office programs by their extension, whatever the file then holds. */
const OFFICE_EXTENSIONS: Readonly<Record<string, string>> = {
  doc: 'doc',
  dot: 'doc',
  rtf: 'rtf',
  odt: 'odt',
  ott: 'odt',
  fodt: 'odt',
  odp: 'odp',
  ppt: 'ppt',
  pps: 'ppt',
  pptx: 'pptx',
  pptm: 'pptx',
  ppsx: 'pptx',
  wps: 'wps',
  pages: 'pages',
};

function formatOf({ bytes, fileName }: ReadingInput): Format {
  const extension = /\.([^./\\]{1,20})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const format = FORMAT_BY_EXTENSION[extension];
  const signature = signatureOf(bytes);
  const office = officeFormatOf(extension, signature, bytes);
  if (office !== null) throw new CodedError('format-unsupported', { format: office });
  if (format === undefined) throw new CodedError('format-unsupported', { extension });
  if (!agrees(format, signature, bytes)) {
    throw new CodedError('format-mismatch', { extension, found: signature ?? 'unknown' });
  }
  return format;
}

/**
 * The office format that no reader exists for; null for what may be read. Older formats often carry the newer extension,
 * so their own name says more than "not what it says".
 */
function officeFormatOf(extension: string, signature: Signature | null, bytes: Uint8Array): string | null {
  const named = OFFICE_EXTENSIONS[extension];
  if (named !== undefined) return named;
  if (signature === 'rtf') return 'rtf';
  if (signature === 'ole') return holdsEncryptedPackage(bytes) ? null : (oleFormatOf(bytes) ?? unnamedOle(extension));
  const mayBeWord = extension === 'xml' || FORMAT_BY_EXTENSION[extension] === 'docx';
  return mayBeWord && holdsWordXml(bytes) ? 'word-xml' : null;
}

/** Files whose folder of streams says nothing: the oldest formats of either program. */
function unnamedOle(extension: string): string {
  return /^xls/.test(extension) ? 'xls' : 'doc';
}

function agrees(format: Format, signature: Signature | null, bytes: Uint8Array): boolean {
  switch (format) {
    case 'docx':
    case 'xlsx':
      return signature === 'zip' || (signature === 'ole' && holdsEncryptedPackage(bytes));
    case 'pdf':
      return holdsPdf(bytes);
    default:
      return signature === null || signature === 'html';
  }
}
