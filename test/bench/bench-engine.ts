import type { EngineOperation, InputOf, OutputOf } from '../../shared/contract.ts';
import { startEngine, type EngineClient, type EngineOptions } from '../../electron/client/engine-client.ts';
import { engineOptions } from '../support/start-test-engine.ts';

/** The built engine in its worker with the real reader process, for a program that is no test. */
export interface BenchEngine {
  client: EngineClient;
  /** The value of an operation; rejects with the code of an error. */
  ask: <Name extends EngineOperation>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;
}

export function startBenchEngine(dataFolder: string, options: Partial<EngineOptions> = {}): BenchEngine {
  const client = startEngine(engineOptions(dataFolder, options));
  return {
    client,
    async ask(name, input) {
      const result = await client.call(name, input);
      if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
      return result.value;
    },
  };
}

/** Id of a library. */
export async function libraryId({ ask }: BenchEngine, name: string): Promise<string> {
  const found = (await ask('listLibraries', {})).find((library) => library.name === name);
  if (!found) throw new Error(`there is no library ${name}`);
  return found.id;
}
