import { describe, expect, test } from 'vitest';
import { heading, item, paragraph, passagesOf } from './documents.ts';

describe('field lines', () => {
  test.each([
    'Owner: accounts payable.',
    '**Effective date:** 1 March 2025',
    'Applies to: all staff of Cedar Ridge',
    '生效日期：2025年3月1日',
    '適用範圍：本公司全體員工',
    '版本： 3.1',
  ])('%s is a field', (line) => {
    expect(passagesOf([paragraph(line)]).map(({ kind, text }) => [kind, text])).toEqual([['field', line]]);
  });

  test.each([
    'Note: never pay an invoice without a purchase order.',
    'Overtime: paid at one and a half times the hourly rate.',
    'Owner: the owner of a process answers for every change to it. Changes need two signatures.',
    '注意：未經核准不得付款。',
  ])('%s is a rule', (line) => {
    expect(passagesOf([paragraph(line)]).map(({ kind }) => kind)).toEqual(['rule']);
  });

  test('a scope line is a field at the top and a rule further down', () => {
    const passages = passagesOf(['Scope: all staff.', 'Ask first.', 'Scope: all staff.'].map(paragraph));
    expect(passages.map(({ kind }) => kind)).toEqual(['field', 'rule', 'rule']);
  });
});

describe('tags and kinds', () => {
  test('a tag line gives its phrasings to the rules of its heading and is no passage', () => {
    const passages = passagesOf([
      heading(3, 'COMP-001 备餐时间过长'),
      paragraph('备餐超过30分钟的，商家承担责任。\n标签：出餐慢、备餐慢'),
      heading(3, 'COMP-002 超时'),
      paragraph('骑手承担责任。'),
    ]);
    expect(passages.map(({ text, tags }) => [text, tags])).toEqual([
      ['备餐超过30分钟的，商家承担责任。', ['出餐慢', '备餐慢']],
      ['骑手承担责任。', []],
    ]);
  });

  test('a tag line directly under a numbered rule belongs to that rule alone', () => {
    const passages = passagesOf([
      item('Pay on time.', 0, '1.'),
      item('Tags: late payment, overdue', 1),
      item('Ask first.', 0, '2.'),
    ]);
    expect(passages.map(({ tags }) => tags)).toEqual([['late payment', 'overdue'], []]);
  });

  test('the tags of the document stand at every rule', () => {
    const passages = passagesOf([paragraph('Ask first.'), paragraph('標籤：請假')], { tags: ['leave'] });
    expect(passages.map(({ tags }) => tags)).toEqual([['leave', '請假']]);
  });

  test.each(['Kind: case', '类型：案例', '類型：案例'])('%s makes a section resolved cases', (line) => {
    const passages = passagesOf([
      heading(2, 'CASE-001'),
      paragraph(line),
      paragraph('商家出餐慢。'),
      heading(2, 'COMP-1'),
      paragraph('规则。'),
    ]);
    expect(passages.map(({ kind }) => kind)).toEqual(['cases', 'rule']);
  });

  test('a type that is no kind of rule is ordinary text', () => {
    expect(passagesOf([paragraph('Type: full-time employees only.')]).map(({ kind }) => kind)).toEqual(['rule']);
  });
});
