import { launchApp, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder } from '../support/window-steps.ts';
import { untilModelReady } from './model-ready.ts';
import { megabytes, median } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';
import { treeMemory } from './process-memory.ts';

/** Milliseconds until a window that has nothing to do has settled. */
const SETTLED = 10_000;
const SAMPLES = 20;
const BETWEEN_SAMPLES = 500;

/** Prints the memory of the window's processes on `dataFolder`, at rest and while it embeds the files of `corpus`. */
export async function measureWindowMemory(dataFolder: string, corpus: string): Promise<void> {
  tellProgress('Weighing the window.');
  const app = await launchApp({ dataFolder });
  const ready = app.window.getByText(/meaning ready \(([\d,]+) passages\)/);
  await untilModelReady(app.window);
  const passages = /\(([\d,]+) passages\)/.exec((await ready.textContent()) ?? '')?.[1] ?? '';
  await app.window.waitForTimeout(SETTLED);
  const atRest = await weigh(app);
  await addFolder(app, corpus, 'A third one');
  await ready.waitFor({ state: 'hidden' });
  const embedding = await weigh(app);
  await app.close();

  printSection(`Memory of all processes of the window (sum of PSS), ${passages} passages`);
  printRow('', ['median', 'most']);
  printRow('at rest', [megabytes(median(atRest)), megabytes(Math.max(...atRest))]);
  printRow('while embedding', [megabytes(median(embedding)), megabytes(Math.max(...embedding))]);
}

async function weigh(app: LaunchedApp): Promise<number[]> {
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    samples.push(treeMemory(app.pid));
    await app.window.waitForTimeout(BETWEEN_SAMPLES);
  }
  return samples;
}
