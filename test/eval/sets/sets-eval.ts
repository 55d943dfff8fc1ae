import fs from 'node:fs';
import path from 'node:path';
import { startBenchEngine } from '../../bench/bench-engine.ts';
import { measureOriginalFiles } from './original-files.ts';
import { importSets, measureSets } from './passage-sets.ts';
import { readQuestionSets } from './question-set.ts';
import { measureRefusals } from './refusals.ts';

/**
 * Measures the search on question sets that are no part of the project. Arguments: a folder to write in, the folder with
 * the sets (itself, or below as `sets/`, with `e2e/` and `docs/` beside it).
 */

const [working = '', given = ''] = process.argv.slice(2);
const below = path.join(given, 'sets');
const setsFolder = fs.existsSync(below) ? below : given;
const around = path.dirname(setsFolder);

const engine = startBenchEngine(path.join(working, 'data'), { background: false });
const sets = await importSets(engine, path.join(working, 'documents'), readQuestionSets(setsFolder));
await measureSets(engine, sets);
await measureRefusals(engine, sets, path.join(around, 'e2e', 'out_of_scope.jsonl'));
const questions = path.join(around, 'e2e', 'questions.jsonl');
if (fs.existsSync(questions)) await measureOriginalFiles(engine, questions, path.join(around, 'docs'));
await engine.client.stop();
