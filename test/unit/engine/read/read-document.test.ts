import { describe, expect, it } from 'vitest';
import { CodedError } from '../../../../shared/app-error.ts';
import { encodeIn } from '../../../fixtures/encode-in.ts';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';

function bytesOf(content: string | number[]): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
}

async function refusal(fileName: string, content: string | number[]): Promise<unknown> {
  try {
    const { format } = await readDocument({ bytes: bytesOf(content), fileName });
    return format;
  } catch (error) {
    return error instanceof CodedError ? { code: error.code, details: error.details } : error;
  }
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(600).fill(0)];
const ENCRYPTED_PACKAGE = [...OLE, ...Buffer.from('EncryptedPackage', 'utf16le')];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const ZIP = [0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0];

describe('the reader is chosen by the extension', () => {
  it.each([
    ['rules.md', 'markdown'],
    ['RULES.MARKDOWN', 'markdown'],
    ['rules.txt', 'text'],
    ['rules.text', 'text'],
    ['rules.htm', 'html'],
    ['rules.html', 'html'],
    ['rules.xhtml', 'html'],
    ['rules.csv', 'csv'],
    ['RULES.TSV', 'csv'],
  ])('of %s', async (fileName, format) => {
    expect(await refusal(fileName, 'Ten days of leave.')).toBe(format);
  });
});

describe('a file is refused with the reason', () => {
  it.each<[string, string, string | number[], unknown]>([
    ['an empty file', 'a.txt', '', { code: 'file-empty', details: {} }],
    ['a file of white space', 'a.txt', ' \n\t\n', { code: 'document-no-text', details: {} }],
    ['a page without text', 'a.html', '<p></p>', { code: 'document-no-text', details: {} }],
    ['front matter alone', 'a.md', '---\ntitle: A\n---\n', { code: 'document-no-text', details: {} }],
    ['an unknown extension', 'a.vsdx', ZIP, { code: 'format-unsupported', details: { extension: 'vsdx' } }],
    ['a program log', 'a.log', 'Text.', { code: 'format-unsupported', details: { extension: 'log' } }],
    ['an old workbook', 'a.xls', OLE, { code: 'format-unsupported', details: { format: 'xls' } }],
    ['an old workbook with a new name', 'a.xlsx', OLE, { code: 'format-unsupported', details: { format: 'xls' } }],
    ['a locked workbook', 'a.xlsx', ENCRYPTED_PACKAGE, { code: 'password-required', details: {} }],
    ['a workbook named values', 'a.csv', ZIP, { code: 'format-mismatch', details: { extension: 'csv', found: 'zip' } }],
    [
      'values named workbook',
      'a.xlsx',
      'a,b\n',
      { code: 'format-mismatch', details: { extension: 'xlsx', found: 'unknown' } },
    ],
    ['values without a value', 'a.csv', ',,\n,,\n', { code: 'document-no-text', details: {} }],
    ['no extension', 'LICENSE', 'Text.', { code: 'format-unsupported', details: { extension: '' } }],
    ['an old Word file', 'a.doc', OLE, { code: 'format-unsupported', details: { format: 'doc' } }],
    ['an old Word file with a new name', 'a.docx', OLE, { code: 'format-unsupported', details: { format: 'doc' } }],
    ['a locked Word file', 'a.docx', ENCRYPTED_PACKAGE, { code: 'password-required', details: {} }],
    ['rich text', 'a.txt', '{\\rtf1 hello}', { code: 'format-unsupported', details: { format: 'rtf' } }],
    [
      'a page named PDF',
      'a.pdf',
      '<!doctype html><p>x',
      { code: 'format-mismatch', details: { extension: 'pdf', found: 'html' } },
    ],
    ['an image named Word', 'a.docx', PNG, { code: 'format-mismatch', details: { extension: 'docx', found: 'png' } }],
    ['an archive named text', 'a.txt', ZIP, { code: 'format-mismatch', details: { extension: 'txt', found: 'zip' } }],
    [
      'a PDF named Markdown',
      'a.md',
      '%PDF-1.7\n',
      { code: 'format-mismatch', details: { extension: 'md', found: 'pdf' } },
    ],
  ])('%s', async (_name, fileName, content, answer) => {
    expect(await refusal(fileName, content)).toEqual(answer);
  });

  it('more text than a policy has', async () => {
    const answer = await refusal('a.txt', 'rule '.repeat(4_000_001));
    expect(answer).toEqual({ code: 'file-too-large', details: { characters: 20_000_005, limit: 20_000_000 } });
  });
});

it('a text is read in the encoding that a person names', async () => {
  const bytes = encodeIn('big5', '員工應於五日前申請。');
  const names = ['a.txt', 'a.md', 'a.html', 'a.csv'];
  for (const fileName of names) {
    const document = await readDocument({ bytes, fileName, encoding: 'big5' });
    expect(document, fileName).toMatchObject({ encoding: 'big5', text: '員工應於五日前申請。', problems: [] });
    await expect(readDocument({ bytes, fileName, encoding: 'utf-8' })).rejects.toMatchObject({
      code: 'encoding-unknown',
      details: { encoding: 'utf-8' },
    });
  }
});

it('a text that speaks of PDF files is a text', async () => {
  expect(await refusal('a.txt', 'A file begins with %PDF-1.7 when it is a PDF.')).toBe('text');
});
