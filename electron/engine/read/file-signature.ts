/** What the first bytes of a file say it is. `html` and `text` are judged by words, the others by their marks. */
export type Signature =
  'pdf' | 'zip' | 'ole' | 'rtf' | 'png' | 'jpeg' | 'gif' | 'gzip' | '7z' | 'rar' | 'sqlite' | 'program' | 'html';

const MARKS: readonly [Signature, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', bytesOf('{\\rtf')],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', bytesOf('GIF8')],
  ['gzip', [0x1f, 0x8b, 0x08]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', bytesOf('Rar!\u001a')],
  ['sqlite', bytesOf('SQLite format 3')],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0x4d, 0x5a, 0x90, 0x00]],
];

/** Bytes. PDF readers accept the mark anywhere in them, after what mail programs and printers put in front. */
const PDF_MARK_WITHIN = 1_024;

/** Bytes. Word names its own root after the XML declaration and one more instruction. */
const WORD_XML_WITHIN = 1_024;

/** Null when nothing is known of the bytes, as with plain text. */
export function signatureOf(bytes: Uint8Array): Signature | null {
  for (const [signature, mark] of MARKS) {
    if (mark.every((byte, at) => bytes[at] === byte)) return signature;
  }
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, PDF_MARK_WITHIN));
  if (head.startsWith('%PDF-')) return 'pdf';
  return /^[\s\u00ef\u00bb\u00bf]*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head)\b/i.test(head) ? 'html' : null;
}

/** Whether a PDF begins somewhere in the first kilobyte. */
export function holdsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_MARK_WITHIN)).includes('%PDF-');
}

/** Whether an OLE container holds a newer Office file locked with a password. */
export function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('EncryptedPackage', 0, 'utf16le');
}

/** What an OLE container of the older Office formats holds; null for others, such as a locked newer file. */
export function oleFormatOf(bytes: Uint8Array): 'doc' | 'ppt' | 'xls' | null {
  const container = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const holds = (stream: string): boolean => container.includes(stream, 0, 'utf16le');
  if (holds('WordDocument')) return 'doc';
  if (holds('PowerPoint Document')) return 'ppt';
  return holds('Workbook') ? 'xls' : null;
}

/** Whether the text is a Word document in one XML file, which Word 2003 wrote under any name. */
export function holdsWordXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, WORD_XML_WITHIN));
  return /^[\s\u00ef\u00bb\u00bf]*<\?xml/.test(head) && /:wordDocument\b|<pkg:package\b/.test(head);
}

function bytesOf(ascii: string): number[] {
  return Array.from(ascii, (character) => character.charCodeAt(0));
}
