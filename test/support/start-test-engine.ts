import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { EngineOperation, InputOf, OutputOf } from '../../shared/contract.ts';
import type { LibrarySummary } from '../../shared/document.ts';
import type { ImportedFile } from '../../shared/operation-results.ts';
import type { SearchAnswer } from '../../shared/search-result.ts';
import { startEngine, type EngineClient, type EngineOptions } from '../../electron/client/engine-client.ts';
import { spawnReader } from '../../electron/client/spawn-reader.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = path.join(ROOT, 'dist', 'node');

/** The built engine in its worker, with the real reader process, on a folder of its own. */
export interface TestEngine {
  client: EngineClient;
  /** The value of an operation; an error fails the test with its code. */
  ask<Name extends EngineOperation>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
  importFiles(library: string, ...paths: string[]): Promise<ImportedFile[]>;
  library(name: string): Promise<LibrarySummary>;
  search(
    library: string,
    query: string,
    options?: Partial<Omit<InputOf<'search'>, 'query' | 'scope'>> & {
      scope?: Omit<InputOf<'search'>['scope'], 'libraries'>;
    },
  ): Promise<SearchAnswer>;
}

export function engineOptions(dataFolder: string, options: Partial<EngineOptions> = {}): EngineOptions {
  return {
    dataFolder,
    modelsFolder: path.join(ROOT, 'models'),
    resourcesFolder: path.join(ROOT, 'resources'),
    workerFile: pathToFileURL(path.join(BUILT, 'engine.js')),
    spawnReader: () => spawnReader(path.join(BUILT, 'reader.js')),
    background: false,
    watch: false,
    waitForModel: true,
    ...options,
  };
}

/** Stopped when the test ends, or earlier by `client.stop()`. */
export function startTestEngine(dataFolder: string, options: Partial<EngineOptions> = {}): TestEngine {
  const engine = openEngine(dataFolder, options);
  onTestFinished(() => engine.client.stop());
  return engine;
}

/** One engine for all tests of the file, prepared once: for tests that only ask. */
export function sharedTestEngine(prepare: (engine: TestEngine, folder: string) => Promise<void>): () => TestEngine {
  let engine: TestEngine | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-test-'));
    engine = openEngine(path.join(folder, 'data'));
    await prepare(engine, folder);
  }, 300_000);
  afterAll(async () => {
    await engine?.client.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!engine) throw new Error('the engine is not there before the first test');
    return engine;
  };
}

function openEngine(dataFolder: string, options: Partial<EngineOptions> = {}): TestEngine {
  const client = startEngine(engineOptions(dataFolder, options));

  async function ask<Name extends EngineOperation>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const result = await client.call(name, input);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  async function library(name: string): Promise<LibrarySummary> {
    const found = (await ask('listLibraries', {})).find((candidate) => candidate.name === name);
    if (!found) throw new Error(`there is no library ${name}`);
    return found;
  }

  return {
    client,
    ask,
    library,
    importFiles: (name, ...paths) => ask('importFiles', { library: name, paths }),
    async search(name, query, { scope, ...rest } = {}) {
      return ask('search', { query, scope: { libraries: [(await library(name)).id], ...scope }, ...rest });
    },
  };
}

/** Writes files of a folder, line by line; answers the folder. */
export function writePolicies(folder: string, files: Readonly<Record<string, readonly string[]>>): string {
  for (const [name, lines] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
  }
  return folder;
}

/** Document and first line of each hit, as a person would find it. */
export function placesOf(answer: SearchAnswer): string[] {
  return answer.hits.map((hit) => `${hit.document.key}:${hit.lines?.[0] ?? `p${hit.pages?.[0]}`}`);
}
