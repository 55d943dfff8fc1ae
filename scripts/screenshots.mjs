import fs from 'node:fs';
import path from 'node:path';
import { withPrograms } from './bench/programs.mjs';
import { ROOT } from './project.mjs';

/** Takes each screen of the real window with the demo libraries into docs/screenshots/; a few of them stand in the README. */

const PROGRAMS = {
  'prepare-demo': new URL('../test/bench/prepare-demo.ts', import.meta.url),
  'take-pictures': new URL('../test/bench/take-pictures.ts', import.meta.url),
};

await withPrograms(PROGRAMS, async ({ folder, runOnElectron, runWithWindows }) => {
  const pictures = path.join(ROOT, 'docs', 'screenshots');
  fs.mkdirSync(pictures, { recursive: true });
  await runOnElectron('prepare-demo', folder);
  process.stdout.write(await runWithWindows('take-pictures', folder, pictures));
});
