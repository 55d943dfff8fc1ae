import type { Embedder } from '../../electron/engine/embed/embedder.ts';
import { findByWords } from '../../electron/engine/search/find-by-words.ts';
import { parseQuery } from '../../electron/engine/search/parse-query.ts';
import { MEANING_CANDIDATES } from '../../electron/engine/search/search-constants.ts';
import { searchPolicies, type SearchRequest } from '../../electron/engine/search/search-policies.ts';
import { widenQuery } from '../../electron/engine/search/widen-query.ts';
import { findLibraryByName, type ResolvedLibrary } from '../../electron/engine/store/libraries.ts';
import { openStore, type Store } from '../../electron/engine/store/open-store.ts';
import { wideningsFor } from '../../electron/engine/store/phrasings.ts';
import { resolveScope, type ScopeFilter } from '../../electron/engine/store/scope.ts';
import type { Leg, SearchAnswer } from '../../shared/search-result.ts';
import { matrixProduct, vectorScan, vectorsInMemory } from './bare-search.ts';
import { benchQuestions } from './bench-questions.ts';
import { mean, milliseconds, percentile, timed } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';

/** What p95 should be at most, in milliseconds, by the number of passages; words stand for the answer that comes first. */
const AIMS: Record<number, { words?: number; whole: number }> = {
  30_000: { whole: 60 },
  100_000: { words: 50, whole: 130 },
};
const MOST_TIMES_THE_PARTS = 1.5;
/** Questions that fill SQLite's page cache before any is measured. */
const WARM_UP = 5;

/** A library to ask, with what it takes. */
export interface AskedLibrary {
  store: Store;
  library: ResolvedLibrary;
  filter: ScopeFilter;
  embedder: Embedder;
}

export function openLibrary(folder: string, name: string, embedder: Embedder): AskedLibrary {
  const store = openStore(folder);
  const library = findLibraryByName(store, name);
  if (library === null) throw new Error(`there is no library ${name}`);
  const scope = resolveScope(store, { libraries: [library.id] }, TODAY);
  const filter = scope.ok ? scope.value.filters.get(library.row) : undefined;
  if (filter === undefined) throw new Error('the library has no scope');
  return { store, library, filter, embedder };
}

/** After the day on which the generated documents came in. */
const TODAY = 20_100;

/** The answer as the program gives it, and what it took without the model. */
export async function askLibrary(
  { store, library, embedder }: AskedLibrary,
  query: string,
  legs?: readonly Leg[],
): Promise<{ answer: SearchAnswer; ms: number }> {
  const request: SearchRequest = { query, scope: { libraries: [library.id] }, legs };
  const { value, ms } = await timed(() => searchPolicies({ store, embedder, today: () => TODAY }, request));
  if (!value.ok) throw new Error(value.error.code);
  if (value.value.degraded.length > 0) throw new Error(`degraded: ${value.value.degraded.join()}`);
  return { answer: value.value, ms: ms - value.value.ms.model };
}

type Times = Record<
  'model' | 'product' | 'scan' | 'candidates' | 'words' | 'whole' | 'lookup' | 'meaning' | 'fuse',
  number
>;

/** Asks every question in every way, one way after the other, so that a busy moment strikes all of them. */
export async function measureSearch(folder: string, name: string, passages: number, embedder: Embedder): Promise<void> {
  const asked = openLibrary(folder, name, embedder);
  const vectors = vectorsInMemory(asked.store, asked.library);
  tellProgress(`Asking a library of ${passages} passages.`);
  const times: Times[] = [];
  for (const [index, question] of [...benchQuestions().slice(0, WARM_UP), ...benchQuestions()].entries()) {
    const measured = await askInEveryWay(asked, vectors, question);
    if (index >= WARM_UP) times.push(measured);
  }
  asked.store.close();
  printTimes(passages, times);
}

async function askInEveryWay(asked: AskedLibrary, vectors: Float32Array, question: string): Promise<Times> {
  const { store, library, filter, embedder } = asked;
  const vector = await embedder.embedQuery(question);
  const product = await timed(() => Promise.resolve(matrixProduct(vectors, vector)));
  const scan = await timed(() => Promise.resolve(vectorScan(store, library, vector, MEANING_CANDIDATES)));
  const widened = widenQuery(question, wideningsFor(store, library));
  const query = parseQuery(question);
  const candidates = await timed(() => Promise.resolve(findByWords(store, library, filter, query, widened)));
  const words = await askLibrary(asked, question, ['number', 'words']);
  const whole = await askLibrary(asked, question);
  const parts = whole.answer.ms;
  return {
    model: parts.model,
    product: product.ms,
    scan: scan.ms,
    candidates: candidates.ms,
    words: words.ms,
    whole: whole.ms,
    lookup: parts.words,
    meaning: parts.meaning,
    fuse: parts.fuse,
  };
}

function printTimes(passages: number, times: readonly Times[]): void {
  const of = (part: keyof Times) => times.map((one) => one[part]);
  printSection(`Search in ${passages} passages (${times.length} questions)`);
  printRow('', ['p50', 'p95']);
  const row = (label: string, part: keyof Times, most?: number) => {
    const values = [percentile(of(part), 50), percentile(of(part), 95)].map(milliseconds);
    printRow(label, values, most === undefined ? undefined : `p95 at most ${most} ms`);
  };
  row('model, apart from all below', 'model');
  row('float32 matrix product over the same vectors', 'product');
  row(`sqlite-vec alone, the nearest ${MEANING_CANDIDATES}`, 'scan');
  row('FTS5 alone, the candidates', 'candidates');
  row('answer by number and words, which comes first', 'words', AIMS[passages]?.words);
  row('whole answer', 'whole', AIMS[passages]?.whole);
  row('  of it words', 'lookup');
  row('  of it meaning', 'meaning');
  row('  of it scoring and citing', 'fuse');
  const timesTheParts = mean(of('whole')) / (mean(of('scan')) + mean(of('candidates')));
  printRow(
    'whole answer ÷ (sqlite-vec + FTS5), means',
    [`${timesTheParts.toFixed(2)} ×`],
    passages >= 100_000 ? `at most ${MOST_TIMES_THE_PARTS} ×` : undefined,
  );
  printRow('whole answer ÷ matrix product, means', [`${(mean(of('whole')) / mean(of('product'))).toFixed(2)} ×`]);
}
