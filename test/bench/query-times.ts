import fs from 'node:fs';
import path from 'node:path';
import type { SearchTimes } from '../../shared/search-result.ts';
import { generatedDocuments } from '../support/generated-corpus.ts';
import { ROOT } from '../support/start-test-engine.ts';
import { libraryId, type BenchEngine } from './bench-engine.ts';
import { LIBRARY } from './import-speed.ts';
import { milliseconds, percentile, timed } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** Rules whose own text is asked, as a person does who pastes a sentence. */
const PASTED_RULES = 20;
const OTHER_LIBRARY = 'Another';
/** Milliseconds between an answer and the next question: an import under way gets on in between, as beside a person. */
const PAUSE = 50;
const PARTS = ['model', 'words', 'meaning', 'fuse', 'total'] as const satisfies readonly (keyof SearchTimes)[];

/** One question: the engine's own times, and what its caller waited. */
type QueryTimes = SearchTimes & { client: number };

/**
 * Prints the times of all questions to the large library, alone and beside an import of `otherCorpus`, which is erased
 * afterwards.
 */
export async function measureQueries(engine: BenchEngine, passages: number, otherCorpus: string): Promise<void> {
  const questions = [...demoQuestions(), ...pastedRules(passages)];
  const library = await libraryId(engine, LIBRARY);
  const askAll = (isWanted: () => boolean) => askEach(engine, library, questions, isWanted);

  tellProgress('Asking.');
  // The first questions fill SQLite's page cache.
  await askEach(engine, library, questions.slice(0, 3), () => true);
  printTimes('Query, nothing else under way', await askAll(() => true));

  tellProgress('Asking during an import.');
  let isImporting = true;
  const imported = (async () => {
    await engine.ask('importFiles', { library: OTHER_LIBRARY, paths: [otherCorpus] });
    await engine.ask('waitForVectors', {});
  })().finally(() => (isImporting = false));
  printTimes('Query during an import of another library', await askAll(() => isImporting));
  await engine.ask('remove', { library: await libraryId(engine, OTHER_LIBRARY), now: true });
  await imported;
}

function demoQuestions(): string[] {
  const file = path.join(ROOT, 'test', 'eval', 'demo-questions.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text);
}

function pastedRules(passages: number): string[] {
  const rules = [...generatedDocuments(passages)].flatMap(({ lines }) => lines.slice(2));
  const step = Math.max(1, Math.floor(rules.length / PASTED_RULES));
  return rules.filter((_, index) => index % step === 0).slice(0, PASTED_RULES);
}

async function askEach(
  { ask }: BenchEngine,
  library: string,
  questions: readonly string[],
  isWanted: () => boolean,
): Promise<QueryTimes[]> {
  const times: QueryTimes[] = [];
  for (const query of questions) {
    if (!isWanted()) break;
    const { value, ms } = await timed(() => ask('search', { query, scope: { libraries: [library] } }));
    if (value.degraded.length > 0)
      throw new Error(`a question was answered without the meaning leg: ${value.degraded.join()}`);
    times.push({ ...value.ms, client: ms });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return times;
}

function printTimes(title: string, times: readonly QueryTimes[]): void {
  printSection(`${title} (${times.length} questions)`);
  printRow('', ['p50', 'p95']);
  const row = (label: string, values: readonly number[], aim?: string) => {
    printRow(label, [milliseconds(percentile(values, 50)), milliseconds(percentile(values, 95))], aim);
  };
  for (const part of PARTS) {
    const values = times.map((time) => time[part]);
    row(part, values, part === 'total' ? 'p95 at most 150 ms' : undefined);
  }
  row(
    'as seen by the client',
    times.map(({ client }) => client),
  );
}
