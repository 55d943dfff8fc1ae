import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { ROOT, startTestEngine, writePolicies, type TestEngine } from '../../support/start-test-engine.ts';

const RULES = `${ROOT}resources/demo/rider-platform`;

async function engineWithRules(): Promise<TestEngine> {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('规则', RULES);
  await engine.ask('waitForVectors', {});
  return engine;
}

test('a rule is found by its number in any spelling', async () => {
  const engine = await engineWithRules();
  for (const spelling of ['COMP-001', 'comp001', 'COMP 001', 'ＣＯＭＰ－００１']) {
    const { hits } = await engine.search('规则', spelling);
    expect(hits[0], spelling).toMatchObject({ clause: 'COMP-001', text: expect.stringContaining('超时30分钟以上') });
  }
});

test('a term that stands in a rule finds the rule that says it', async () => {
  const { hits } = await (await engineWithRules()).search('规则', '超时30分钟以上');
  expect(hits[0]?.text).toContain('超时30分钟以上');
});

test('a rule about 备餐时间过长 answers 出餐慢', async () => {
  const { hits } = await (await engineWithRules()).search('规则', '出餐慢');
  expect(hits[0]?.text).toContain('备餐时间过长');
});

test('two terms that stand apart in a rule still find it', async () => {
  const { hits } = await (await engineWithRules()).search('规则', '暴雨 免责');
  expect(hits[0]?.clause).toBe('COMP-005');
});

test('a phrasing that an operator adds finds the rule from then on, with its author', async () => {
  const engine = await engineWithRules();
  const library = await engine.library('规则');
  const rules = library.documents.find((document) => document.kind === 'rules');
  const query = '外星人来访';
  expect((await engine.search('规则', query)).answered).toBe(false);
  await engine.ask('addTag', {
    library: library.id,
    document: rules?.key ?? '',
    place: { clause: 'COMP-007' },
    phrasing: query,
    author: '王敏',
  });
  const { hits } = await engine.search('规则', query);
  expect(hits[0]?.clause).toBe('COMP-007');
});

test('a full match scores above a partial one, and the explanation counts the words', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(folder);
  const policies = writePolicies(`${folder}/policies`, {
    'keys.md': ['# Keys', '', 'Lost keys are reported to security.', '', 'Spare keys are kept in the safe.'],
  });
  await engine.importFiles('Keys', policies);
  const [full] = (await engine.search('Keys', 'lost keys reported security', { legs: ['words'] })).hits;
  const [partial] = (await engine.search('Keys', 'lost keys reported neighbour', { legs: ['words'] })).hits;
  expect([full?.matched, partial?.matched]).toEqual([
    [4, 4],
    [3, 4],
  ]);
  expect(full?.score).toBeGreaterThan(partial?.score ?? 1);
});
