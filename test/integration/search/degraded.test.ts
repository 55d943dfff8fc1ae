import { expect, test } from 'vitest';
import type { ModelState } from '../../../shared/operation-results.ts';
import type { Embedder } from '../../../electron/engine/embed/embedder.ts';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { searchPolicies } from '../../../electron/engine/search/search-policies.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { CHINESE, ENGLISH } from './policies.ts';
import { SmallLibraries, TODAY } from './small-libraries.ts';

/** Searches with an embedder that has no model, over libraries whose vectors are not made. */
async function askWithout(embedder: Embedder, query: string) {
  const libraries = new SmallLibraries();
  await libraries.add({ ...ENGLISH, ...CHINESE });
  const scope = { libraries: [libraries.idOf('Cedar Ridge'), libraries.idOf('骑手平台')] };
  const parts = { store: libraries.store, embedder, today: () => TODAY };
  const result = await searchPolicies(parts, { query, scope });
  await libraries.close();
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function withoutModel(): Promise<Embedder> {
  const embedder = createEmbedder(makeTestFolder());
  const state: ModelState = await embedder.load();
  expect(state).toBe('missing');
  return embedder;
}

test('without a model words and numbers answer, and the answer says what is missing', async () => {
  const words = await askWithout(await withoutModel(), 'When is a stolen laptop reported?');
  expect(words.degraded).toEqual(['model-missing']);
  expect(words.hits[0]?.text).toContain('stolen laptop');
  const number = await askWithout(await withoutModel(), 'COMP-003');
  expect(number.degraded).toEqual(['model-missing']);
  expect(number.hits[0]?.clause).toBe('COMP-003');
});

test('without a model a question of another subject has no answer either', async () => {
  const { answered } = await askWithout(await withoutModel(), 'What is the boiling point of tungsten?');
  expect(answered).toBe(false);
});

test('a model that is not loaded yet is not waited for', async () => {
  const libraries = new SmallLibraries();
  await libraries.add(ENGLISH);
  const { degraded, hits } = await libraries.ask('Cedar Ridge', 'stolen laptop');
  expect(degraded).toEqual(['model-loading']);
  expect(hits[0]?.text).toContain('stolen laptop');
  await libraries.close();
});

test('while passages wait for their vectors the answer says that meaning is incomplete', async () => {
  const libraries = new SmallLibraries();
  await libraries.open({ Brightline: ENGLISH['Brightline'] ?? {} });
  expect((await libraries.ask('Brightline', 'paid time off')).degraded).toEqual([]);
  await libraries.add({ Brightline: { 'new.md': '# New\n\nParking is free on Sundays.\n' } });
  const { degraded, hits } = await libraries.ask('Brightline', 'Is parking free on Sundays?');
  expect(degraded).toEqual(['meaning-incomplete']);
  expect(hits[0]?.text).toBe('Parking is free on Sundays.');
  await libraries.close();
});

test('a rule that waits for its vector is found by its words among more rules than a search scores', async () => {
  const libraries = new SmallLibraries();
  const rules = Array.from({ length: 230 }, (_, index) => `Locker ${index + 1} is emptied on Fridays.`);
  await libraries.open({ Brightline: { 'lockers.md': `# Lockers\n\n${rules.join('\n\n')}\n` } });
  await libraries.add({ Brightline: { 'new.md': '# New\n\nParking is free on Sundays.\n' } });
  const { hits } = await libraries.ask('Brightline', 'Is parking free on Sundays?');
  expect(hits[0]?.text).toBe('Parking is free on Sundays.');
  await libraries.close();
});
