import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { placesOf, ROOT, startTestEngine, writePolicies } from '../../support/start-test-engine.ts';

/** A copy of the models folder that a test may damage. */
function copyOfModels(folder: string): { modelsFolder: string; weights: string } {
  const modelsFolder = path.join(folder, 'models');
  fs.cpSync(path.join(ROOT, 'models'), modelsFolder, { recursive: true });
  return { modelsFolder, weights: path.join(modelsFolder, 'multilingual-e5-small-int8', 'onnx', 'model.onnx') };
}

const POLICY = { 'leave.md': ['# Leave', '', '4.2 Sick leave is paid for ten days.'] };

test('with a zeroed model words and numbers answer, the answer says so, and nothing is embedded again afterwards', async () => {
  const folder = makeTestFolder();
  const { modelsFolder, weights } = copyOfModels(folder);
  const policies = writePolicies(`${folder}/policies`, POLICY);
  const whole = startTestEngine(folder, { modelsFolder });
  await whole.importFiles('House', policies);
  await whole.ask('waitForVectors', {});
  await whole.client.stop();

  const good = fs.readFileSync(weights);
  fs.writeFileSync(weights, Buffer.alloc(good.length));
  const damaged = startTestEngine(folder, { modelsFolder });
  const byWords = await damaged.search('House', 'sick leave paid days');
  expect([placesOf(byWords), byWords.degraded]).toEqual([['leave.md:3'], ['model-corrupt']]);
  expect(placesOf(await damaged.search('House', '4.2'))).toEqual(['leave.md:3']);
  await damaged.client.stop();

  fs.writeFileSync(weights, good);
  const mended = startTestEngine(folder, { modelsFolder });
  expect(await mended.ask('waitForVectors', {})).toEqual({ embedded: 0 });
  expect((await mended.search('House', 'How long is sick pay?')).degraded).toEqual([]);
});

test('without a model an import succeeds and is found by words', async () => {
  const folder = makeTestFolder();
  const { modelsFolder, weights } = copyOfModels(folder);
  fs.rmSync(weights);
  const engine = startTestEngine(folder, { modelsFolder });
  await engine.importFiles('House', writePolicies(`${folder}/policies`, POLICY));
  const answer = await engine.search('House', 'sick leave');
  expect([placesOf(answer), answer.degraded]).toEqual([['leave.md:3'], ['model-missing']]);
});
