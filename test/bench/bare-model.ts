import fs from 'node:fs';
import path from 'node:path';
import { createEmbedder } from '../../electron/engine/embed/load-embedder.ts';
import { ROOT } from '../support/start-test-engine.ts';
import { timed } from './measurements.ts';

/**
 * A process that holds the model and nothing else: embeds the texts of a JSON file one at a time, as the program does, and
 * prints the milliseconds that all of them took. Loading the model is not counted.
 */
const [file = ''] = process.argv.slice(2);
// Written by the bench.
const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
const embedder = createEmbedder(path.join(ROOT, 'models'));
const state = await embedder.load();
if (state !== 'ready') throw new Error(`the model is ${state}`);
const { ms } = await timed(async () => {
  for (const text of texts) await embedder.embedPassage(text);
});
await embedder.close();
process.stdout.write(String(ms));
