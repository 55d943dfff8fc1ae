import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmallLibraries } from './small-libraries.ts';

const TRAVEL = `# Travel expenses policy

Owner: finance department.
Version: 3.2
Next review: March 2027.

Receipts are handed in within 30 days of return.
A hotel is paid up to $180.00 a night, breakfast included.
Economy class is flown on every route under six hours.
`;

const KEYS = `# Keys and badges

Owner: site office.

A lost key is reported to the site office on the same day.
Badges are worn in sight.
`;

const MEALS = `# 员工餐饮补贴办法

负责部门：行政部
版本：2.1

工作日午餐补贴每人二十元。
晚上八点以后加班的，另发晚餐券一张。
`;

const libraries = new SmallLibraries();
beforeAll(() => libraries.open({ House: { 'travel.md': TRAVEL, 'keys.md': KEYS, 'meals.md': MEALS } }));
afterAll(() => libraries.close());

async function answeringFields(query: string, legs?: ['number', 'words']): Promise<string[]> {
  const { hits } = await libraries.ask('House', query, legs ? { legs, limit: 40 } : { limit: 40 });
  return hits.filter(({ kind }) => kind === 'field').map(({ text }) => text);
}

test.each([
  'travel expenses',
  'What are travel expenses?',
  'travel expenses policy',
  '餐饮补贴',
  '员工餐饮补贴有多少？',
])('%s, which names only the subject of a document, is answered by none of its field lines', async (query) => {
  expect(await answeringFields(query)).toEqual([]);
  expect(await answeringFields(query, ['number', 'words'])).toEqual([]);
});

test.each([
  ['Who is the owner of the travel expenses policy?', 'Owner: finance department.'],
  ['version of the travel expenses policy', 'Version: 3.2'],
  ['When is the next review of the travel expenses policy?', 'Next review: March 2027.'],
  ['餐饮补贴办法由哪个部门负责？', '负责部门：行政部'],
])(
  '%s, which asks for a label of that document, is answered by none of the other field lines of that document',
  async (query, line) => {
    const others = (await answeringFields(query)).filter((text) => text !== 'Owner: site office.');
    expect(others).toEqual([line]);
  },
);

test('what the line itself says is found without its label', async () => {
  expect(await answeringFields('finance department')).toEqual(['Owner: finance department.']);
});
