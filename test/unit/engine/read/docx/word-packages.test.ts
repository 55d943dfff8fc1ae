import officeCrypto from 'officecrypto-tool';
import { expect, test } from 'vitest';
import { readDocx } from '../../../../../electron/engine/read/docx/read-docx.ts';
import { makeArchive, makeDocx, paragraph } from '../../../../fixtures/make-docx.ts';

const STRICT = 'http://purl.oclc.org/ooxml';
const USUAL = 'http://schemas.openxmlformats.org';
const WORD = `${USUAL}/wordprocessingml/2006/main`;

function packageLinks(type: string, target: string): string {
  return `<Relationships xmlns="${USUAL}/package/2006/relationships"><Relationship Id="r1" Type="${type}" Target="${target}"/></Relationships>`;
}

function document(text: string, namespace = WORD): string {
  return `<w:document xmlns:w="${namespace}"><w:body>${paragraph(text)}</w:body></w:document>`;
}

async function textOf(files: Record<string, string>): Promise<string> {
  return (await readDocx({ bytes: makeArchive(files), fileName: 'policy.docx' })).text;
}

const OFFICE_DOCUMENT = `${USUAL}/officeDocument/2006/relationships/officeDocument`;

test.each([
  ['another folder', 'content/body.xml', '/content/body.xml'],
  ['a name with escapes', 'word/main part.xml', 'word/main%20part.xml'],
  ['a name with back slashes', 'word\\document2.xml', 'word/document2.xml'],
  ['a name in other letters', 'WORD/Document.XML', 'word/document.xml'],
])('the document is found in %s', async (_where, name, target) => {
  expect(await textOf({ '_rels/.rels': packageLinks(OFFICE_DOCUMENT, target), [name]: document('Ten days.') })).toBe(
    'Ten days.',
  );
});

test('a file of the strict kind is read', async () => {
  const type = `${STRICT}/officeDocument/relationships/officeDocument`;
  const files = {
    '_rels/.rels': packageLinks(type, 'word/document.xml'),
    'word/document.xml': document('Ten days.', `${STRICT}/wordprocessingml/main`),
  };
  expect(await textOf(files)).toBe('Ten days.');
});

test('names that lead out of the archive write nothing and change nothing', async () => {
  const files = { '../../../tmp/evil.txt': 'x', 'word/document.xml': document('Ten days.') };
  expect(await textOf(files)).toBe('Ten days.');
});

test('a document with several bodies is read with all of them', async () => {
  const bodies = ['One.', 'Two.'].map((text) => `<w:body>${paragraph(text)}</w:body>`).join('');
  expect(await textOf({ 'word/document.xml': `<w:document xmlns:w="${WORD}">${bodies}</w:document>` })).toBe(
    'One.\nTwo.',
  );
});

/** Made once: the key is hashed a hundred thousand times. */
const LOCKED = new Uint8Array(
  officeCrypto.encrypt(Buffer.from(makeDocx({ body: paragraph('Ten days.') })), { password: 'open sesame' }),
);

test('a locked file is read with its password', async () => {
  const input = { bytes: LOCKED, fileName: 'policy.docx', password: 'open sesame' };
  expect((await readDocx(input)).text).toBe('Ten days.');
});

test('a locked file is refused without its password and with a wrong one', async () => {
  await expect(readDocx({ bytes: LOCKED, fileName: 'policy.docx' })).rejects.toMatchObject({
    code: 'password-required',
    details: {},
  });
  await expect(readDocx({ bytes: LOCKED, fileName: 'policy.docx', password: 'guess' })).rejects.toMatchObject({
    code: 'password-required',
    details: { reason: 'wrong-password' },
  });
});

test('a password for a file that has none does no harm', async () => {
  const input = { bytes: makeDocx({ body: paragraph('Ten days.') }), fileName: 'a.docx', password: 'x' };
  expect((await readDocx(input)).text).toBe('Ten days.');
});
