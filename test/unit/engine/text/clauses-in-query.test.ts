import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clausesInQuery } from '../../../../electron/engine/text/clauses-in-query.ts';

describe('a query that is only a rule number', () => {
  test.each([
    ['4.2', '4.2'],
    ['三', '3'],
    ['第三條', '3'],
    ['第三條規定什麼', '3'],
    ['第3条的内容是什么？', '3'],
    ['what does rule COMP-001 say', 'comp001'],
    ['comp 001', 'comp001'],
    ['COMP 001 怎么规定', 'comp001'],
    ['What is rule 5?', '5'],
    ['show me section 4.2(b)', '4.2.b'],
    ['§4', '4'],
    ['第十二条第二款第（三）项', '12.2.3'],
    ['第99條', '99'],
    ['12条', '12'],
    ['规则 5', '5'],
  ])('%s asks for %s', (query, key) => {
    expect(clausesInQuery(query).map((clause) => [clause.key, clause.whole])).toEqual([[key, true]]);
  });

  test('may ask for two', () => {
    expect(clausesInQuery('COMP-001 和 COMP-002').map(({ key, whole }) => [key, whole])).toEqual([
      ['comp001', true],
      ['comp002', true],
    ]);
  });
});

describe('a number inside a sentence', () => {
  test.each([
    ['does Section 4.2 apply to contractors', 'Section 4.2', '4.2'],
    ['第三條 員工請假', '第三條', '3'],
    ['訂單依comp-001賠付嗎', 'comp-001', 'comp001'],
    ['does 4.2(b) apply to contractors', '4.2(b)', '4.2.b'],
    ['is overtime in Article IV paid', 'Article IV', '4'],
    ['规则 5.7 电源线坏了怎么办', '5.7', '5.7'],
    ['條款3.4什麼時候要申請', '3.4', '3.4'],
    ['供应商几天交货，第4.3条怎么说', '第4.3条', '4.3'],
    ['where do I wear the badge under SEC-014', 'SEC-014', 'sec014'],
  ])('with a mark is a rule number: %s', (query, printed, key) => {
    const [clause, ...others] = clausesInQuery(query);
    expect(others).toEqual([]);
    expect(clause).toMatchObject({ key, printed, whole: false });
    expect(query.slice(clause?.start, clause?.end)).toBe(printed);
  });

  test.each([
    'Do we need a PO for a $400 repair?',
    '4.2 days',
    '超时30分钟以上',
    '新规则 1.5 元起送吗',
    '规则 5 天内生效吗',
    'the section I need',
    'leave 10',
    'under-18 workers',
    'COVID-19 leave',
    '$400',
    '30%',
    '一般',
    'a-b',
    '看一下',
  ])('without a mark is none: %s', (query) => {
    expect(clausesInQuery(query)).toEqual([]);
  });
});

test('any text is a query', () => {
  const pieces = fc.constantFrom(
    '"',
    'AND',
    '*',
    '第',
    '條',
    '三',
    '4',
    '.',
    '(',
    'b',
    ')',
    '§',
    ' ',
    '🙂',
    '\ud800',
    '\0',
    'COMP',
    '-',
    '001',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: pieces, maxLength: 60 })), (query) => {
      for (const { start, end, printed } of clausesInQuery(query)) expect(query.slice(start, end)).toBe(printed);
    }),
    { numRuns: 500 },
  );
  expect(clausesInQuery('第三條 '.repeat(2_500))).toHaveLength(2_500);
});
