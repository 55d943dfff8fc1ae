import { expect, test } from 'vitest';
import { annotationsOf } from '../../../../renderer/reader/document-annotations.ts';

const TEXT = 'Staff means all employees. Staffing is free. Staff and Staff read 4.2 and 9.9.';
const RULE = { start: 0, end: 26 };
const MARKS = {
  definitions: [{ start: 0, end: 5, term: 'Staff', rule: RULE }],
  references: [
    { start: 66, end: 69, clauseKey: '4.2', target: { start: 27, end: 44 } },
    { start: 74, end: 77, clauseKey: '9.9', target: null },
  ],
};

function wordsWithin(text: string, marks: typeof MARKS, from = 0): string[] {
  return annotationsOf(text, marks)
    .within([from, text.length])
    .map(({ start, end }) => text.slice(start, end));
}

test('a reference leads somewhere only where its clause is in the document', () => {
  expect(wordsWithin(TEXT, { ...MARKS, definitions: [] })).toEqual(['4.2']);
});

test('a term is marked once in a stretch, as a whole word and not where it is defined', () => {
  const terms = annotationsOf(TEXT, { ...MARKS, references: [] }).within([0, TEXT.length]);
  expect(terms).toEqual([{ type: 'term', start: 45, end: 50, rule: RULE }]);
});

test('a term is found in the plural', () => {
  const text = 'Depot means a shed. Depots are locked.';
  const marks = { definitions: [{ start: 0, end: 5, term: 'Depot', rule: { start: 0, end: 19 } }], references: [] };
  expect(wordsWithin(text, marks)).toEqual(['Depots']);
});

test('a Chinese term is found inside a sentence', () => {
  const text = '員工，指受僱者。本規定適用於員工及顧問。';
  const marks = { definitions: [{ start: 0, end: 2, term: '員工', rule: { start: 0, end: 8 } }], references: [] };
  expect(wordsWithin(text, marks)).toEqual(['員工']);
});

test('a term inside of a reference gives way to it', () => {
  const text = 'Rule means an order. See Rule 3 now.';
  const marks = {
    definitions: [{ start: 0, end: 4, term: 'Rule', rule: { start: 0, end: 20 } }],
    references: [{ start: 25, end: 31, clauseKey: '3', target: { start: 0, end: 20 } }],
  };
  expect(wordsWithin(text, marks)).toEqual(['Rule 3']);
});
