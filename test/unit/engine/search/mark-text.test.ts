import { expect, test } from 'vitest';
import { markText } from '../../../../electron/engine/search/mark-text.ts';
import { parseQuery } from '../../../../electron/engine/search/parse-query.ts';
import { termGroups } from '../../../../electron/engine/search/query-terms.ts';
import { standingTerms } from '../../../../electron/engine/search/standing-terms.ts';
import { widenQuery } from '../../../../electron/engine/search/widen-query.ts';

const PO = [{ from: 'PO', to: 'purchase order', origin: 'shipped' as const }];

function markedIn(text: string, query: string): string[] {
  const parsed = parseQuery(query);
  const { alternatives } = widenQuery(parsed.text, PO);
  const groups = termGroups(parsed, alternatives, { passages: 10, frequencyOf: () => 0 });
  return markText(standingTerms(text), groups).map(([start, end]) => text.slice(start, end));
}

test.each([
  ['A repair needs approval.', 'repairs approved', ['repair', 'approval']],
  ['Repairs above $500.00 need a purchase order.', 'PO for repair', ['Repairs', 'purchase', 'order']],
  ['Keep the room in order.', 'PO', []],
  ['員工應於三日前請假。', '员工请假', ['員工', '請假']],
  ['超时30分钟以上的，向用户赔付。', '超时赔付', ['超时', '赔付']],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full', ['Ｆｕｌｌ']],
  ['Costs are reimbursed.', 'travel reimb', ['reimbursed']],
  ['Nothing of it.', 'travel', []],
  ['', 'travel', []],
])('in %j the query %j marks %j', (text, query, marked) => {
  expect(markedIn(text, query)).toEqual(marked);
});
