import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../../../electron/engine/read/read-plain-text.ts';
import { outlineOf } from '../../../support/outline-of.ts';

function read(text: string, fileName = 'travel-rules.txt') {
  return readPlainText({ bytes: new TextEncoder().encode(text), fileName });
}

describe('paragraphs', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('are the lines between blank lines, with %s', (_name, end) => {
    const text = ['Receipts are kept.', 'They are filed.', '', 'Trips are approved.', ''].join(end);
    const document = read(text);
    expect(document.text).toBe(text);
    expect(outlineOf(document)).toEqual([
      `paragraph: Receipts are kept.${end}They are filed.`,
      'paragraph: Trips are approved.',
    ]);
  });

  it('leave out white space around them', () => {
    expect(outlineOf(read('  \t Receipts are kept.  \n \u3000 \n\n'))).toEqual(['paragraph: Receipts are kept.']);
  });

  it('end at a line of nothing but marks', () => {
    expect(outlineOf(read('One rule.\n*****\nAnother rule.'))).toEqual([
      'paragraph: One rule.',
      'paragraph: Another rule.',
    ]);
  });

  it('of one line of several megabytes are read', () => {
    const line = 'Every claim is filed. '.repeat(200_000).trim();
    expect(outlineOf(read(line))).toEqual([`paragraph: ${line}`]);
  });

  it('are none in a file of blank lines', () => {
    expect(read(' \n\n\t\n').blocks).toEqual([]);
  });
});

describe('the title', () => {
  it.each([
    [
      'a short first line with a blank line below',
      'Purchasing policy\n\nA purchase order is required.',
      'Purchasing policy',
    ],
    ['a Chinese first line', '外卖平台规则\n\n第一条 商家应当准时备餐。', '外卖平台规则'],
    ['an underlined first line', 'Purchasing policy\n=====\nA purchase order is required.', 'Purchasing policy'],
    ['a first line above a field', 'Purchasing policy\nOwner: accounts payable.\n\nRule.', 'Purchasing policy'],
    [
      'a Chinese first line above fields',
      '差旅管理辦法\n文件編號：FIN-004\n版本：2\n\n第一條 本辦法適用於全體員工。',
      '差旅管理辦法',
    ],
    ['a first line in capitals', 'PURCHASING POLICY\n\nA purchase order is required.', 'PURCHASING POLICY'],
  ])('is %s', (_name, text, title) => {
    expect(read(text).fields.title).toBe(title);
  });

  it.each([
    ['a sentence', 'A purchase order is required.\n\nInvoices match it.'],
    ['the start of a paragraph', 'Every employee who travels\nbooks a room at least five days ahead.'],
    ['a chapter', '第一章 總則\n\n第一條 本規則適用於全體員工。'],
  ])('is the name of the file when the first line is %s', (_name, text) => {
    expect(read(text, 'travel.rules.txt').fields.title).toBe('travel.rules');
  });
});

describe('headings', () => {
  it.each([
    ['第一章 總則', 3],
    ['第 十二 章　附則', 3],
    ['第二编 劳动合同', 2],
    ['第三节 加班', 4],
    ['第 9-1 條', 6],
    ['第三條（定義）', 6],
    ['CHAPTER 2', 3],
    ['Chapter 2: Travel', 3],
    ['Article 5', 4],
    ['SECTION 4 TRAVEL', 5],
    ['Appendix A', 2],
    ['1. PURPOSE', 3],
    ['2.1 TRAVEL EXPENSES', 4],
    ['２．１ TRAVEL EXPENSES', 4],
    ['第２章　總則', 3],
    ['4. Travel', 3],
    ['TRAVEL EXPENSES', 3],
    ['一、適用範圍', 5],
  ])('%s above a rule is one of level %i', (line, level) => {
    const document = read(`Rules of the house.\n\n${line}\nThe rule is here.`);
    expect(outlineOf(document)).toEqual([
      'paragraph: Rules of the house.',
      `h${level}: ${line}`,
      'paragraph: The rule is here.',
    ]);
  });

  it('may be underlined', () => {
    expect(outlineOf(read('Some rule.\n\nMeals\n-----\nMeals are paid.'))).toEqual([
      'paragraph: Some rule.',
      'h2: Meals',
      'paragraph: Meals are paid.',
    ]);
  });

  it.each([
    'Section 4 applies to all staff',
    'Article 5 is void',
    '第三條 員工應於五日前申請',
    '1. Employees book economy class.',
    'TRAVEL EXPENSES ARE PAID.',
    '2024',
    'Receipts are kept for seven years by the team that filed the claim in the first place and by nobody else',
  ])('are not seen in the rule "%s"', (line) => {
    const { blocks } = read(`Rules of the house.\n\n${line}\nand so on.`);
    expect(blocks.filter((block) => block.type === 'heading')).toEqual([]);
  });

  it('are not made of the items of a list', () => {
    const text =
      'The following are paid:\n\n1. Hotels\n\n2. Meals\n\n3. Trains\n\n一、住宿\n二、餐費\n三、車票\n其他費用不予給付。';
    expect(read(text).blocks.every((block) => block.type === 'paragraph')).toBe(true);
  });
});
