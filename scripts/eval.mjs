import path from 'node:path';
import { parseArgs } from 'node:util';
import { withPrograms } from './bench/programs.mjs';

/**
 * Measures the program: without arguments on the project's own questions over the demo libraries, else on what is no
 * part of the project. `--docs DIR`: documents, with EXPECT.jsonl in it if there is one. `--sets DIR`: question sets;
 * `--keep FOLDER` leaves what was imported for them there and takes it from there next time.
 */

const { docs, sets, keep } = parseArgs({
  options: { docs: { type: 'string' }, sets: { type: 'string' }, keep: { type: 'string' } },
}).values;

const PROGRAMS = {
  'documents-eval': new URL('../test/eval/documents/documents-eval.ts', import.meta.url),
  'questions-eval': new URL('../test/eval/questions/questions-eval.ts', import.meta.url),
  'sets-eval': new URL('../test/eval/sets/sets-eval.ts', import.meta.url),
};

await withPrograms(PROGRAMS, async ({ folder, runOnElectron }) => {
  if (docs === undefined && sets === undefined) console.log(await runOnElectron('questions-eval', folder));
  if (docs !== undefined) console.log(await runOnElectron('documents-eval', folder, path.resolve(docs)));
  if (sets !== undefined) {
    const kept = keep === undefined ? folder : path.resolve(keep);
    console.log(await runOnElectron('sets-eval', kept, path.resolve(sets)));
  }
});
