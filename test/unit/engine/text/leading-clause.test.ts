import { describe, expect, test } from 'vitest';
import { leadingClause } from '../../../../electron/engine/text/leading-clause.ts';

describe('a paragraph begins with its clause number', () => {
  test.each([
    ['4.2 Employees ask first.', '4.2', '4.2', 'Employees ask first.'],
    ['4.2 employees ask first.', '4.2', '4.2', 'employees ask first.'],
    ['**4.2** Ask first.', '4.2', '4.2', 'Ask first.'],
    ['12. Ask first.', '12', '12', 'Ask first.'],
    ['12) Ask first.', '12', '12', 'Ask first.'],
    ['5.員工請假', '5', '5', '員工請假'],
    ['(b) theft', '(b)', 'b', 'theft'],
    ['4.2(b) Theft', '4.2(b)', '4.2.b', 'Theft'],
    ['第三條 員工請假', '第三條', '3', '員工請假'],
    ['第三條本規則用詞', '第三條', '3', '本規則用詞'],
    ['第4.2条 供应商应交货', '第4.2条', '4.2', '供应商应交货'],
    ['第一百七十五條之一　員工', '第一百七十五條之一', '175-1', '員工'],
    ['第一章 總則', '第一章', 'chapter1', '總則'],
    ['一、遲到者扣薪', '一', '1', '遲到者扣薪'],
    ['（三）離職', '（三）', '3', '離職'],
    ['①離職', '①', '1', '離職'],
    ['⒈離職', '⒈', '1', '離職'],
    ['COMP-001 超时', 'COMP-001', 'comp001', '超时'],
    ['【COMP-001】超时', 'COMP-001', 'comp001', '超时'],
    ['HR-7: Leave', 'HR-7', 'hr7', 'Leave'],
    ['Section 3. Leave', 'Section 3', '3', 'Leave'],
    ['Article IV – Leave', 'Article IV', '4', 'Leave'],
    ['第3條', '第3條', '3', ''],
  ])('%s', (text, printed, key, rest) => {
    const clause = leadingClause(text);
    expect([clause?.printed, clause?.key, text.slice(clause?.end)]).toEqual([printed, key, rest]);
  });
});

describe('a paragraph that begins with another number has none', () => {
  test.each([
    '12 employees may travel.',
    '4.2 million people live there.',
    '3.5% of the price',
    '1.5倍加班费',
    '30 days of notice',
    '10:30 is the latest hour.',
    '2026.4.10 生效',
    '2026. A new year',
    'Section 3 applies to contractors.',
    '第三條所稱員工',
    '第三條、第四條之規定',
    '一、二級主管',
    'ISO 9001 certification is needed.',
    'COVID-19 leave is paid.',
    'e.g. a repair',
    '24h support is given.',
    '',
  ])('%s', (text) => {
    expect(leadingClause(text)).toBeNull();
  });
});

test.each([
  ['4 Leave', '4'],
  ['三 請假', '3'],
  ['R-10 Gifts', 'r10'],
  ['HR-7 Leave', 'hr7'],
  ['B2B Sales', undefined],
  ['COVID-19 Leave', undefined],
  ['5 things to know', undefined],
  ['2026 policy', undefined],
])('the heading %s has the key %s', (text, key) => {
  expect(leadingClause(text, true)?.key).toBe(key);
});
