import { expect, test } from 'vitest';
import { SAMPLE_QUESTIONS } from '../../../renderer/search/sample-questions.ts';
import { importDemo } from '../../eval/questions/ask-questions.ts';
import { sharedTestEngine } from '../../support/start-test-engine.ts';

/** The rule that answers each sample question, as its document has it. */
const RULES: Readonly<Record<string, string>> = {
  'Do we need a PO for a $400 repair?': 'may be paid without a purchase order',
  'How much can I spend on a hotel?': 'A hotel room is reimbursed up to $160.00 a night',
  'When is a medical certificate required?': 'A medical certificate is required from the fourth consecutive day',
  'How many days of PTO do we get?': 'Employees receive 22 days of paid time off in a calendar year',
  'The bill is $80 higher than ordered, is that okay?': 'A difference of up to 2 percent of the line',
  'How often do I have to change my password?': 'changed every 180 days',
  '餐品在配送途中洒漏，责任归谁？': '餐品在配送途中洒漏、破损的，责任归骑手',
  '超时30分钟以上赔多少？': '超时30分钟以上的，向用户赔付订单实付金额的30%',
  '申诉要在多久内提出？': '可在结果通知后48小时内提出申诉一次',
  '太太生小孩，先生能休幾天？': '給予陪產假七日',
  '加班一個月不得超過幾小時？': '一個月不得超過四十六小時',
  '生理假需要證明嗎？': '每月得請生理假一日，無須證明',
};

const engine = sharedTestEngine((opened) => importDemo(opened));

test('every demo library has its sample questions', async () => {
  const libraries = await engine().ask('listLibraries', {});
  expect(Object.keys(SAMPLE_QUESTIONS).sort()).toEqual(libraries.map(({ name }) => name).sort());
});

test.each(Object.entries(SAMPLE_QUESTIONS).flatMap(([library, questions]) => questions.map((text) => [library, text])))(
  '%s answers: %s',
  async (library = '', question = '') => {
    const { hits } = await engine().search(library, question);
    const rule = RULES[question] ?? 'a rule that is written here';
    expect(hits.slice(0, 3).filter(({ text }) => text.includes(rule))).toHaveLength(1);
  },
);
