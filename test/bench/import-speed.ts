import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { passageInput } from '../../electron/engine/embed/passage-input.ts';
import type { OutputOf } from '../../shared/contract.ts';
import type { PassageRow } from '../../shared/operation-results.ts';
import { ROOT } from '../support/start-test-engine.ts';
import { libraryId, startBenchEngine, type BenchEngine } from './bench-engine.ts';
import { perSecond, timed } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** Passages that the bare model embeds each time. */
const SAMPLE = 500;
export const LIBRARY = 'Generated';

/**
 * Imports the corpus into `dataFolder` by a running engine and prints its speed, the bare model's before and after. The
 * engine stays up: it is what the questions are asked of.
 */
export async function measureImport(folder: string, corpus: string, dataFolder: string): Promise<BenchEngine> {
  const { rows, ms: storedMs } = await storeOnly(path.join(folder, 'stored-only'), corpus);
  const sample = path.join(folder, 'sample.json');
  const texts = evenly(rows, SAMPLE).map((row) => passageInput({ ...row, title: row.document.title }));
  fs.writeFileSync(sample, JSON.stringify(texts));

  const before = bareModel(sample);
  const { engine, ms } = await importWhole(dataFolder, corpus);
  const after = bareModel(sample);

  const bareMs = (before + after) / 2 / texts.length;
  printSection(`Import of ${rows.length} passages (${fs.readdirSync(corpus).length} files)`);
  printRow('files → store', [perSecond(rows.length, storedMs)]);
  printRow('files → store → vectors', [perSecond(rows.length, ms)]);
  printRow(`bare model, ${texts.length} of the same texts, before`, [perSecond(texts.length, before)]);
  printRow(`bare model, ${texts.length} of the same texts, after`, [perSecond(texts.length, after)]);
  printRow(
    'time of the import ÷ time of the bare model',
    [`${(ms / rows.length / bareMs).toFixed(2)} ×`],
    'at most 1.5 ×',
  );
  return engine;
}

/** Without vectors: what reading costs by itself, and the passages whose texts the bare model gets. */
async function storeOnly(dataFolder: string, corpus: string): Promise<{ rows: PassageRow[]; ms: number }> {
  tellProgress('Reading the library into a store.');
  const engine = startBenchEngine(dataFolder);
  const { ms } = await timed(() => engine.ask('importFiles', { library: LIBRARY, paths: [corpus] }));
  const library = await libraryId(engine, LIBRARY);
  const rows: PassageRow[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: OutputOf<'listPassages'> = await engine.ask('listPassages', { library, after });
    rows.push(...page.rows);
    after = page.next;
  }
  await engine.client.stop();
  fs.rmSync(dataFolder, { recursive: true });
  return { rows, ms };
}

/** As in the window: vectors are made while files are read. The model is loaded before, as it is for the bare one. */
async function importWhole(dataFolder: string, corpus: string): Promise<{ engine: BenchEngine; ms: number }> {
  tellProgress('Importing it with vectors.');
  const engine = startBenchEngine(dataFolder, { background: true });
  while ((await engine.ask('status', {})).model.state !== 'ready') await new Promise((go) => setTimeout(go, 50));
  const { ms } = await timed(async () => {
    await engine.ask('importFiles', { library: LIBRARY, paths: [corpus] });
    await engine.ask('waitForVectors', {});
  });
  return { engine, ms };
}

/** Milliseconds that the model alone takes for all texts. */
function bareModel(sample: string): number {
  tellProgress('Running the bare model.');
  const program = path.join(ROOT, '.runtime', 'bench', 'bare-model.js');
  const { stdout, status } = spawnSync(process.execPath, [program, sample], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the bare model ended with ${status}`);
  return Number(stdout);
}

function evenly<T>(values: readonly T[], count: number): T[] {
  const step = Math.max(1, values.length / count);
  return values.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
}
