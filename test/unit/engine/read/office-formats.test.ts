import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';
import { makeArchive, makeDocx, paragraph } from '../../../fixtures/make-docx.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const WORD_2003 =
  '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?>\n<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>';
const FLAT_PACKAGE =
  '<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>';

/** An old Office file that holds a stream of this name. */
function oldOffice(stream: string): Uint8Array {
  return new Uint8Array([...OLE, ...new Uint8Array(504), ...Buffer.from(stream, 'utf16le')]);
}

function openDocument(type: string): Uint8Array {
  return makeArchive({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': '<office:document-content/>',
  });
}

const SLIDES = makeArchive({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p:presentation/>' });

test.each<[string, Uint8Array, string]>([
  ['rules.doc', oldOffice('WordDocument'), 'doc'],
  ['rules.dot', oldOffice('WordDocument'), 'doc'],
  ['rules.docx', oldOffice('WordDocument'), 'doc'],
  ['page saved as.doc', strToU8('<html><body>Ten days.</body></html>'), 'doc'],
  ['new file with an old name.doc', makeDocx({ body: paragraph('Ten days.') }), 'doc'],
  ['slides.docx', oldOffice('PowerPoint Document'), 'ppt'],
  ['sheet.docx', oldOffice('Workbook'), 'xls'],
  ['rules.rtf', strToU8('{\\rtf1 Ten days.}'), 'rtf'],
  ['rules.docx', strToU8('{\\rtf1 Ten days.}'), 'rtf'],
  ['rules.odt', openDocument('text'), 'odt'],
  ['broken.odt', strToU8('not an archive'), 'odt'],
  ['rules.docx', openDocument('text'), 'odt'],
  ['slides.docx', openDocument('presentation'), 'odp'],
  ['slides.pptx', SLIDES, 'pptx'],
  ['slides.docx', SLIDES, 'pptx'],
  ['rules.docx', strToU8(WORD_2003), 'word-xml'],
  ['rules.xml', strToU8(WORD_2003), 'word-xml'],
  ['rules.docx', strToU8(FLAT_PACKAGE), 'word-xml'],
  ['rules.wps', oldOffice('WordDocument'), 'wps'],
])('%s is refused by the name of its format', async (fileName, bytes, format) => {
  await expect(readDocument({ bytes, fileName })).rejects.toMatchObject({
    code: 'format-unsupported',
    details: { format },
  });
});

test('a workbook with the name of a Word file is not what its name says', async () => {
  const bytes = makeArchive({ 'xl/workbook.xml': '<workbook/>' });
  await expect(readDocument({ bytes, fileName: 'sheet.docx' })).rejects.toMatchObject({
    code: 'format-mismatch',
    details: { found: 'xlsx' },
  });
});

test.each(['rules.docm', 'rules.dotx', 'RULES.DOCX'])('%s is read as a Word file', async (fileName) => {
  const document = await readDocument({ bytes: makeDocx({ body: paragraph('Ten days.') }), fileName });
  expect([document.format, document.text]).toEqual(['docx', 'Ten days.']);
});
