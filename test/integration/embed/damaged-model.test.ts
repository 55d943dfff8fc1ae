import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Embedder } from '../../../electron/engine/embed/embedder.ts';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { copyOfModels, MODELS_FOLDER } from './models-folder.ts';

let models: ReturnType<typeof copyOfModels>;
let embedder: Embedder;
beforeEach(() => {
  models = copyOfModels();
  embedder = createEmbedder(models.folder);
});
afterEach(async () => {
  await embedder.close();
  models.remove();
});

/** Same length, nothing but zeros. */
function zero(file: string): void {
  const bytes = statSync(file).size;
  truncateSync(file, 0);
  truncateSync(file, bytes);
}

test('a model file of zeros is corrupt, and every text is refused with that code', async () => {
  zero(models.weights);
  expect(embedder.state()).toBe('idle');
  expect(await embedder.load()).toBe('corrupt');
  await expect(embedder.embedQuery('leave')).rejects.toMatchObject({ code: 'model-corrupt' });
  await expect(embedder.embedPassage('leave')).rejects.toMatchObject({ code: 'model-corrupt' });
});

test('a model file that was cut off is corrupt', async () => {
  truncateSync(models.weights, 1000);
  expect(await embedder.load()).toBe('corrupt');
});

test('an absent model file is missing, and every text is refused with that code', async () => {
  rmSync(models.weights);
  expect(await embedder.load()).toBe('missing');
  await expect(embedder.embedQuery('leave')).rejects.toMatchObject({ code: 'model-missing' });
});

test('the model works as soon as its file is put back and it is loaded again', async () => {
  renameSync(models.weights, `${models.weights}.away`);
  expect(await embedder.load()).toBe('missing');
  renameSync(`${models.weights}.away`, models.weights);
  expect(await embedder.load()).toBe('ready');
  expect(await embedder.embedQuery('leave')).toHaveLength(384);
});

test('a damaged tokenizer is corrupt, and works again when it is put back', async () => {
  const good = readFileSync(models.tokenizer);
  writeFileSync(models.tokenizer, good.subarray(0, good.length - 1));
  expect(await embedder.load()).toBe('corrupt');
  writeFileSync(models.tokenizer, good);
  expect(await embedder.load()).toBe('ready');
});

test('a damaged file changes no fingerprint, so that no stored vector becomes stale', () => {
  zero(models.weights);
  expect(createEmbedder(models.folder).fingerprint).toBe(createEmbedder(MODELS_FOLDER).fingerprint);
});

test('a folder without a manifest has no model and says so', async () => {
  rmSync(path.join(models.folder, 'manifest.json'));
  const without = createEmbedder(models.folder);
  expect(without.state()).toBe('missing');
  expect(await without.load()).toBe('missing');
  await expect(without.embedQuery('leave')).rejects.toMatchObject({ code: 'model-missing' });
});

test('after closing nothing is embedded any more', async () => {
  const closing = createEmbedder(models.folder);
  await closing.load();
  await closing.close();
  await expect(closing.embedQuery('leave')).rejects.toMatchObject({ code: 'engine-stopped' });
});
