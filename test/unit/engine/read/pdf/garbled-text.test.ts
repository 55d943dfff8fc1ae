import { expect, test } from 'vitest';
import { isGarbled } from '../../../../../electron/engine/read/pdf/garbled-text.ts';
import { readPdf } from '../../../../../electron/engine/read/pdf/read-pdf.ts';
import { linesOfText, makePdf } from '../../../../fixtures/make-pdf.ts';

const RULE = [
  'Employees who travel for the firm ask their manager before they buy a ticket,',
  'and send a copy of this permission to the travel office in the main building,',
  'which books the hotel and answers within two days. Receipts are sent to the',
  'accounts office on the day after the return from the journey.',
];
/** Letters by the numbers that glyphs mostly have, which is what fonts without a map leave: 29 lower. */
const SHIFTED = RULE.map((line) => line.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29)));

test.each([
  ['letters that stand for others', SHIFTED.join('\n')],
  ['private use characters', '\ue001\ue002\ue003 \ue004\ue005 rule \ue006\ue007'],
  ['control characters', '\u0002\u0003\u0004 \u0005\u0006 rule \u0007\u0008'],
  ['replacement characters', '\ufffd\ufffd\ufffd rule \ufffd\ufffd'],
  ['names of glyphs', '/g12 /g45 /g3 /g78 /g9'],
  ['numbers of glyphs', '(cid:12)(cid:4)(cid:33) (cid:18)(cid:71)'],
])('%s are no text', (_what, text) => {
  expect(isGarbled(text)).toBe(true);
});

test.each([
  ['English', RULE.join('\n')],
  ['capitals', RULE.join('\n').toUpperCase()],
  ['an alphabet', 'abcdefghijklmnopqrstuvwxyz '.repeat(20)],
  ['codes', 'GRX-12 KZ7 PQW 4471 BBX '.repeat(40)],
  [
    'Polish',
    'Pracownik, który wyjeżdża służbowo, uzyskuje zgodę przełożonego przed zakupem biletu i przesyła jej kopię do działu podróży, który rezerwuje hotel i odpowiada w ciągu dwóch dni. Rachunki należy złożyć w księgowości następnego dnia po powrocie z podróży.',
  ],
  ['Chinese', '员工每年享有十天带薪年假，须提前三个工作日提出申请。'.repeat(10)],
  ['a bullet of a symbol font', '\uf0b7 Tickets are second class.'],
  ['nothing', ''],
])('%s is text', (_what, text) => {
  expect(isGarbled(text)).toBe(false);
});

test('a garbled page is named and not indexed, and the others are', async () => {
  const bytes = makePdf({ pages: [linesOfText(SHIFTED), linesOfText(RULE)] });
  const document = await readPdf({ bytes, fileName: 'policy.pdf' });
  expect(document.text).toBe(RULE.join(' '));
  expect(document.problems).toEqual([{ code: 'page-garbled', details: { page: 1 } }]);
});

test('a garbled page says that recognition was tried', async () => {
  const recognised = [{ page: 1, lines: [], confidence: 0, blank: false, languages: null }];
  const { problems } = await readPdf({
    bytes: makePdf({ pages: [linesOfText(SHIFTED)] }),
    fileName: 'policy.pdf',
    recognised,
  });
  expect(problems).toEqual([{ code: 'page-garbled', details: { page: 1, tried: true } }]);
});

test('a garbled page says that a password opened the file', async () => {
  const bytes = makePdf({ pages: [linesOfText(SHIFTED)], locks: { user: 'user', owner: 'owner' } });
  const { problems } = await readPdf({ bytes, fileName: 'policy.pdf', password: 'user' });
  expect(problems).toEqual([{ code: 'page-garbled', details: { page: 1, locked: true } }]);
});

test('a document of garbled pages alone has no text, and each page is named', async () => {
  const bytes = makePdf({ pages: [linesOfText(SHIFTED), linesOfText(SHIFTED)] });
  const { text, problems } = await readPdf({ bytes, fileName: 'policy.pdf' });
  expect(text).toBe('');
  expect(problems).toEqual([1, 2].map((page) => ({ code: 'page-garbled', details: { page } })));
});
