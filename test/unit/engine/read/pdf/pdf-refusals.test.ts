import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf } from '../../../../fixtures/make-pdf.ts';

const KEY = '0123456789abcdef'.repeat(4);
const whole = makePdf({ pages: [linesOfText(['Ten days.'])] });

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'file-empty'],
  ['another format', strToU8('<html>Ten days.</html>'), 'format-mismatch'],
  ['a file that ends after its first line', strToU8('%PDF-1.7\n'), 'document-damaged'],
  [
    'a file that needs a password',
    makePdf({
      pages: [linesOfText(['Secret.'])],
      encryption: `/Filter /Standard /V 1 /R 2 /P -4 /O <${KEY}> /U <${KEY}>`,
    }),
    'password-required',
  ],
])('%s is refused', async (_what, bytes, code) => {
  await expect(readPdf({ bytes, fileName: 'policy.pdf' })).rejects.toMatchObject({ code });
});

test('the input is not changed by reading it, so that the original can still be stored', async () => {
  const before = whole.slice();
  await readPdf({ bytes: whole, fileName: 'policy.pdf' });
  expect(whole).toEqual(before);
});

test('bytes that a Buffer holds are read as well', async () => {
  const document = await readPdf({ bytes: Buffer.from(whole), fileName: 'policy.pdf' });
  expect(document.text).toBe('Ten days.');
});

test('a damaged cross-reference table is worked around', async () => {
  const broken = Buffer.from(whole)
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7');
  expect((await readPdf({ bytes: strToU8(broken, true), fileName: 'policy.pdf' })).text).toBe('Ten days.');
});
