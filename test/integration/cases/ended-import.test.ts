import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeCorpus } from '../../support/generated-corpus.ts';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { runCli, startCli, whenEnded } from '../../support/run-cli.ts';

/** Milliseconds after the start at which the import is ended; more of them in the long run. */
const MOMENTS =
  process.env['LONG_TESTS'] === '1'
    ? Array.from({ length: 40 }, (_, index) => 150 + index * 125)
    : [400, 900, 1_400, 2_200, 3_000];

const DOCUMENTS = 4;
const PASSAGES = DOCUMENTS * 100;

function setUp(): { data: string; policies: string } {
  const folder = makeTestFolder();
  return { data: path.join(folder, 'data'), policies: writeCorpus(path.join(folder, 'policies'), PASSAGES) };
}

async function documentsIn(data: string): Promise<{ key: string; passages: number; embedded: number }[]> {
  const { out } = await runCli(['--data', data, 'list', '--json']);
  return JSON.parse(out).flatMap((library: { documents: unknown[] }) => library.documents);
}

test('an import that is killed at any moment leaves whole documents, and the next one goes on', async () => {
  const { data, policies } = setUp();
  const command = ['--data', data, 'import', '--library', 'House', policies];
  let embeddedBefore = 0;
  for (const moment of MOMENTS) {
    const child = startCli(command);
    const timer = setTimeout(() => child.kill('SIGKILL'), moment);
    await whenEnded(child);
    clearTimeout(timer);
    const verified = await runCli(['--data', data, 'verify', '--json']);
    expect(JSON.parse(verified.out), `killed after ${moment} ms`).toEqual({ ok: true, problems: [] });
    const documents = await documentsIn(data);
    expect(documents.filter(({ passages }) => passages !== 100)).toEqual([]);
    const embedded = documents.reduce((sum, document) => sum + document.embedded, 0);
    expect(embedded).toBeGreaterThanOrEqual(embeddedBefore);
    embeddedBefore = embedded;
  }
  expect((await runCli(command)).code).toBe(0);
  const documents = await documentsIn(data);
  expect(documents.map(({ passages, embedded }) => [passages, embedded])).toEqual(Array(DOCUMENTS).fill([100, 100]));
}, 600_000);

test('an import that is asked to end exits 0, and what was stored stays', async () => {
  const { data, policies } = setUp();
  const child = startCli(['--data', data, 'import', '--library', 'House', policies]);
  const ended = whenEnded(child);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, signal: null });
  const verified = await runCli(['--data', data, 'verify', '--json']);
  expect(JSON.parse(verified.out)).toEqual({ ok: true, problems: [] });
}, 120_000);

test('an import that is asked to end prints one JSON list of the files that it brought in', async () => {
  const { data, policies } = setUp();
  const child = startCli(['--data', data, 'import', '--json', '--library', 'House', policies]);
  const ended = whenEnded(child);
  // The store is opened by the engine, which is started before signals are heard: from then on they end the program.
  await expect
    .poll(() => fs.existsSync(path.join(data, 'policies.sqlite')), { timeout: 30_000, interval: 20 })
    .toBe(true);
  child.kill('SIGTERM');
  const { code, out } = await ended;
  expect(code).toBe(0);
  const listed = (JSON.parse(out) as { key: string }[]).map(({ key }) => key).sort();
  expect(listed).toEqual((await documentsIn(data)).map(({ key }) => key).sort());
}, 120_000);
