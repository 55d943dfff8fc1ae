import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '../../../../../electron/engine/read/docx/read-docx.ts';
import { makeArchive, makeDocx, paragraph } from '../../../../fixtures/make-docx.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function wordFile(document: string): Uint8Array {
  return makeArchive({ 'word/document.xml': document });
}

const whole = makeDocx({ body: paragraph('Ten days.') });

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'file-empty'],
  ['a picture with the wrong name', strToU8('\u0089PNG\r\n', true), 'format-mismatch'],
  ['another archive', makeArchive({ 'readme.txt': 'hello' }), 'format-mismatch'],
  ['an archive whose main part is no document', wordFile('<workbook/>'), 'format-mismatch'],
  ['an old binary Word file', new Uint8Array([...OLE, ...new Uint8Array(600)]), 'format-mismatch'],
  ['an encrypted file', new Uint8Array([...OLE, ...Buffer.from('EncryptedPackage', 'utf16le')]), 'password-required'],
  ['a file that was cut short', whole.slice(0, whole.length - 40), 'document-damaged'],
  ['XML that stops in the middle', wordFile(`<w:document ${WORD}><w:body><w:p><w:r><w:t>Ten`), 'document-damaged'],
  ['a document without a body', wordFile(`<w:document ${WORD}></w:document>`), 'document-damaged'],
  [
    'entities of its own',
    wordFile(`<!DOCTYPE w [<!ENTITY a "aaaa">]><w:document ${WORD}><w:body/></w:document>`),
    'document-damaged',
  ],
  [
    'elements nested without end',
    wordFile(
      `<w:document ${WORD}><w:body>${'<w:sdt>'.repeat(20_000)}${'</w:sdt>'.repeat(20_000)}</w:body></w:document>`,
    ),
    'document-damaged',
  ],
  ['nothing to read', makeDocx({ body: '<w:p/>' }), 'document-no-text'],
])('%s is refused', async (_what, bytes, code) => {
  await expect(readDocx({ bytes, fileName: 'policy.docx' })).rejects.toMatchObject({ code });
});

/** The file with another declared length of its document: it stands 24 bytes into the entry of the central directory. */
function declaring(bytes: Uint8Array, length: number): Uint8Array {
  const changed = bytes.slice();
  const entry = Buffer.from(changed).lastIndexOf('word/document.xml') - 46;
  new DataView(changed.buffer).setUint32(entry + 24, length, true);
  return changed;
}

test('a part that says it expands beyond the limit is refused before it is expanded', async () => {
  const bytes = declaring(whole, 300_000_000);
  await expect(readDocx({ bytes, fileName: 'bomb.docx' })).rejects.toMatchObject({ code: 'file-too-large' });
});

test('a part that understates its length does not pass for a short document', async () => {
  const bytes = declaring(makeDocx({ body: paragraph('Ten days.').repeat(50) }), 300);
  await expect(readDocx({ bytes, fileName: 'lie.docx' })).rejects.toMatchObject({ code: 'document-damaged' });
});

test('the input is not changed by reading it', async () => {
  const before = whole.slice();
  await readDocx({ bytes: whole, fileName: 'policy.docx' });
  expect(whole).toEqual(before);
});
