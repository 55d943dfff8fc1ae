import { expect, test } from 'vitest';
import { startEngine } from '../../electron/client/engine-client.ts';
import { makeTestFolder } from '../support/open-test-store.ts';
import { engineOptions, startTestEngine, writePolicies } from '../support/start-test-engine.ts';

const EXITING_WORKER = new URL('../fixtures/processes/exiting-worker.mjs', import.meta.url);

test('a request that was cancelled before it was sent answers so', async () => {
  const engine = startTestEngine(makeTestFolder());
  const result = await engine.client.call('listLibraries', {}, { signal: AbortSignal.abort() });
  expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
});

test('an import that is cancelled answers so, and what was read by then stays whole', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(folder);
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`rule-${n}.md`, ['# Rule', '', `Rule ${n}.`]]),
  );
  const paths = [writePolicies(`${folder}/policies`, files)];
  const controller = new AbortController();
  engine.client.onEvent((event) => {
    if (event.type === 'file-imported' && event.done === 3) controller.abort();
  });
  const result = await engine.client.call('importFiles', { library: 'House', paths }, { signal: controller.signal });
  expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  const { documents } = await engine.library('House');
  expect(documents.length).toBeGreaterThanOrEqual(3);
  expect(documents.length).toBeLessThan(40);
  expect(await engine.ask('verify', {})).toMatchObject({ ok: true });
});

test('a request after the end answers that the engine has stopped', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.client.stop();
  expect(await engine.client.call('status', {})).toMatchObject({ ok: false, error: { code: 'engine-stopped' } });
});

test('stopping while passages are embedded ends without an error, and nothing is lost', async () => {
  const folder = makeTestFolder();
  const engine = startTestEngine(folder, { background: true });
  const lines = Array.from({ length: 200 }, (_, n) => `Rule ${n} says that form ${n} is filed within ${n} days.`);
  await engine.importFiles('House', writePolicies(`${folder}/policies`, { 'forms.md': ['# Forms', '', ...lines] }));
  await engine.client.stop();
  const again = startTestEngine(folder);
  expect(await again.ask('verify', {})).toMatchObject({ ok: true, counts: { passages: 200 } });
});

test('a worker that ends by itself fails who waits, and is started once more', async () => {
  const client = startEngine(engineOptions(makeTestFolder(), { workerFile: EXITING_WORKER }));
  const codes: string[] = [];
  for (let call = 0; call < 3; call++) {
    const result = await client.call('status', {});
    codes.push(result.ok ? 'answered' : result.error.code);
  }
  await client.stop();
  expect(codes).toEqual(['engine-stopped', 'engine-stopped', 'engine-stopped']);
});

test('input that does not fit its schema is refused by the engine itself', async () => {
  const engine = startTestEngine(makeTestFolder());
  const result = await engine.client.call('search', { query: 'x', scope: { libraries: [] } });
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
});
