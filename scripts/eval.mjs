import path from 'node:path';
import { parseArgs } from 'node:util';
import { withPrograms } from './bench/programs.mjs';

/** Measures the program on documents that are not part of the project: `--docs DIR`, with EXPECT.jsonl in it if there is one. */

const { docs } = parseArgs({ options: { docs: { type: 'string' } } }).values;
if (docs === undefined) {
  console.error('--docs takes a folder of documents.');
  process.exit(2);
}

const PROGRAMS = { 'documents-eval': new URL('../test/eval/documents/documents-eval.ts', import.meta.url) };

await withPrograms(PROGRAMS, async ({ folder, runOnElectron }) => {
  console.log(await runOnElectron('documents-eval', folder, path.resolve(docs)));
});
