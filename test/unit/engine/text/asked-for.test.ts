import { expect, test } from 'vitest';
import { askedFor, gives, type Asked } from '../../../../electron/engine/text/asked-for.ts';

test.each<[string, Asked[]]>([
  ['How many days of leave do I get?', ['amount']],
  ['How often are ladders inspected?', ['amount', 'time']],
  ['What is the maximum for a hotel?', ['amount', 'limit']],
  ['When is the report due?', ['time']],
  ['Who approves overtime?', ['person']],
  ['Can I bring my dog?', ['permission']],
  ['Is smoking allowed?', ['permission']],
  ['stolen laptop', []],
  ['特別休假有幾天？', ['amount']],
  ['住宿費上限是多少？', ['amount', 'limit']],
  ['谁审批报销？', ['person']],
  ['可以請假嗎？', ['permission']],
  ['何時發薪？', ['time']],
  ['出差單據', []],
])('%j asks for %j', (question, kinds) => {
  expect(askedFor(question)).toEqual(kinds);
});

test.each<[string, Asked, boolean]>([
  ['Employees have 20 days of leave a year.', 'amount', true],
  ['Leave is planned with the team.', 'amount', false],
  ['A night is paid up to $180.00.', 'limit', true],
  ['It is reported within one hour.', 'time', true],
  ['It is approved by the shift manager.', 'person', true],
  ['Visitors may enter with an escort.', 'permission', true],
  ['The rack is lit.', 'permission', false],
  ['全年病假不得超過三十日。', 'limit', true],
  ['單據應於十日內交付。', 'time', true],
  ['由部門主管核准。', 'person', true],
  ['员工不得外借。', 'permission', true],
  ['食堂提供汤。', 'permission', false],
])('%j gives %s: %j', (sentence, kind, given) => {
  expect(gives(sentence, kind)).toBe(given);
});
