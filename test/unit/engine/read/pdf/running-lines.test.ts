import { expect, test } from 'vitest';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf, type PdfText } from '../../../../fixtures/make-pdf.ts';

const PAGES = [1, 2, 3, 4, 5, 6];

/** Six pages of one rule each, with other lines around the rule. */
async function textOf(around: (page: number) => PdfText[]): Promise<string[]> {
  const pages = PAGES.map((page) => [
    ...linesOfText([`Rule ${'ABCDEF'.charAt(page - 1)} holds.`], { top: 600 - page * 20 }),
    ...around(page),
  ]);
  const document = await readPdf({ bytes: makePdf({ pages }), fileName: 'policy.pdf' });
  return document.text.split('\n');
}
const RULES = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Rule ${letter} holds.`);

function at(text: string, y: number, x = 72, look: Partial<PdfText> = {}): PdfText {
  return { text, x, y, ...look };
}

test.each<[string, (page: number) => PdfText[]]>([
  [
    'headers that change sides with the page',
    (page) =>
      page % 2 === 0
        ? [at(String(page), 800), at('Staff handbook', 800, 120)]
        : [at('Leave', 800, 400), at(String(page), 800, 520)],
  ],
  [
    'a footer with the day of printing and the page',
    (page) => [at(`Printed 12.03.2024 at 14:05 - ${String(page)}`, 30)],
  ],
  ['a footer with the page before the day', (page) => [at(`${String(page)} - version of 1 May 2023`, 30)]],
  [
    'Roman page numbers beside a title',
    (page) => [at(`PREFACE ${['i', 'ii', 'iii', 'iv', 'v', 'vi'][page - 1] ?? ''}`, 30)],
  ],
  ['pages counted out of all', (page) => [at(`Page ${String(page)} of 6`, 30, 300)]],
  ['pages counted in Chinese', (page) => [at(`第${String(page)}页 共6页`, 30, 300, { font: 'song' })]],
  ['a header of two lines', () => [at('Northern Lights Ltd', 810), at('Travel policy', 798)]],
])('%s are left out', async (_what, around) => {
  expect(await textOf(around)).toEqual(RULES);
});

const REPEATED = ['Wear a helmet in the hall at all times,', 'and sign the list at the door.'];

test('a rule that repeats apart from the text, as a header does, stays on the first page', async () => {
  const text = await textOf(() => linesOfText(REPEATED, { top: 780 }));
  expect(text.filter((line) => line === REPEATED.join(' '))).toHaveLength(1);
});

test('a rule that repeats in the text of every page stays on every page', async () => {
  const text = await textOf((page) =>
    linesOfText([...REPEATED, `It holds on ${'ABCDEF'.charAt(page - 1)} as well as before.`], { top: 780 }),
  );
  expect(text.filter((line) => line.startsWith('Wear a helmet'))).toHaveLength(6);
});

test('rules with numbers that follow one another at the head of their pages are no headers', async () => {
  const text = await textOf((page) => [at(`Rule ${String(page)}`, 800, 72, { font: 'bold' })]);
  expect(text.filter((line) => /^Rule \d$/.test(line))).toHaveLength(6);
});
