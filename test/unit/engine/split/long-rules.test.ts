import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPassages } from '../../../../electron/engine/split/split-passages.ts';
import { countCodePoints, documentOf, item, heading, paragraph, passagesOf, type Part } from './documents.ts';

const SENTENCE = 'Every claim needs a receipt with the date, the amount and the name of the shop.';

test('a rule longer than the limit is cut at sentence ends and keeps its clause', () => {
  const passages = passagesOf([paragraph(`4.2 ${Array.from({ length: 10 }, () => SENTENCE).join(' ')}`)]);
  expect(passages.map(({ clause }) => clause)).toEqual(['4.2', '4.2', '4.2', '4.2']);
  expect(passages.every(({ text }) => text.endsWith(SENTENCE))).toBe(true);
});

test('a rule without any mark is cut between characters, never inside one', () => {
  const text = '𠮷'.repeat(600);
  const passages = passagesOf([paragraph(text)]);
  expect(passages.map((passage) => passage.text).join('')).toBe(text);
  expect(Math.max(...passages.map((passage) => countCodePoints(passage.text)))).toBeLessThanOrEqual(240);
  expect(passages.some((passage) => /[\ud800-\udfff]/u.test(passage.text))).toBe(false);
});

test.each([
  ['thousands', 'costs of 1,000,000 dollars or 2,500 euros, '],
  ['times', 'from 10:30 until 12:45 '],
  ['clause numbers', 'under No. 5 and Art. 7 and 4.2.1 '],
  ['abbreviations', 'in the U.S. and elsewhere, e.g. abroad, '],
  ['addresses', 'as in https://example.org/a:b;c,d/e '],
  ['Chinese amounts', '每人每次一萬2,500元整'],
])('no cut parts %s', (_, words) => {
  const text = words.repeat(40);
  const cuts = passagesOf([paragraph(text)])
    .slice(1)
    .map(({ start }) => start);
  expect(cuts.length).toBeGreaterThan(1);
  for (const cut of cuts) {
    const around = `${text.slice(cut - 8, cut).trimEnd()}|${text.slice(cut, cut + 8)}`;
    expect(around).not.toMatch(/\d[,.:]?\|\d|(?:No|Art|U\.S|e\.g)\.\||[.:;,/]\|[a-z]\/|https:\|/);
  }
});

test('a line of two million characters without a space is cut in a moment', () => {
  const passages = passagesOf([paragraph('員工應於每日上班時間打卡'.repeat(170_000))]);
  expect(passages.map(({ text }) => text).join('')).toHaveLength(2_040_000);
});

test('a rule over the end of a page is one passage with both pages', () => {
  const document = documentOf([paragraph('Employees ask first and wait.')]);
  const pages = [
    { start: 0, page: 7, label: 'iv' },
    { start: 12, page: 8, label: 'v' },
  ];
  const [passage, ...others] = splitPassages({ ...document, hasLines: false, pages }, countCodePoints);
  expect(others).toEqual([]);
  expect(passage).toMatchObject({ pages: [7, 8], pageLabels: ['iv', 'v'] });
});

test('short rules are not counted', () => {
  let counted = 0;
  splitPassages(documentOf([paragraph(SENTENCE)]), (text) => {
    counted += 1;
    return text.length;
  });
  expect(counted).toBe(0);
});

const words = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    ' ',
    '\n',
    '.',
    '。',
    '，',
    '三',
    '第',
    '條',
    '(',
    ')',
    '1',
    ':',
    '：',
    '-',
    '𠮷',
    '\r\n',
    'Tags',
    '\ud800',
  ),
  minLength: 1,
  maxLength: 400,
});
const part: fc.Arbitrary<Part> = fc.oneof(
  words.map(paragraph),
  fc.tuple(words, fc.nat(3)).map(([text, depth]) => item(text, depth)),
  fc.tuple(words, fc.nat(5)).map(([text, level]) => heading(level + 1, text)),
);

test('passages of any document are in order, apart, and slices of its text', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const document = documentOf(parts);
      let end = 0;
      for (const passage of splitPassages(document, countCodePoints)) {
        expect(passage.start).toBeGreaterThanOrEqual(end);
        expect(passage.text).toBe(document.text.slice(passage.start, passage.end));
        expect(passage.text.trim()).toBe(passage.text);
        expect(passage.text).not.toBe('');
        end = passage.end;
      }
    }),
    { numRuns: 300 },
  );
});

test('every character of a paragraph or list stands in a passage, or its line is a heading', () => {
  const unit = fc.constantFrom('a', 'B', ' ', '\n', '.', '。', '，', '三', '(', ')', '1', '第', '條', '𠮷');
  const plain = fc.string({ unit, minLength: 1, maxLength: 700 });
  const body = fc.oneof(
    plain.map(paragraph),
    plain.map((text) => item(text)),
  );
  fc.assert(
    fc.property(fc.array(body, { maxLength: 8 }), (parts) => {
      const { text, blocks } = documentOf(parts);
      const passages = splitPassages(documentOf(parts), countCodePoints);
      const headings = new Set(passages.flatMap((passage) => passage.headings));
      const rest: boolean[] = new Array<boolean>(text.length).fill(true);
      for (const { start, end } of passages) rest.fill(false, start, end);
      for (const { start, end } of blocks) {
        for (let at = start; at < end; at += 1) {
          if (rest[at] && text.charAt(at).trim() !== '') expect(headings).toContain(lineAround(text, at));
        }
      }
    }),
    { numRuns: 200 },
  );
});

function lineAround(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at));
  return line.replace(/\s+/g, ' ').trim();
}
