import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clauseKeyOf } from '../../../electron/engine/text/clause-key.ts';
import { ensureTag } from './ensure-tag.ts';
import { CHINESE } from './policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(CHINESE));
afterAll(() => libraries.close());

async function firstText(library: string, query: string): Promise<string> {
  const { hits } = await libraries.ask(library, query);
  return hits[0]?.text ?? '';
}

test.each(['COMP-001', 'comp001', 'COMP 001', 'ＣＯＭＰ－００１'])(
  '%s finds the rule of that number first',
  async (query) => {
    const { hits } = await libraries.ask('骑手平台', query);
    expect(hits[0]?.clause).toBe('COMP-001');
    expect(hits[0]?.why.ruleNumber).toBeGreaterThan(0.5);
  },
);

test.each([
  ['超时30分钟以上', '订单超时30分钟以上的'],
  ['超時三十分鐘以上', '订单超时30分钟以上的'],
  ['出餐慢', '商家备餐时间过长'],
  ['商家责任', '商家备餐时间过长'],
  ['洒漏 退款', '餐品在配送途中洒漏的'],
])('%s finds the rule that says it first', async (query, text) => {
  expect(await firstText('骑手平台', query)).toContain(text);
});

test('a passage with every word scores above one with some, and says how many it holds', async () => {
  const { hits, nearest } = await libraries.ask('骑手平台', '暴雨 超时 骑手 免责');
  const all = [...hits, ...nearest];
  const full = all.find(({ text }) => text.startsWith('暴雨期间订单超时'));
  const partial = all.find(({ clause }) => clause === 'COMP-003');
  expect(full?.matched).toEqual([4, 4]);
  expect(partial?.matched).toEqual([2, 4]);
  expect(full?.score).toBeGreaterThan(partial?.score ?? 1);
});

test('a phrasing that a person adds finds the rule from then on', async () => {
  const before = await libraries.ask('骑手平台', '汤包爆浆');
  expect(before.hits[0]?.clause).not.toBe('COMP-004');
  ensureTag(libraries, {
    library: '骑手平台',
    document: '赔付规则.md',
    clauseKey: clauseKeyOf('COMP-004'),
    phrasing: '汤包爆浆',
  });
  const after = await libraries.ask('骑手平台', '汤包爆浆');
  expect(after.hits[0]?.clause).toBe('COMP-004');
});

describe('a number that two documents bear', () => {
  test.each(['第三條', '第3條', '第３条', '第三条规定什么'])('%s finds both, as two places', async (query) => {
    const { hits } = await libraries.ask('員工手冊', query);
    expect(hits.map(({ document, clause }) => [document.key, clause]).sort()).toEqual([
      ['員工手冊.md', '第三條'],
      ['差旅費管理辦法.md', '第三條'],
    ]);
  });

  test('is one place when only one document is searched', async () => {
    const { hits } = await libraries.ask('員工手冊', '第3條', { documents: ['差旅費管理辦法.md'] });
    expect(hits.map(({ text }) => text)).toEqual([expect.stringContaining('出差應於三日前提出申請')]);
  });
});

test('a number that no clause bears has no answer, and is named', async () => {
  const { answered, hits, unknownClauses } = await libraries.ask('員工手冊', '第99條');
  expect([answered, hits, unknownClauses]).toEqual([false, [], ['第99條']]);
});

test('in a longer question such a number is an ordinary word, and is named', async () => {
  const { hits, unknownClauses } = await libraries.ask('員工手冊', '依第99條，出差住宿費的上限是多少');
  expect(unknownClauses).toEqual(['第99條']);
  expect(hits[0]?.text).toContain('住宿費');
});

test('a number in a longer question outranks what its words find', async () => {
  const { hits } = await libraries.ask('骑手平台', 'COMP-002 和暴雨有关系吗');
  expect(hits[0]?.clause).toBe('COMP-002');
});

test.each([
  ['員工請病假', '員工請病假者'],
  ['员工请病假', '員工請病假者'],
])('%s in one script finds the rule in the other', async (query, text) => {
  expect(await firstText('員工手冊', query)).toContain(text);
});

test.each([
  ['員工手冊', '公司有沒有規定太空旅行補助'],
  ['員工手冊', '天气怎么样'],
  ['員工手冊', 'What is the boiling point of tungsten?'],
  ['骑手平台', '公司有沒有規定太空旅行補助'],
  ['骑手平台', '谁赢了昨天的足球比赛'],
  ['骑手平台', 'Who won the football match?'],
])('in %s "%s" is answered by no rule', async (library, query) => {
  expect((await libraries.ask(library, query)).answered).toBe(false);
});

test('an English question finds the Chinese rule first', async () => {
  const { hits, nearest } = await libraries.ask('員工手冊', 'How many days of annual leave do I have?');
  expect([...hits, ...nearest][0]?.text).toContain('特別休假七日');
});
