import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbedder } from '../../../electron/engine/embed/load-embedder.ts';
import { offlineTransformers, refuseNetwork } from '../../../electron/engine/embed/offline-transformers.ts';
import { MODELS_FOLDER } from './models-folder.ts';

const fetchBefore = globalThis.fetch;
const used: string[] = [];

function forbid(name: string) {
  return (): never => {
    used.push(name);
    throw new Error(`${name} was used`);
  };
}

beforeEach(() => {
  vi.spyOn(http, 'request').mockImplementation(forbid('http'));
  vi.spyOn(https, 'request').mockImplementation(forbid('https'));
  vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(forbid('net'));
  vi.spyOn(dns, 'lookup').mockImplementation(forbid('dns'));
  refuseNetwork();
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.fetch = fetchBefore;
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
