import os from 'node:os';
import { parseArgs } from 'node:util';
import { withPrograms } from './bench/programs.mjs';

/**
 * Measures the program on a generated library and prints one table; `readers` measures reading instead, `search` how the
 * search grows with its libraries. Numbers are told, never judged: the exit code says only whether they could be taken.
 * `--passages N` makes the library of another size than 10,000 passages, and the search's of one size only.
 */

const { values, positionals } = parseArgs({
  options: { passages: { type: 'string' } },
  allowPositionals: true,
});
const { passages } = values;
if (passages !== undefined && !/^(?:[1-9]\d{2,5}|1000000)$/.test(passages)) {
  console.error('--passages takes a number from 100 to 1000000.');
  process.exit(2);
}

const SEARCHED = ['1000', '10000', '30000', '100000'];

const PROGRAMS = {
  'engine-bench': new URL('../test/bench/engine-bench.ts', import.meta.url),
  'bare-model': new URL('../test/bench/bare-model.ts', import.meta.url),
  'prepare-demo': new URL('../test/bench/prepare-demo.ts', import.meta.url),
  'window-bench': new URL('../test/bench/window-bench.ts', import.meta.url),
  'readers-bench': new URL('../test/bench/readers-bench.ts', import.meta.url),
  'search-bench': new URL('../test/bench/search-bench.ts', import.meta.url),
};
const BARE_WINDOW = new URL('./bench/bare-window.mjs', import.meta.url);

await withPrograms(PROGRAMS, async ({ folder, windowProgram, runOnElectron, runWithWindows }) => {
  console.log(`${new Date().toISOString()}  ${machine()}\n`);
  if (positionals.includes('readers')) {
    console.log(await runOnElectron('readers-bench', folder));
    return;
  }
  if (positionals.includes('search')) {
    console.log(await runOnElectron('search-bench', folder, ...(passages === undefined ? SEARCHED : [passages])));
    return;
  }
  console.log(await runOnElectron('engine-bench', folder, passages ?? '10000'));
  await runOnElectron('prepare-demo', folder);
  console.log(await runWithWindows('window-bench', folder, windowProgram, BARE_WINDOW.pathname));
});

function machine() {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0].toFixed(1);
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${memory} GB, load ${load} before the run`;
}
