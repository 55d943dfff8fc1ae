import { expect, test } from 'vitest';
import { sharedTestEngine, writePolicies } from '../../support/start-test-engine.ts';

const engine = sharedTestEngine(async (started, folder) => {
  const policies = writePolicies(`${folder}/policies`, {
    'handbook.md': [
      '# 員工手冊',
      '',
      '## 第一章 總則',
      '',
      '第二條 本規則適用於全體員工。',
      '',
      '第三條 員工每日工作八小時。',
      '',
      '第四條 員工應準時出勤。',
    ],
    'travel.txt': ['差旅费管理办法', '', '第二条 员工出差应事先申请。', '', '第3条 住宿费每晚不超过四百元。'],
  });
  await started.importFiles('手冊', policies);
});

test.each(['第三條', '第3條', '第３条', '第三条', 'Article 3'])(
  '%s finds the clause of both documents',
  async (query) => {
    const { hits } = await engine().search('手冊', query);
    expect(hits.map(({ document, clause }) => `${document.key} ${clause}`).sort()).toEqual([
      'handbook.md 第三條',
      'travel.txt 第3条',
    ]);
  },
);

test('a choice of one document leaves its clause alone', async () => {
  const { hits } = await engine().search('手冊', '第三條', { scope: { documents: ['travel.txt'] } });
  expect(hits.map(({ text }) => text)).toEqual(['第3条 住宿费每晚不超过四百元。']);
});

test('a clause that does not exist is no rule, not its neighbour', async () => {
  const answer = await engine().search('手冊', '第99條');
  expect({ answered: answer.answered, hits: answer.hits }).toEqual({ answered: false, hits: [] });
});

test('traditional characters find simplified ones and the other way round', async () => {
  const texts = async (query: string) => {
    const { hits, nearest } = await engine().search('手冊', query, { legs: ['words'] });
    return [...hits, ...nearest].map(({ text }) => text);
  };
  expect(await texts('員工出差')).toContain('第二条 员工出差应事先申请。');
  expect(await texts('员工每日工作')).toContain('第三條 員工每日工作八小時。');
});
