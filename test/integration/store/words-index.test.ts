import { expect, test } from 'vitest';
import { wordsCandidates } from '../../../electron/engine/store/words-candidates.ts';
import { openTestStore } from '../../support/open-test-store.ts';
import { EVERYTHING, passagesWith, save, textsOf } from './sample-policy.ts';

const RULES = [
  { text: 'Taxi fares are reimbursed.', clause: '4.2', tags: ['cab ride'] },
  { text: '员工超时30分钟以上须说明原因。', clause: '第三条' },
  { text: '員工每年有十天年假。' },
];

function found(terms: Parameters<typeof passagesWith>[2], fields = {}): string[] {
  const store = openTestStore();
  const { library } = save(store, RULES, { fields });
  return textsOf(store, passagesWith(store, library, terms, EVERYTHING, 10));
}

const [TAXI, LATE, LEAVE] = RULES.map((rule) => rule.text);

test.each([
  { name: 'a printed word', terms: [{ term: 'fares' }], texts: [TAXI] },
  { name: 'the beginning of a word', terms: [{ term: 'far', prefix: true }], texts: [TAXI] },
  { name: 'a stem', terms: [{ term: 'reimburs' }], texts: [TAXI] },
  { name: "an author's tag", terms: [{ term: 'cab' }], texts: [TAXI] },
  { name: 'two Chinese characters', terms: [{ term: '超时' }], texts: [LATE] },
  { name: 'one Chinese character', terms: [{ term: '假' }], texts: [LEAVE] },
  { name: 'simplified characters in traditional text', terms: [{ term: '员工' }], texts: [LEAVE, LATE] },
  { name: 'any of several words', terms: [{ term: 'fares' }, { term: '超时' }], texts: [TAXI, LATE] },
  { name: 'no word at all', terms: [], texts: [] },
])('$name finds its rules', ({ terms, texts }) => {
  expect(found(terms).sort()).toEqual([...texts].sort());
});

test('a word of the title finds the rules of the document', () => {
  expect(found([{ term: 'travel' }], { title: 'Travel policy' })).toHaveLength(3);
});

test.each(['"', 'AND', 'NOT', 'a-b', '20.04', 'title:x', '*', 'taxi"', '(', '\0', 'NEAR(a b)', '^taxi', '😀', ''])(
  'the term %j is never syntax',
  (term) => {
    expect(() => found([{ term }, { term, prefix: true }])).not.toThrow();
  },
);

test('passages with more of the words come first, and of equals the shorter one', () => {
  const rules = ['Taxi fares of guests are paid late.', 'Taxi.', 'Taxi receipts are kept with the report.', 'Nothing.'];
  const store = openTestStore();
  const { library } = save(store, rules);
  const ids = passagesWith(store, library, [{ term: 'taxi' }, { term: 'fares' }], EVERYTHING, 2);
  expect(textsOf(store, ids)).toEqual([rules[0], rules[1]]);
});

test('all terms of one form must stand in a passage', () => {
  const store = openTestStore();
  const { library } = save(store, ['Order and quiet.', 'A purchase order.', 'A PO.']);
  const wanted = [{ forms: [[{ term: 'po' }], [{ term: 'purchase' }, { term: 'order' }]], weight: 1 }];
  const ids = wordsCandidates(store, library, wanted, EVERYTHING, { passages: 10, perWord: 10 });
  expect(textsOf(store, ids).sort()).toEqual(['A PO.', 'A purchase order.']);
});
