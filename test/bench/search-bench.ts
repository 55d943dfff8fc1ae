import fs from 'node:fs';
import path from 'node:path';
import { createEmbedder } from '../../electron/engine/embed/load-embedder.ts';
import { loadTokenCounter } from '../../electron/engine/embed/load-tokenizer.ts';
import { generatedRules, mixedRules } from '../support/generated-rules.ts';
import type { GeneratedDocument } from '../support/generated-corpus.ts';
import { ROOT } from '../support/start-test-engine.ts';
import { measureBesideLarge } from './beside-large.ts';
import { buildLibrary, type BuiltLibrary } from './build-library.ts';
import { printGrowth } from './file-growth.ts';
import { vectorMaker } from './made-vectors.ts';
import { perSecond } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';
import { measureSearch, openLibrary } from './search-speed.ts';
import { measureTerminalMemory } from './terminal-memory.ts';

/**
 * The search's part of the bench, on the program's own Node: how it grows with the number of passages. Arguments: a
 * folder to write in, the numbers of passages, ascending.
 */

const LARGE = 'Large';
const SMALL = 'Small';
const SMALL_PASSAGES = 200;
/** Passages of the libraries of one language whose files are measured. */
const ONE_LANGUAGE = 10_000;
const MOST_TIMES_THE_TEXT = { english: 2.5, chinese: 4.5 } as const;

const [folder = '', ...counts] = process.argv.slice(2);
const sizes = counts.map(Number);
const embedder = createEmbedder(path.join(ROOT, 'models'));
if ((await embedder.load()) !== 'ready') throw new Error('the model is not there');
const countTokens = await loadTokenCounter(path.join(ROOT, 'models'));
const startVectors = await vectorMaker(embedder);

function build(name: string, library: string, documents: Iterable<GeneratedDocument>): Promise<BuiltLibrary> {
  tellProgress(`Building ${name}.`);
  const plan = { folder: path.join(folder, name), library, documents, countTokens, nextVector: startVectors() };
  return buildLibrary({ ...plan, fingerprint: embedder.fingerprint });
}

for (const language of ['english', 'chinese'] as const) {
  const built = await build(language, LARGE, generatedRules(ONE_LANGUAGE, language));
  const title = language === 'english' ? 'English' : 'Chinese';
  printGrowth(path.join(folder, language), title, built, MOST_TIMES_THE_TEXT[language]);
  fs.rmSync(path.join(folder, language), { recursive: true });
}

await build('small', SMALL, mixedRules(SMALL_PASSAGES));
for (const [index, passages] of sizes.entries()) {
  const name = `of-${passages}`;
  const data = path.join(folder, name);
  const built = await build(name, LARGE, mixedRules(passages));
  printSection(`Import of ${built.passages} passages without reading and vectors`);
  printRow('split, words, saved', [perSecond(built.passages, built.savingMs)], 'at least 2000 /s');
  await measureSearch(data, LARGE, passages, embedder);
  if (index === sizes.length - 1) await measureLargest(data, passages);
  fs.rmSync(data, { recursive: true });
}
await embedder.close();

async function measureLargest(data: string, passages: number): Promise<void> {
  await measureTerminalMemory(data, LARGE, passages);
  await build(path.basename(data), SMALL, mixedRules(SMALL_PASSAGES));
  const alone = openLibrary(path.join(folder, 'small'), SMALL, embedder);
  const beside = openLibrary(data, SMALL, embedder);
  await measureBesideLarge(alone, beside, `A library of ${SMALL_PASSAGES} beside one of ${passages} passages`);
  alone.store.close();
  beside.store.close();
}
