import path from 'node:path';
import { parseArgs } from 'node:util';
import { withPrograms } from './bench/programs.mjs';

/**
 * Measures the program: with `--docs DIR` on documents that are not part of the project, with EXPECT.jsonl in it if there
 * is one; without arguments on the project's own questions over the demo libraries.
 */

const { docs } = parseArgs({ options: { docs: { type: 'string' } } }).values;
const name = docs === undefined ? 'questions-eval' : 'documents-eval';

const PROGRAMS = {
  'documents-eval': new URL('../test/eval/documents/documents-eval.ts', import.meta.url),
  'questions-eval': new URL('../test/eval/questions/questions-eval.ts', import.meta.url),
};

await withPrograms(PROGRAMS, async ({ folder, runOnElectron }) => {
  console.log(await runOnElectron(name, folder, ...(docs === undefined ? [] : [path.resolve(docs)])));
});
