import { describe, expect, test } from 'vitest';
import { clauseKeyOf, ruleIdKey } from '../../../../electron/engine/text/clause-key.ts';

describe('numbers that are equal to a reader have one key', () => {
  test.each<[string, string[]]>([
    [
      '3',
      [
        '第三條',
        '第三条',
        '第3條',
        '第３條',
        '第 3 条',
        'Article 3',
        'Section 3',
        'Art. III',
        '§3',
        '§ 3',
        '3',
        '3.',
        '3)',
        '三、',
        '（三）',
        '③',
        '⒊',
        '㈢',
        '3条',
        '第参條',
      ],
    ],
    [
      'comp001',
      ['COMP-001', 'comp001', 'COMP 001', 'comp_001', 'ＣＯＭＰ－００１', 'COMP–001', 'Rule COMP-001', '【COMP-001】'],
    ],
    ['hr012', ['HR-012', 'hr012', 'HR 012']],
    ['4.2.b', ['4.2(b)', '4.2 (b)', '4.2(B)', '４．２（ｂ）', '4.2b', 'Section 4.2(b)', '**4.2(b)**']],
    ['175-1', ['第一百七十五條之一', '第一百七十五条之一', '第175條之1', '第175-1條']],
    ['12.2.3', ['第十二条第二款第（三）项', '第十二條第二款第三項', '第12条第2款第3项']],
    ['3.1', ['第三條一', '第三條一、', '第三條第一項', '第3条(1)']],
    ['4.2.b.ii', ['4.2(b)(ii)']],
    ['a.1.2', ['A.1.2']],
    ['chapter2', ['第二章', 'Chapter 2', 'Chapter II']],
    ['appendixa', ['Appendix A', 'Annex A', '附錄A']],
  ])('%s', (key, spellings) => {
    expect(spellings.map((spelling) => [spelling, clauseKeyOf(spelling)])).toEqual(
      spellings.map((spelling) => [spelling, key]),
    );
  });

  test('4.1 and 4.10 are two numbers', () => {
    expect([clauseKeyOf('4.1'), clauseKeyOf('4.10')]).toEqual(['4.1', '4.10']);
  });
});

test.each(['', 'leave', '4.2 days', '第三條規定', '"', '*', '\ud800', 'x'.repeat(10_000), '4.2, 4.3'])(
  '%j is no clause number',
  (text) => {
    expect(clauseKeyOf(text)).toBeNull();
  },
);

describe('an id has one key in every spelling, whatever its form', () => {
  test.each<[string, string[]]>([
    ['p01', ['P-01', 'P 01', 'p01', 'Ｐ—０１', 'P_01']],
    ['a1', ['A1', 'a1', 'A-1', 'A 1']],
    ['gifta', ['GIFT-A', 'gift a', 'GiftA', 'GIFT.A']],
    ['t1.2', ['T1.2', 't1.2', 'T 1.2', 'T1-2']],
    ['采购甲', ['採購-甲', '采购甲']],
    ['comp001', ['COMP-001', 'comp 001']],
    ['3', ['第三條', '3.']],
  ])('%s', (key, spellings) => {
    expect(spellings.map(ruleIdKey)).toEqual(spellings.map(() => key));
  });

  test.each(['', ' – ', '"', 'x'.repeat(97)])('%j is none', (text) => {
    expect(ruleIdKey(text)).toBeNull();
  });
});
