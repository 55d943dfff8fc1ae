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
