import fs from 'node:fs';
import path from 'node:path';
import { libraryId, startBenchEngine, type BenchEngine } from '../../bench/bench-engine.ts';
import { printRow, printSection, tellProgress } from '../../bench/print-table.ts';
import { readExpectations } from './expectation.ts';
import { judge, type Attempt } from './judge.ts';

/**
 * Tries to import every file of a folder through the program's own write path and says which do not end as EXPECT.jsonl
 * of that folder expects. Arguments: a folder to write in, the folder of documents.
 */

const LIBRARY = 'Documents';

async function attempt(engine: BenchEngine, folder: string, file: string, password?: string): Promise<Attempt> {
  const begun = performance.now();
  const [imported] = await engine.ask('importFiles', {
    library: LIBRARY,
    paths: [path.join(folder, file)],
    key: file,
    password,
  });
  const seconds = (performance.now() - begun) / 1_000;
  if (!imported) throw new Error('an import without an outcome');
  if (imported.outcome === 'refused') return { imported, document: null, seconds };
  const library = await libraryId(engine, LIBRARY);
  return { imported, document: await engine.ask('openDocument', { library, document: file }), seconds };
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !['EXPECT.jsonl', 'SOURCES.md'].includes(file))
    .sort();
}

const [working = '', folder = ''] = process.argv.slice(2);
const expectationOf = readExpectations(folder);
const engine = startBenchEngine(path.join(working, 'documents'), { background: false });
const attempts: { file: string; result: Attempt; faults: string[] }[] = [];
for (const file of filesBelow(folder)) {
  tellProgress(file);
  const expected = expectationOf(file);
  const result = await attempt(engine, folder, file);
  const faults = judge(expected, result);
  if (result.imported.code === 'password-required' && expected.password !== null) {
    const { imported } = await attempt(engine, folder, file, expected.password);
    if (imported.code === 'password-required') faults.push('its password does not open it');
  }
  attempts.push({ file, result, faults });
}
const { ok, problems } = await engine.ask('verify', {});
await engine.client.stop();

const wrong = attempts.filter(({ faults }) => faults.length > 0);
printSection(`${attempts.length} files, ${wrong.length} not as expected`);
for (const { file, faults } of wrong) printRow(`${file}: ${faults.join('; ')}`, []);
printSection('Outcomes');
const outcomes = attempts.map(({ result }) => result.imported.code ?? result.imported.outcome);
for (const outcome of [...new Set(outcomes)].sort()) {
  printRow(outcome, [String(outcomes.filter((other) => other === outcome).length)]);
}
printSection('Slowest');
for (const { file, result } of [...attempts].sort((a, b) => b.result.seconds - a.result.seconds).slice(0, 10)) {
  printRow(file, [`${result.seconds.toFixed(1)} s`]);
}
printSection(`The store afterwards: ${ok ? 'sound' : JSON.stringify(problems)}`);
