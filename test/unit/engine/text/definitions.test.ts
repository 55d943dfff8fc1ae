import { describe, expect, test } from 'vitest';
import { announcesDefinitions, definedTerms } from '../../../../electron/engine/text/definitions.ts';

describe('a rule that says what a term means defines it', () => {
  test.each<[string, string[]]>([
    ['“Employee” means any person on the payroll.', ['Employee']],
    ['1.1 "Employee" means any person on the payroll.', ['Employee']],
    ['**Employee** means any person on the payroll.', ['Employee']],
    ['“Employee” or “Staff” means any person on the payroll.', ['Employee', 'Staff']],
    ['“Manager” (for this policy) shall mean the head of a team.', ['Manager']],
    ['In this policy the term contractor refers to a person who is paid by invoice.', ['contractor']],
    ['The term “travel time” refers to the time between two places.', ['travel time']],
    ['“Confidential Information” has the meaning given in Appendix A.', ['Confidential Information']],
    ['This handbook belongs to Cedar Ridge Ltd (the “Company”).', ['Company']],
    ['The plan (hereinafter referred to as "the Plan") is kept here.', ['the Plan']],
    ['「員工」係指受僱於本公司之人員。', ['員工']],
    ['第二條 「員工」，指受僱者。', ['員工']],
    ['本規定所稱員工，指正式及約聘人員。', ['員工']],
    ['本制度所称“员工”是指与公司签订劳动合同的人员。', ['员工']],
    ['本条例所称住房公积金，是指长期住房储金。', ['住房公积金']],
    ['一、個人資料：指自然人之姓名。', ['個人資料']],
    ['雇主，谓雇用劳工之事业主。', []],
    ['人力資源管理系統（以下簡稱「人資系統」）由總務維護。', ['人資系統']],
  ])('%s', (rule, terms) => {
    expect(definedTerms(rule, false).map(({ term }) => term)).toEqual(terms);
  });

  test('the span is that of the term as printed', () => {
    const rule = '第二條 本規定所稱ＶＩＰ員工，指董事。';
    const [found] = definedTerms(rule, false);
    expect(rule.slice(found?.start, found?.end)).toBe('ＶＩＰ員工');
  });
});

describe('among definitions a term needs no more than a colon', () => {
  test.each<[string, string[]]>([
    ['Employee: every person who works for us.', ['Employee']],
    ['Employee means any person who works for us.', ['Employee']],
    ['**Working day**: Monday to Friday.', ['Working day']],
    ['(a) Claim – a request for payment.', ['Claim']],
    ['工作日：週一至週五。', ['工作日']],
    ['It does not include interns.', []],
    ['Employees ask their manager first.', []],
  ])('%s', (rule, terms) => {
    expect(definedTerms(rule, true).map(({ term }) => term)).toEqual(terms);
  });

  test.each([
    'Definitions',
    '3. Definitions and interpretation',
    'Glossary',
    '第三條 名詞定義',
    '本法用詞，定義如下：',
    '术语',
  ])('under %s terms are defined', (heading) => {
    expect(announcesDefinitions(heading)).toBe(true);
  });
});

test('a term is marked where it is defined, not in the word before it', () => {
  const rule = 'The expression “press” means newspapers.';
  expect(definedTerms(rule, false)).toEqual([{ term: 'press', start: 16, end: 21 }]);
});

test.each([
  'This means that nobody may leave early.',
  'Note: never pay cash.',
  'Employee: every person who works for us.',
  'Late payment means a penalty.',
  'The word leave shall not be used to mean notice.',
  '主管收到申請，指派專人處理。',
  '「機密」文件應上鎖。',
  '「總務處」指定之場所',
  '所稱正當理由由主管認定。',
])('%s defines nothing', (rule) => {
  expect(definedTerms(rule, false)).toEqual([]);
});
