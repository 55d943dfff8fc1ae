import { expect, test } from 'vitest';
import { ROOT, sharedTestEngine, writePolicies } from '../../support/start-test-engine.ts';

const RULES = `${ROOT}resources/demo/rider-platform`;

const ODD_IDS = ['P-01', 'A1', 'R-10', 'T1.2', 'GIFT-A'];
const ODD_RULES = [
  'Gifts are declared.',
  'Badges are worn.',
  'Meals are paid.',
  'Bicycles stand outside.',
  'Windows are shut at night.',
];

const engine = sharedTestEngine(async (started, folder) => {
  await started.importFiles('规则', RULES);
  const keys = ['# Keys', '', 'Lost keys are reported to security.', '', 'Spare keys are kept in the safe.'];
  await started.importFiles('Keys', writePolicies(`${folder}/policies`, { 'keys.md': keys }));
  const odd = ['id,title,text', ...ODD_IDS.map((id, index) => `${id},,${String(ODD_RULES[index])}`)];
  await started.importFiles('Odd ids', writePolicies(`${folder}/odd`, { 'odd.csv': odd }));
  await started.ask('waitForVectors', {});
});

test('a rule is found by its number in any spelling', async () => {
  for (const spelling of ['COMP-001', 'comp001', 'COMP 001', 'ＣＯＭＰ－００１']) {
    const { hits } = await engine().search('规则', spelling);
    expect(hits[0], spelling).toMatchObject({ clause: 'COMP-001', text: expect.stringContaining('超时30分钟以上') });
  }
});

test.each([
  ['P-01', 'P-01'],
  ['p01', 'P-01'],
  ['P 01', 'P-01'],
  ['A1', 'A1'],
  ['a-1', 'A1'],
  ['R-10', 'R-10'],
  ['what does rule R-10 say', 'R-10'],
  ['t1.2', 'T1.2'],
  ['GIFT-A', 'GIFT-A'],
])('%s finds the rule with the id %s first', async (query, id) => {
  const { hits } = await engine().search('Odd ids', query);
  expect(hits[0]).toMatchObject({ clause: id, text: ODD_RULES[ODD_IDS.indexOf(id)] });
});

test('an id that no rule bears is answered by none', async () => {
  expect(await engine().search('Odd ids', 'R-11')).toMatchObject({ answered: false, unknownClauses: ['R-11'] });
});

test('a term that stands in a rule finds the rule that says it', async () => {
  const { hits } = await engine().search('规则', '超时30分钟以上');
  expect(hits[0]?.text).toContain('超时30分钟以上');
});

test('a rule about 备餐时间过长 answers 出餐慢', async () => {
  const { hits } = await engine().search('规则', '出餐慢');
  expect(hits[0]?.text).toContain('备餐时间过长');
});

test('two terms that stand apart in a rule still find it', async () => {
  const { hits } = await engine().search('规则', '暴雨 免责');
  expect(hits[0]?.clause).toBe('COMP-005');
});

test('a phrasing that an operator adds finds the rule from then on, with its author', async () => {
  const library = await engine().library('规则');
  const rules = library.documents.find((document) => document.kind === 'rules');
  const query = '外星人来访';
  expect((await engine().search('规则', query)).answered).toBe(false);
  await engine().ask('addTag', {
    library: library.id,
    document: rules?.key ?? '',
    place: { clause: 'COMP-007' },
    phrasing: query,
    author: '王敏',
  });
  const { hits } = await engine().search('规则', query);
  expect(hits[0]?.clause).toBe('COMP-007');
});

test('a full match scores above a partial one, and the explanation counts the words', async () => {
  const [full] = (await engine().search('Keys', 'lost keys reported security', { legs: ['words'] })).hits;
  const [partial] = (await engine().search('Keys', 'lost keys reported neighbour', { legs: ['words'] })).hits;
  expect([full?.matched, partial?.matched]).toEqual([
    [4, 4],
    [3, 4],
  ]);
  expect(full?.score).toBeGreaterThan(partial?.score ?? 1);
});
