import { expect, test } from 'vitest';
import { openStore } from '../../electron/engine/store/open-store.ts';
import { makeTestFolder } from '../support/open-test-store.ts';
import { placesOf, startTestEngine, writePolicies, type TestEngine } from '../support/start-test-engine.ts';

const POLICY = { 'keys.md': ['# Keys', '', 'Lost keys are reported to the security desk at once.'] };

/** A store whose rows were made by an earlier recipe: the passage holds other words than the file. */
async function storeOfAnotherRecipe(folder: string): Promise<void> {
  const engine = startTestEngine(folder);
  await engine.importFiles('House', writePolicies(`${folder}/policies`, POLICY));
  await engine.client.stop();
  const store = openStore(folder);
  store.database.exec("UPDATE version SET recipe = 'reader 0, splitter 0, folding 0', title = 'Old title'");
  store.close();
}

async function untilTitled(engine: TestEngine, title: string): Promise<void> {
  while ((await engine.library('House')).documents[0]?.title !== title) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('rows of another recipe are made again from the stored original, without the file', async () => {
  const folder = makeTestFolder();
  await storeOfAnotherRecipe(folder);
  const engine = startTestEngine(folder, { background: true });
  await untilTitled(engine, 'Keys');
  expect(placesOf(await engine.search('House', 'lost keys', { legs: ['words'] }))).toEqual(['keys.md:3']);
  expect(await engine.ask('verify', {})).toMatchObject({ ok: true });
});

test('until they are made again the old rows answer', async () => {
  const folder = makeTestFolder();
  await storeOfAnotherRecipe(folder);
  const engine = startTestEngine(folder);
  const { hits } = await engine.search('House', 'lost keys', { legs: ['words'] });
  expect(hits[0]?.document.title).toBe('Old title');
});
