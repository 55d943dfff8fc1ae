import { expect, test } from 'vitest';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { makePdf, type PdfParts } from '../../../../fixtures/make-pdf.ts';

const LABELS = [
  { text: 'Name', x: 72, y: 740 },
  { text: 'Married', x: 72, y: 700 },
  { text: 'Office', x: 72, y: 660 },
];
/** The place of a field beside a label. */
function besides(y: number): string {
  return `/Subtype /Widget /F 4 /Rect [200 ${String(y - 4)} 400 ${String(y + 12)}] /DA (/Helv 11 Tf)`;
}

async function textOf(parts: Partial<PdfParts>): Promise<string> {
  const form = '/AcroForm << /Fields [] /DA (/Helv 0 Tf) >>';
  const bytes = makePdf({ pages: [LABELS], catalog: form, ...parts });
  return (await readPdf({ bytes, fileName: 'form.pdf' })).text;
}

test('values of form fields stand beside their labels', async () => {
  const text = await textOf({
    annotations: [
      `<< ${besides(740)} /FT /Tx /T (name) /V (Ada Lovelace) >>`,
      `<< ${besides(660)} /FT /Ch /T (office) /Opt [[(n) (North wing)] [(s) (South wing)]] /V (s) >>`,
    ],
  });
  expect(text.split('\n')).toEqual(['Name\tAda Lovelace', 'Married\t', 'Office\tSouth wing']);
});

test.each([
  ['hidden fields', `<< ${besides(740).replace('/F 4', '/F 2')} /FT /Tx /T (name) /V (Ada Lovelace) >>`],
  ['passwords', `<< ${besides(740)} /FT /Tx /Ff 8192 /T (name) /V (Ada Lovelace) >>`],
  ['comments', `<< /Subtype /Text /F 4 /Rect [200 736 220 752] /Contents (Ada Lovelace) >>`],
])('%s are not printed and not read', async (_what, annotation) => {
  expect(await textOf({ annotations: [annotation] })).not.toContain('Ada');
});

test('text that is typed onto a page is read', async () => {
  const typed = '<< /Subtype /FreeText /F 4 /Rect [72 500 400 520] /DA (/Helv 11 Tf) /Contents (Void since May) >>';
  expect((await textOf({ annotations: [typed] })).split('\n').at(-1)).toBe('Void since May');
});

test('a form that only Adobe Reader can show is refused by name', async () => {
  const please = { text: 'Please wait... If this message is not eventually replaced, your viewer', x: 72, y: 740 };
  const form = '/AcroForm << /Fields [] /XFA [(template) 3 0 R] >>';
  await expect(textOf({ pages: [[please]], catalog: form })).rejects.toMatchObject({
    code: 'format-unsupported',
    details: { format: 'xfa' },
  });
});
