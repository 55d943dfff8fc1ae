import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedModelFile } from '../../../shared/desktop-operations.ts';
import { ROOT, startTestEngine } from '../../support/start-test-engine.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-test-'));
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** The model's manifest and links to its files, which a test may take away or replace. */
function copyOfModel(name: string): { models: string; model: string; files: string[] } {
  const models = path.join(folder, name);
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'models', 'manifest.json'), 'utf8')) as {
    folder: string;
    files: { path: string }[];
  };
  fs.mkdirSync(models);
  fs.copyFileSync(path.join(ROOT, 'models', 'manifest.json'), path.join(models, 'manifest.json'));
  const files = manifest.files.map((file) => file.path);
  for (const file of files) {
    const copy = path.join(models, manifest.folder, file);
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'models', manifest.folder, file), copy);
  }
  return { models, model: path.join(models, manifest.folder), files };
}

function statesOf(checked: readonly CheckedModelFile[]): Record<string, string> {
  return Object.fromEntries(checked.map(({ path: name, state }) => [name, state]));
}

test('the model in use is whole, and its check tells how far it is up to the last byte', async () => {
  const engine = startTestEngine(path.join(folder, 'whole'));
  const told: [number, number][] = [];
  engine.client.onEvent((event) => {
    if (event.type === 'model-check') told.push([event.done, event.total]);
  });
  const checked = await engine.ask('checkModel', {});
  expect(new Set(checked.map(({ state }) => state))).toEqual(new Set(['whole']));
  const bytes = checked.reduce((sum, file) => sum + file.bytes, 0);
  expect(told.at(-1)).toEqual([bytes, bytes]);
});

test('a model file that was changed and one that is gone are named, and the others are whole', async () => {
  const { models, model, files } = copyOfModel('broken-model');
  const [changed = '', missing = '', ...whole] = files;
  fs.rmSync(path.join(model, changed));
  fs.writeFileSync(path.join(model, changed), 'something else');
  fs.rmSync(path.join(model, missing));
  const engine = startTestEngine(path.join(folder, 'broken'), { modelsFolder: models });
  expect(statesOf(await engine.ask('checkModel', {}))).toEqual({
    [changed]: 'changed',
    [missing]: 'missing',
    ...Object.fromEntries(whole.map((file) => [file, 'whole'])),
  });
});

test('diagnostics tell versions, the size of the store and the files of the model', async () => {
  const data = path.join(folder, 'facts');
  const facts = await startTestEngine(data).ask('readDiagnostics', {});
  expect(facts).toMatchObject({ node: process.versions.node, electron: process.versions['electron'] });
  expect(facts.sqlite).toMatch(/^3\.\d+\.\d+$/);
  expect(facts.storeBytes).toBeGreaterThanOrEqual(fs.statSync(path.join(data, 'policies.sqlite')).size);
  expect(facts.model.files.map((file) => file.path)).toEqual(copyOfModel('listed').files);
});

test('removed demo documents stay away until a person asks for them', async () => {
  const engine = startTestEngine(path.join(folder, 'demo'));
  await engine.ask('importDemo', {});
  const library = await engine.library('Brightline');
  await engine.ask('remove', { library: library.id });
  await engine.ask('importDemo', {});
  const names = async () => (await engine.ask('listLibraries', {})).map(({ name }) => name);
  expect(await names()).not.toContain('Brightline');
  await engine.ask('importDemo', { removed: true });
  expect((await engine.library('Brightline')).documents).toHaveLength(library.documents.length);
});
