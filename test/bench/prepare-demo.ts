import fs from 'node:fs';
import path from 'node:path';
import { startBenchEngine } from './bench-engine.ts';

/**
 * Fills `demo`, a data folder below the given one, with the demo libraries and their vectors, and writes their ids
 * by name into `demo-libraries.json` beside it.
 */
const [folder = ''] = process.argv.slice(2);
const dataFolder = path.join(folder, 'demo');
const engine = startBenchEngine(dataFolder);
await engine.ask('importDemo', {});
await engine.ask('waitForVectors', {});
const ids = Object.fromEntries((await engine.ask('listLibraries', {})).map(({ name, id }) => [name, id]));
await engine.client.stop();
fs.writeFileSync(path.join(folder, 'demo-libraries.json'), JSON.stringify(ids));
