import { expect, test } from 'vitest';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfParts } from '../../../../fixtures/make-pdf.ts';

const TEXT = 'Ten days of leave.';
const PASSWORD = 'correct horse';

function locked(user: string): Uint8Array {
  return makePdf({ pages: [linesOfText([TEXT])], locks: { user, owner: 'of the owner' } });
}

function read(bytes: Uint8Array, password?: string): Promise<string> {
  return readPdf({ bytes, fileName: 'policy.pdf', password }).then((document) => document.text);
}

test('the password of a locked file opens it', async () => {
  expect(await read(locked(PASSWORD), PASSWORD)).toBe(TEXT);
});

test('the password of its owner opens it as well', async () => {
  expect(await read(locked(PASSWORD), 'of the owner')).toBe(TEXT);
});

test('without a password a locked file asks for one', async () => {
  await expect(read(locked(PASSWORD))).rejects.toMatchObject({ code: 'password-required', details: {} });
});

test('a wrong password is said to be wrong', async () => {
  await expect(read(locked(PASSWORD), 'guess')).rejects.toMatchObject({
    code: 'password-required',
    details: { reason: 'wrong-password' },
  });
});

test('a password stands in no part of the error', async () => {
  const error = await read(locked(PASSWORD), 'secret guess').catch((thrown: unknown) => thrown as Error);
  const told = error instanceof Error ? [error.message, error.stack, JSON.stringify(error), String(error.cause)] : [];
  expect(told).not.toHaveLength(0);
  expect(told.join('\n')).not.toContain('secret guess');
});

test.each([
  ['without', undefined],
  ['with a password meant for other files', 'guess'],
])('a file that only its owner has locked opens %s', async (_how, password) => {
  expect(await read(locked(''), password)).toBe(TEXT);
});

test('a file whose attachments alone are locked opens without a password, since its text is not', async () => {
  const key = '0123456789abcdef'.repeat(4);
  const filter = '<< /StdCF << /CFM /AESV2 /AuthEvent /EFOpen /Length 16 >> >>';
  const parts: PdfParts = {
    pages: [linesOfText([TEXT])],
    encryption: `/Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${key}> /U <${key}> /CF ${filter} /StmF /Identity /StrF /Identity /EFF /StdCF`,
  };
  expect(await read(makePdf(parts))).toBe(TEXT);
});
