import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmallLibraries } from './small-libraries.ts';

const LEAVE = `# Leave

## Annual leave

Annual leave is planned together with the team. Employees have 20 days of annual leave a year. What is left lapses in March.

The calendar shows who is away.
`;
const HANDBOOK = `# 員工手冊

第四條 員工請病假者，應於當日上午通知直屬主管。病假三日以上者，並應附診斷證明。全年病假不得超過三十日。
`;

const libraries = new SmallLibraries();
beforeAll(() => libraries.open({ Firm: { 'leave.md': LEAVE, '員工手冊.md': HANDBOOK } }));
afterAll(() => libraries.close());

test.each([
  ['How many days of annual leave do I have?', 'Employees have 20 days of annual leave a year.'],
  ['病假要附診斷證明嗎？', '病假三日以上者，並應附診斷證明。'],
  ['病假最多几天？', '全年病假不得超過三十日。'],
])('the first hit of "%s" names the sentence that answers', async (question, sentence) => {
  const [hit] = (await libraries.ask('Firm', question)).hits;
  expect(hit?.answer && hit.text.slice(...hit.answer)).toBe(sentence);
});

test('a hit of one sentence, and one found by its number alone, name none', async () => {
  const { hits, nearest } = await libraries.ask('Firm', 'Who is away in the calendar?');
  const calendar = [...hits, ...nearest].find(({ text }) => text.startsWith('The calendar'));
  expect(calendar && 'answer' in calendar).toBe(false);
  const [article] = (await libraries.ask('Firm', '第四條')).hits;
  expect(article && 'answer' in article).toBe(false);
});
