import { describe, expect, test } from 'vitest';
import { heading, item, paragraph, passagesOf } from './documents.ts';

const ABOVE = 'A purchase order is required for any purchase above $500.00.';
const BELOW = 'Purchases of $500.00 or less, such as a small truck repair, may be paid without a purchase order.';

describe('one rule is one passage', () => {
  test('two sentences on lines of their own are two passages with a line each', () => {
    const passages = passagesOf([
      paragraph('Purchasing policy\nOwner: accounts payable.\nVersion: 2\nDate: May 2025\n' + `${ABOVE}\n${BELOW}`),
    ]);
    expect(passages.map(({ text, lines }) => [text, lines]).slice(-2)).toEqual([
      [ABOVE, [5, 5]],
      [BELOW, [6, 6]],
    ]);
  });

  test('numbered lines of one paragraph are passages that keep their numbers', () => {
    const passages = passagesOf([paragraph(`5. ${ABOVE}\n6. ${BELOW}`)]);
    expect(passages.map(({ text, clause }) => [text, clause])).toEqual([
      [`5. ${ABOVE}`, '5'],
      [`6. ${BELOW}`, '6'],
    ]);
  });

  test('list items are passages, numbered by the list where their words bear no number', () => {
    const passages = passagesOf([item(ABOVE, 0, '5.'), item(BELOW, 0, '6.')]);
    expect(passages.map(({ text, clauseKey }) => [text, clauseKey])).toEqual([
      [ABOVE, '5'],
      [BELOW, '6'],
    ]);
  });

  test('a paragraph wrapped over several lines stays whole', () => {
    const wrapped =
      'Employees who travel for more than three days may ask for an advance. The\n' +
      'advance is paid five days before the journey begins. It is settled with the\n' +
      'claim that the employee hands in on return.';
    expect(passagesOf([paragraph(wrapped)]).map(({ text, lines }) => [text, lines])).toEqual([[wrapped, [1, 3]]]);
  });

  test('a wrapped Chinese paragraph stays whole', () => {
    const wrapped =
      '员工出差超过三天的，可以申请预支差旅费，预支款项应当在出发之前五个工作日发放\n' +
      '给本人，并在返回以后的十个工作日之内，凭票据办理报销手续。';
    expect(passagesOf([paragraph(wrapped)])).toHaveLength(1);
  });

  test('short Chinese lines without full stops are a rule each', () => {
    const passages = passagesOf([paragraph('超时30分钟以上，全额赔付\n超时15分钟，赔付一半\n超时5分钟，不予赔付')]);
    expect(passages.map(({ lines }) => lines)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('bullets are markup and stay outside the passage', () => {
    expect(passagesOf([paragraph('- Keep receipts.\n- Claim within a month.')]).map(({ text }) => text)).toEqual([
      'Keep receipts.',
      'Claim within a month.',
    ]);
  });

  test('the text of a passage is the slice that its offsets name', () => {
    const text = '請假須於三日前提出。';
    const [passage] = passagesOf([heading(1, '# 請假'), paragraph(text)]);
    expect(passage).toMatchObject({ text, start: 6, end: 16 });
  });

  test('lines that end in CRLF or CR count as lines', () => {
    const passages = passagesOf([paragraph('First rule.\r\nSecond rule.\rThird rule.')]);
    expect(passages.map(({ lines }) => lines)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('headings', () => {
  test('the path skips levels that a document skips', () => {
    const passages = passagesOf([
      heading(1, 'Handbook'),
      heading(3, 'Travel'),
      paragraph('Book early.'),
      heading(2, 'Leave'),
      paragraph('Ask first.'),
    ]);
    expect(passages.map(({ headings }) => headings)).toEqual([
      ['Handbook', 'Travel'],
      ['Handbook', 'Leave'],
    ]);
  });

  test('the path holds a repeated heading once for each section', () => {
    const passages = passagesOf([
      heading(2, 'Leave'),
      heading(3, 'Scope'),
      paragraph('All staff.'),
      heading(2, 'Travel'),
      heading(3, 'Scope'),
      paragraph('Drivers.'),
      heading(3, 'Scope'),
      paragraph('Riders.'),
    ]);
    expect(passages.map(({ headings }) => headings)).toEqual([
      ['Leave', 'Scope'],
      ['Travel', 'Scope'],
      ['Travel', 'Scope'],
    ]);
  });

  test('4.2 stands under 4 where both headings have one level, and 5 does not', () => {
    const passages = passagesOf([
      heading(1, '4 Leave'),
      heading(1, '4.2 Sick leave'),
      paragraph('Ask first.'),
      heading(1, '4.3 Unpaid leave'),
      paragraph('Ask first.'),
      heading(1, '5 Pay'),
      paragraph('Monthly.'),
    ]);
    expect(passages.map(({ headings }) => headings)).toEqual([
      ['4 Leave', '4.2 Sick leave'],
      ['4 Leave', '4.3 Unpaid leave'],
      ['5 Pay'],
    ]);
  });

  test('a path is known to end before lead-ins and the header of a table', () => {
    const passages = passagesOf([
      heading(1, 'Leave'),
      paragraph('Ask for:'),
      item('travel.'),
      heading(2, 'Pay'),
      paragraph('Monthly.'),
    ]);
    expect(passages.map(({ headings, sectionDepth }) => headings.slice(0, sectionDepth))).toEqual([
      ['Leave'],
      ['Leave'],
      ['Leave', 'Pay'],
    ]);
  });

  test('marks of a heading do not stand in the path', () => {
    const [passage] = passagesOf([heading(2, '## **Sick** leave, see [form](a.md) ##'), paragraph('Ask first.')]);
    expect(passage?.headings).toEqual(['Sick leave, see form']);
  });

  test('a heading with nothing under it is a passage of its own', () => {
    const passages = passagesOf([heading(1, 'Rules'), heading(2, '## No smoking'), heading(2, '## No pets')]);
    expect(passages.map(({ text, headings }) => [text, headings])).toEqual([
      ['No smoking', ['Rules']],
      ['No pets', ['Rules']],
    ]);
  });

  test('a lead-in is a passage and stands in the headings of its list', () => {
    const passages = passagesOf([
      paragraph('An employee may be dismissed for:'),
      item('theft;'),
      item('fraud.'),
      paragraph('The manager decides.'),
    ]);
    expect(passages.map(({ text, headings }) => [text, headings])).toEqual([
      ['An employee may be dismissed for:', []],
      ['theft;', ['An employee may be dismissed for:']],
      ['fraud.', ['An employee may be dismissed for:']],
      ['The manager decides.', []],
    ]);
  });

  test.each<[string, string, string]>([
    ['The following need approval.', 'travel', 'The following need approval.'],
    ['Approval is needed in any of the following cases', 'travel', 'Approval is needed in any of the following cases'],
    ['The contracting officer shall—', 'ask', 'The contracting officer shall—'],
    ['有下列情形之一者，應報備。', '出差', '有下列情形之一者，應報備。'],
    ['應備文件如下', '假單', '應備文件如下'],
    [
      `${'Every claim is read by two people. '.repeat(6)}The following need approval:`,
      'travel',
      'The following need approval:',
    ],
  ])('%s introduces a list', (leadIn, listed, expected) => {
    const passages = passagesOf([paragraph(leadIn), item(listed)]);
    expect(passages.at(-1)).toMatchObject({ text: listed, headings: [expected] });
  });

  test('lead-ins nest with the lists that they introduce', () => {
    const passages = passagesOf([
      paragraph('4.2 The following need approval:'),
      paragraph('4.2.1 travel, namely:'),
      item('by train;'),
      paragraph('4.2.2 gifts.'),
      paragraph('4.3 Nothing else does.'),
    ]);
    expect(passages.map(({ headings }) => headings.length)).toEqual([0, 1, 2, 1, 0]);
  });

  test('a sentence that announces something without a list introduces nothing', () => {
    const passages = passagesOf([paragraph('The following week is free.'), paragraph('Ask first.')]);
    expect(passages[1]?.headings).toEqual([]);
  });
});
