import { beforeEach, expect, test } from 'vitest';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { offlineTransformers, refuseNetwork } from '../../../electron/engine/embed/offline-transformers.ts';
import { forbidNetwork } from '../../support/forbid-network.ts';
import { MODELS_FOLDER } from './models-folder.ts';

const used = forbidNetwork();
beforeEach(() => {
  refuseNetwork();
});

test('the model loads and embeds where every way to a network throws', async () => {
  const embedder = createEmbedder(MODELS_FOLDER);
  expect(await embedder.load()).toBe('ready');
  expect(await embedder.embedQuery('How many days of leave do I have?')).toHaveLength(384);
  await embedder.close();
  expect(used).toEqual([]);
});

test('fetch throws in the thread that refuses the network', async () => {
  await expect(fetch('http://localhost/')).rejects.toMatchObject({ details: { name: 'NetworkRefused' } });
});

test('a model that is not on the disk is not looked for anywhere else', async () => {
  const { AutoTokenizer } = await offlineTransformers();
  await expect(AutoTokenizer.from_pretrained('someone/some-model')).rejects.toThrow();
  expect(used).toEqual([]);
});
