import path from 'node:path';
import { writeCorpus } from '../support/generated-corpus.ts';
import { startBenchEngine } from './bench-engine.ts';
import { megabytes } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** Imports of so many documents of a hundred rules each, one after the other. */
const ROUNDS = 6;
const PASSAGES = 5_000;

/** Memory of the process that holds the engine, after each of several imports: it must not grow with their number. */
export async function measureEngineMemory(folder: string): Promise<void> {
  tellProgress('Importing again and again.');
  const engine = startBenchEngine(path.join(folder, 'again-and-again'));
  const held: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const corpus = writeCorpus(path.join(folder, `corpus-${round}`), PASSAGES);
    await engine.ask('importFiles', { library: `Library ${round}`, paths: [corpus] });
    held.push(process.memoryUsage().rss);
  }
  await engine.client.stop();
  printSection(`Process of the engine, after each of ${ROUNDS} imports of ${PASSAGES} passages`);
  printRow('resident memory', held.map(megabytes));
}
