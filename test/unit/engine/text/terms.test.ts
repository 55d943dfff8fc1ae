import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTermsOf, indexTermsOf, stemOf, termsOf } from '../../../../electron/engine/text/terms.ts';

function printedTerms(text: string): string[] {
  return termsOf(text)
    .filter(({ kind }) => kind !== 'amount')
    .map(({ term }) => term);
}

describe('terms', () => {
  test.each([
    ['Purchase Orders', ['purchase', 'orders']],
    ["The employee's own café, don't", ['the', 'employee', 'own', 'cafe', 'dont']],
    ['重跑gen后', ['重', '重跑', '跑', 'gen', '后']],
    ['COMP-001', ['comp', '001']],
    ['comp001', ['comp001']],
    ['$1,500.00', ['1500']],
    ['2026.4.10', ['2026', '4', '10']],
    ['30min', ['30', 'min']],
    ['備餐時\n間', ['备', '备餐', '餐', '餐时', '时', '时间', '间']],
    ['員工，薪資', ['员', '员工', '工', '薪', '薪资', '资']],
    ['𠮷野', ['𠮷', '𠮷野', '野']],
    ['e-mail', ['e', 'email', 'mail']],
    ['capabili-\nties', ['capabili', 'capabilities', 'ties']],
    ['capabili\u00adties', ['capabilities', 'capabili', 'ties']],
    ['price\u00addetermining', ['pricedetermining', 'price', 'determining']],
    ['"', []],
    ['*', []],
    ['🙂', []],
  ])('of %j are %j', (text, expected) => {
    expect(printedTerms(text)).toEqual(expected);
  });

  test('name the place in the original, also where folding changes the length', () => {
    const text = '\ufb01ne 員工';
    expect(termsOf(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
      ['fine', '\ufb01ne'],
      ['员', '員'],
      ['员工', '員工'],
      ['工', '工'],
    ]);
  });

  test('of any text are letters and digits inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const { term, start, end } of termsOf(text)) {
          expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('of traditional and simplified text are the same', () => {
    expect(indexTermsOf('員工請假應填具假單')).toEqual(indexTermsOf('员工请假应填具假单'));
  });

  test('for the index count words, numbers and single characters as length', () => {
    expect(indexTermsOf('Two receipts 备餐 30')).toEqual({
      printed: 'two receipts 备 备餐 餐 30 qn30',
      stems: 'two receipt',
      length: 5,
    });
  });
});

test.each([
  ['purchases', 'purchas'],
  ['purchase', 'purchas'],
  ['is', 'is'],
  ['员工', '员工'],
  ['001', '001'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

describe('content terms', () => {
  test.each([
    ['Do we need a PO for a $400 repair?', ['po', 'qn400', 'repair']],
    ['年假有多少天？', ['年假', '天']],
    ['出餐慢怎么办', ['出餐', '餐慢']],
    ['出餐慢怎麼辦', ['出餐', '餐慢']],
    ['有效期是多久', ['有效', '效期']],
    ['目的', ['目的']],
    ['超时30分钟以上', ['超时', 'qm30', '以上']],
    ['long-term e-mail', ['long', 'term', 'email']],
    ['What is it?', []],
    ['AND', []],
  ])('of %s are %j', (query, expected) => {
    expect(contentTermsOf(query).map(({ term }) => term)).toEqual(expected);
  });

  test('of ten thousand characters of anything come without an error', () => {
    for (const unit of ['"', 'a-', '员', '1,', '\ud800', '\0', 'é', '(', '三']) {
      expect(() => contentTermsOf(unit.repeat(Math.ceil(10_000 / unit.length)))).not.toThrow();
    }
  });
});
