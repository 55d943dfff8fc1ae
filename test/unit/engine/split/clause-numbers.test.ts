import { describe, expect, test } from 'vitest';
import { clauseKeyOf } from '../../../../electron/engine/text/clause-key.ts';
import { heading, item, paragraph, passagesOf, type Part } from './documents.ts';

function clausesOf(parts: Part[]): (string | null)[] {
  return passagesOf(parts).map(({ clause }) => clause);
}

describe('the clause number of a passage', () => {
  test.each<[string, Part[], (string | null)[]]>([
    ['of its own paragraph', [paragraph('4.2 Employees ask first.')], ['4.2']],
    ['of its numbered heading', [heading(2, '## 4.2 Sick leave'), paragraph('Employees ask first.')], ['4.2']],
    ['of a heading that is an id', [heading(3, '### COMP-001 超时30分钟以上'), paragraph('全额赔付。')], ['COMP-001']],
    ['of 第3條 alone on its line', [paragraph('第3條'), paragraph('員工請假應填具假單。')], ['第3條']],
    ['of 第3條 on the line above', [paragraph('第3條\n員工請假應填具假單。')], ['第3條']],
    [
      'of the article that a second paragraph belongs to',
      [paragraph('第三條 員工請假。'), paragraph('未填者，視為曠職。')],
      ['第三條', '第三條'],
    ],
    [
      'of an item with its enclosing clause',
      [paragraph('4.2 Grounds are:'), paragraph('(b) theft;')],
      ['4.2', '4.2(b)'],
    ],
    [
      'of a list under a clause',
      [paragraph('4.2 Grounds are:'), item('theft;', 0, '(a)'), item('cash', 1, '(i)')],
      ['4.2', '4.2(a)', '4.2(a)(i)'],
    ],
    ['of a bullet under a numbered item', [item('Travel.', 0, '5.'), item('By train.', 1)], ['5', '5']],
    [
      'of the next item after two numbers in one line',
      ['204.7302 Policy', '(a)(1) Contractors report.', '(2) They keep records.', '(b) Others do not.'].map(paragraph),
      ['204.7302(a)(1)', '204.7302(a)(2)', '204.7302(b)'],
    ],
    [
      'of the next item after a full number',
      ['4.2(a) Theft.', '(b) Fraud:', '(i) cash;', '4.2(c) Other.'].map(paragraph),
      ['4.2(a)', '4.2(b)', '4.2(b)(i)', '4.2(c)'],
    ],
    ['none where the text has none', [heading(1, 'Leave'), paragraph('Ask first.')], [null]],
    ['none for a paragraph that names another clause', [paragraph('Section 3 applies to contractors.')], [null]],
    [
      'none for an amount',
      [paragraph('30 days of notice are needed.'), paragraph('1.5倍加班费按月发放。')],
      [null, null],
    ],
  ])('is the one %s', (_, parts, expected) => {
    expect(clausesOf(parts)).toEqual(expected);
  });

  test('letters after h go on with i, letters before a Roman one go a level down', () => {
    const letters = ['(g) x;', '(h) x;', '(i) x;', '(j) x.'].map(paragraph);
    const romans = ['(a) x:', '(i) x;', '(ii) x;', '(b) x.'].map(paragraph);
    expect(clausesOf(letters)).toEqual(['(g)', '(h)', '(i)', '(j)']);
    expect(clausesOf(romans)).toEqual(['(a)', '(a)(i)', '(a)(ii)', '(b)']);
  });

  test('the chapters and articles of a Chinese handbook give full paths', () => {
    const handbook = passagesOf([
      heading(1, '員工手冊'),
      paragraph('第一章 總則'),
      paragraph(
        '第三條 本規則用詞定義如下：\n一、直屬主管：指員工編制上之直接管理者。\n二、員工，包括：\n（一）正式員工。\n（二）約聘人員。',
      ),
      paragraph('第四條 本規則自公布日施行。'),
    ]);
    expect(handbook.map(({ clause, clauseKey }) => [clause, clauseKey])).toEqual([
      ['第三條', '3'],
      ['第三條一', '3.1'],
      ['第三條二', '3.2'],
      ['第三條二（一）', '3.2.1'],
      ['第三條二（二）', '3.2.2'],
      ['第四條', '4'],
    ]);
    expect(handbook[3]?.headings).toEqual([
      '員工手冊',
      '第一章 總則',
      '第三條 本規則用詞定義如下：',
      '二、員工，包括：',
    ]);
  });

  test('items are found under every clause that encloses them', () => {
    const [, , ...items] = passagesOf([
      heading(2, '第一章 總則'),
      paragraph('第三條 定義如下：\n一、包括：\n（一）員工。'),
    ]);
    expect(items[0]?.otherKeys).toEqual(expect.arrayContaining(['3.1', '3', 'chapter1', '1']));
  });

  test('a paragraph 第三條 does not stand under the heading 第二條', () => {
    const passages = passagesOf([heading(2, '第二條'), paragraph('適用全體員工。'), paragraph('第三條 定義另訂之。')]);
    expect(passages[1]).toMatchObject({ clause: '第三條', headings: [] });
    expect(passages[1]?.otherKeys).not.toContain('2');
  });

  test('the key of a printed path is the key of the passage', () => {
    const passages = passagesOf([
      heading(1, '第二章 請假'),
      ...['一、病假：', '（一）期間：', '1. 三日。', '第十二條之一 事假：', '一、家庭：', '①子女。'].map(paragraph),
      heading(1, 'Part II Leave'),
      ...['(a) Sick leave:', '(i) pay;', 'COMP-001: late orders:', '2) refunds.'].map(paragraph),
    ]);
    expect(passages.map(({ clause }) => clauseKeyOf(clause ?? ''))).toEqual(passages.map(({ clauseKey }) => clauseKey));
    expect(passages).toHaveLength(10);
  });

  test('a paragraph that begins by naming another article stands in its own', () => {
    const passages = passagesOf([
      heading(3, '第 188 條'),
      paragraph('第一百八十六條股東之請求，失其效力。'),
      paragraph('第一項期間為三日。'),
      heading(3, '第 189 條'),
      paragraph('股東得訴請撤銷。'),
    ]);
    expect(passages.map(({ clause }) => clause)).toEqual(['第 188 條', '第 188 條', '第 189 條']);
  });

  test('articles printed without a space go on with one another', () => {
    const parts = [
      '第三條本規則適用於員工。',
      '第四條之一員工應請假。',
      '第六條主管應核准。',
      '第一條附則自公布日施行。',
    ];
    expect(clausesOf(parts.map(paragraph))).toEqual(['第三條', '第四條之一', '第六條', '第一條']);
  });

  test('paragraphs of an article and clauses of a chapter are found by their full names', () => {
    const passages = passagesOf([
      heading(2, '第二章 請假'),
      paragraph('第十二条 员工请假应填假单。'),
      paragraph('有下列情形之一的，不予批准：\n（一）未填假单；\n（二）逾期。'),
    ]);
    expect(passages.map(({ clauseKey }) => clauseKey)).toEqual(['12', '12', '12.1', '12.2']);
    expect(passages[1]?.otherKeys).toEqual(expect.arrayContaining(['12.2', 'chapter2.12']));
    expect(passages[3]?.otherKeys).toEqual(expect.arrayContaining(['12.2.2', 'chapter2.12.2', 'chapter2']));
  });

  test('203.104-1 stands in 203.104, and 第三十條之一 beside 第三十條', () => {
    const regulation = passagesOf([
      heading(2, '203.104 Integrity'),
      heading(3, '203.104-1 Definitions'),
      paragraph('As used.'),
    ]);
    expect(regulation[0]?.otherKeys).toContain('203.104');
    const law = passagesOf([heading(2, '第三十條'), paragraph('甲。'), heading(3, '第三十條之一'), paragraph('乙。')]);
    expect(law[1]?.otherKeys).not.toContain('30');
  });

  test('capital Roman numerals are numbers, a capital letter is one only in their sequence', () => {
    const headings = ['I. Purpose', 'II. Scope', 'IV. Leave', 'V. Pay'].flatMap((words) => [
      heading(2, words),
      paragraph('A. Ask first.'),
    ]);
    expect(passagesOf(headings).map(({ clauseKey }) => clauseKey)).toEqual(['1.a', '2.a', '4.a', '5.a']);
    const rules = passagesOf(['I. Ask.', 'II. Go.', 'III. Pay.', 'IV. Rest.', 'V. End.'].map(paragraph));
    expect(rules.map(({ clauseKey }) => clauseKey)).toEqual(['1', '2', '3', '4', '5']);
    const letters = passagesOf(['H. Ask.', 'I. Go.', 'J. Pay.'].map(paragraph));
    expect(letters.map(({ clauseKey }) => clauseKey)).toEqual(['h', 'i', 'j']);
  });

  test('numbers that resume after other text stay in their clause', () => {
    const parts = [
      '4.2 Grounds are:',
      '(a) theft;',
      'Theft is reported.',
      '(b) fraud.',
      '4.3 Appeals go to the board.',
    ];
    expect(clausesOf(parts.map(paragraph))).toEqual(['4.2', '4.2(a)', null, '4.2(b)', '4.3']);
  });

  test('the number of the whole document finds each of its rules', () => {
    const [passage] = passagesOf([paragraph('4.2 Ask first.')], { number: 'HR-012' });
    expect(passage?.otherKeys).toEqual(['4', 'hr012']);
  });
});
