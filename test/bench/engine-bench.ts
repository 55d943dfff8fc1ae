import path from 'node:path';
import { writeCorpus } from '../support/generated-corpus.ts';
import { measureImport } from './import-speed.ts';
import { measureQueries } from './query-times.ts';
import { printStoreSizes } from './store-sizes.ts';

/**
 * The engine's part of the bench, on the program's own Node. Arguments: a folder to write in, the number of passages.
 * Leaves `library`, a data folder that holds them, and `other-corpus`, files to import, for the window's part.
 */

/** Passages of the import beside which questions are asked: it lasts longer than all of them. */
const OTHER_PASSAGES = 2_000;

const [folder = '', count = ''] = process.argv.slice(2);
const passages = Number(count);
const corpus = writeCorpus(path.join(folder, 'corpus'), passages);
const otherCorpus = writeCorpus(path.join(folder, 'other-corpus'), OTHER_PASSAGES);
const dataFolder = path.join(folder, 'library');

const engine = await measureImport(folder, corpus, dataFolder);
printStoreSizes(dataFolder, passages);
await measureQueries(engine, passages, otherCorpus);
await engine.client.stop();
