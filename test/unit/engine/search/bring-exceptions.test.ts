import { expect, test } from 'vitest';
import { bringExceptions } from '../../../../electron/engine/search/bring-exceptions.ts';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { orderAnswer } from '../../../../electron/engine/search/order-answer.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { termGroups } from '../../../../electron/engine/search/query-terms.ts';
import { rankedPassage } from './ranked-passage.ts';

const QUESTION = 'Is a receipt required for parking of $8?';
const GROUPS = termGroups(parseQuery(QUESTION), [], { passages: 50, frequencyOf: () => 2 });

const RULE = rankedPassage({ text: 'A receipt is required for all costs.', ordinal: 5, score: 0.8, evidence: 1.4 });
const EXCEPTION = { text: 'For parking no receipt is needed.', ordinal: 6, score: 0.5, evidence: 0.7 };
const BETWEEN = rankedPassage({ text: 'Receipts are kept.', ordinal: 20, score: 0.7, evidence: 1.2 });

function texts(passages: RankedPassage[]): string[] {
  const brought = bringExceptions(passages, GROUPS).map((entry) => ({ ...entry, libraryIndex: 0 }));
  return orderAnswer(brought, 10).hits.map(({ passage }) => passage.text);
}

test('an exception that the question touches comes directly behind its rule, as a hit', () => {
  expect(texts([RULE, rankedPassage(EXCEPTION), BETWEEN])).toEqual([
    RULE.passage.text,
    EXCEPTION.text,
    'Receipts are kept.',
  ]);
});

test('so does one that stands before its rule', () => {
  expect(texts([RULE, rankedPassage({ ...EXCEPTION, ordinal: 4 }), BETWEEN])[1]).toBe(EXCEPTION.text);
});

test('where the exception is the better one, the rule that it is taken from comes behind it', () => {
  const exception = rankedPassage({ ...EXCEPTION, score: 0.8, evidence: 1.4 });
  const rule = rankedPassage({ text: RULE.passage.text, ordinal: 5, score: 0.5, evidence: 0.7 });
  expect(texts([exception, BETWEEN, rule])).toEqual([EXCEPTION.text, RULE.passage.text, 'Receipts are kept.']);
});

test('the shares of an exception still add up to its score, which is not above that of its rule', () => {
  const found = bringExceptions([RULE, rankedPassage(EXCEPTION)], GROUPS)[1];
  const { ruleNumber, words, meaning, kind } = found?.why ?? { ruleNumber: 0, words: 0, meaning: 0, kind: 0 };
  expect(ruleNumber + words + meaning + kind).toBeCloseTo(found?.score ?? 0, 9);
  expect(found?.score).toBe(0.8);
});

const NUMBERED = { ...RULE, why: { ruleNumber: 0.7, words: 0.05, meaning: 0.05, kind: 0 } };

test.each([
  ['two lines further on', RULE, rankedPassage({ ...EXCEPTION, ordinal: 7 })],
  ['in another document', RULE, rankedPassage({ ...EXCEPTION, document: 'b.md' })],
  ['under another heading', RULE, rankedPassage({ ...EXCEPTION, headings: ['Cars'] })],
  ['that the question does not touch', RULE, rankedPassage({ ...EXCEPTION, text: 'Trips are not covered.' })],
  ['that hardly anything was found of', RULE, rankedPassage({ ...EXCEPTION, score: 0.1 })],
  ['that is no exception', RULE, rankedPassage({ ...EXCEPTION, text: 'Parking is paid.' })],
  ['without a quoted phrase', RULE, rankedPassage({ ...EXCEPTION, evidence: 0 })],
  ['that is a field line', RULE, rankedPassage({ ...EXCEPTION, kind: 'field' })],
  ['beside what is no hit', { ...RULE, evidence: 0.9 }, rankedPassage(EXCEPTION)],
  ['beside what its rule number found', NUMBERED, rankedPassage(EXCEPTION)],
])('a line %s stays where it is', (_name, hit, line) => {
  expect(bringExceptions([hit, line], GROUPS)[1]).toBe(line);
});

test('items of one lead-in belong together however far apart, two of them at most', () => {
  const item = (ordinal: number, text: string, score: number) =>
    rankedPassage({ ordinal, text, score, evidence: score > 0.7 ? 1.2 : 0.5, headings: ['Receipts are handed in:'] });
  const items = [
    item(1, 'for every receipt of a hotel', 0.8),
    item(3, 'for parking, unless a machine gives none', 0.45),
    item(5, 'for a receipt that is lost, only if a witness signs', 0.5),
    item(7, 'for parking, except at the plant', 0.48),
  ];
  const brought = bringExceptions(items, GROUPS).filter(({ behind }) => behind !== undefined);
  expect(brought.map(({ passage }) => passage.ordinal)).toEqual([5, 7]);
});
