import path from 'node:path';
import { expect, test } from 'vitest';
import { saveCorpus } from '../../support/generated-corpus.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { ROOT, startTestEngine, type TestEngine } from '../../support/start-test-engine.ts';

/** 2,000 in every run, 20,000 in the long one. */
const FOREIGN_PASSAGES = process.env['LONG_TESTS'] === '1' ? 20_000 : 2_000;

const QUESTIONS = [
  'Do we need a PO for a $400 repair?',
  'purchase order',
  'How many days of leave do I get?',
  'Who approves travel?',
  'What is the boiling point of tungsten?',
];

test('what comes into another library changes nothing in an answer but the time it took', async () => {
  const folder = makeTestFolder();
  const before = startTestEngine(folder);
  await before.importFiles('Cedar Ridge', path.join(ROOT, 'resources', 'demo', 'cedar-ridge'));
  await before.ask('waitForVectors', {});
  const alone = await answers(before);
  await before.client.stop();

  saveCorpus(folder, { library: 'Foreign', passages: FOREIGN_PASSAGES });

  const after = startTestEngine(folder);
  expect(await answers(after)).toEqual(alone);
}, 600_000);

async function answers(engine: TestEngine): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const question of QUESTIONS) {
    const { ms: _ms, ...answer } = await engine.search('Cedar Ridge', question);
    all.push(answer);
  }
  return all;
}
