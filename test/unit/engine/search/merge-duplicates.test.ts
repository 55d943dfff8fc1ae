import { expect, test } from 'vitest';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import { mergeDuplicates } from '../../../../electron/engine/search/merge-duplicates.ts';
import { orderAnswer } from '../../../../electron/engine/search/order-answer.ts';
import { rankedPassage } from './ranked-passage.ts';

const RULE = 'Every invoice must match a purchase order before it is paid by the accounts payable team.';
const SHORT = 'Not applicable.';

function merged(...passages: RankedPassage[]): string[][] {
  return mergeDuplicates(passages).map(({ passage, others }) =>
    [passage, ...others].map(({ document, ordinal }) => `${document.key}:${String(ordinal)}`),
  );
}

test.each([
  ['the same text', RULE, RULE],
  ['other white space and case', RULE, RULE.replace(' purchase order', '\n  Purchase  Order')],
  ['full-width forms', RULE, RULE.replace('invoice', 'ｉｎｖｏｉｃｅ')],
  [
    'the other Chinese script, broken into lines',
    '員工請病假三日以上者，應附醫療機構診斷證明文件，並通知直屬主管。',
    '员工请病假三日以上者，\n应附医疗机构诊断证明\n文件，并通知直属主管。',
  ],
])('%s in two documents takes one place', (_name, text, other) => {
  expect(merged(rankedPassage({ text }), rankedPassage({ text: other, document: 'b.md' }))).toEqual([
    ['a.md:0', 'b.md:0'],
  ]);
});

test('a long text is the same under another heading', () => {
  const other = rankedPassage({ text: RULE, document: 'b.md', headings: ['Invoices'] });
  expect(merged(rankedPassage({ text: RULE, headings: ['Payments'] }), other)).toHaveLength(1);
});

test('a short text is the same only under the same last heading', () => {
  const under = (document: string, heading: string) =>
    rankedPassage({ text: SHORT, document, headings: ['Policy', heading] });
  expect(merged(under('a.md', 'Travel'), under('b.md', 'Travel'))).toHaveLength(1);
  expect(merged(under('a.md', 'Travel'), under('b.md', 'Leave'))).toHaveLength(2);
});

test.each([
  ['another amount', rankedPassage({ text: RULE.replace('Every', 'Every $50'), document: 'b.md' })],
  ['another clause of the same document', rankedPassage({ text: RULE, ordinal: 7 })],
  ['a case among rules', rankedPassage({ text: RULE, document: 'b.md', kind: 'cases' })],
])('%s keeps a place of its own', (_name, other) => {
  expect(merged(rankedPassage({ text: RULE }), other)).toHaveLength(2);
});

test('a version in another state keeps a place of its own', () => {
  const draft = rankedPassage({ text: RULE, document: 'b.md' });
  draft.passage.version.status = 'draft';
  expect(merged(rankedPassage({ text: RULE }), draft)).toHaveLength(2);
});

test('the same text of another library keeps a place of its own', () => {
  const foreign = rankedPassage({ text: RULE, document: 'b.md' });
  foreign.passage.libraryRow = 2;
  expect(merged(rankedPassage({ text: RULE }), foreign)).toHaveLength(2);
});

test('equal field lines of several documents say something of each', () => {
  const owner = (document: string) => rankedPassage({ text: `Owner: ${RULE}`, document, kind: 'field' });
  expect(merged(owner('a.md'), owner('b.md'))).toHaveLength(2);
});

test('two clauses that say the same in each of two documents take two places with two citations each', () => {
  const at = (document: string, ordinal: number) => rankedPassage({ text: RULE, document, ordinal });
  expect(merged(at('a.md', 1), at('a.md', 2), at('b.md', 1), at('b.md', 2))).toEqual([
    ['a.md:1', 'b.md:1'],
    ['a.md:2', 'b.md:2'],
  ]);
});

test('the limit counts places after they were merged, and the best of them stands for the text', () => {
  const passages = [
    rankedPassage({ text: RULE, score: 0.6 }),
    rankedPassage({ text: RULE, document: 'b.md', score: 0.7 }),
    rankedPassage({ text: 'Another rule.', ordinal: 3, score: 0.5 }),
  ].map((entry) => ({ ...entry, libraryIndex: 0 }));
  const { hits } = orderAnswer(passages, 2);
  expect(hits.map(({ passage }) => [passage.document.key, passage.text])).toEqual([
    ['b.md', RULE],
    ['a.md', 'Another rule.'],
  ]);
});

test('a text whose one place answers is a hit that names the others', () => {
  const passages = [
    rankedPassage({ text: RULE, score: 0.6, evidence: 0.9 }),
    rankedPassage({ text: RULE, document: 'b.md', score: 0.55, evidence: 1.1 }),
  ].map((entry) => ({ ...entry, libraryIndex: 0 }));
  const { hits, nearest } = orderAnswer(passages, 10);
  expect([hits[0]?.others.length, nearest.length]).toEqual([1, 0]);
});
