import { toAppError } from '../../../shared/app-error.ts';
import type { Day } from '../../../shared/dates.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Scope } from '../../../shared/scope.ts';
import { LEGS, type DegradedCode, type Leg, type SearchAnswer, type Widening } from '../../../shared/search-result.ts';
import type { Embedder } from '../embed/embedder.ts';
import type { Store } from '../store/open-store.ts';
import { documentsOutOfForce } from '../store/out-of-force.ts';
import { wideningsFor } from '../store/phrasings.ts';
import { resolveScope, type ResolvedScope } from '../store/scope.ts';
import { unreadFiles } from '../store/unread-files.ts';
import { askedFor } from '../text/asked-for.ts';
import { cite } from './cite-passages.ts';
import { correctSpelling, type OrdinaryWords } from './correct-spelling.ts';
import { explainQuery } from './explain-ranking.ts';
import { orderAnswer, type OrderedPlace } from './order-answer.ts';
import { questionMeaning } from './measure-closeness.ts';
import { parseQuery, type ParsedQuery } from './parse-query.ts';
import { createQuestionVectors, meaningIncomplete, modelProblem } from './question-vectors.ts';
import { startSearchClock, type SearchClock } from './search-clock.ts';
import { searchLibrary, type LibraryAnswer } from './search-library.ts';
import { widenQuery } from './widen-query.ts';

export interface SearchRequest {
  query: string;
  scope: Scope;
  /** Most passages of the answer, `hits` and `nearest` together. */
  limit?: number | undefined;
  /** Ways of finding to use; all when absent. */
  legs?: readonly Leg[] | undefined;
  /** Adds the numbers behind each passage, and how the query was understood. */
  explain?: boolean | undefined;
}

export interface SearchParts {
  store: Store;
  embedder: Embedder;
  /** Today, for what is in force. */
  today: () => Day;
  /** What tells typing errors from words; without it none are forgiven. */
  ordinaryWords?: OrdinaryWords;
}

/**
 * THE READ PATH: parse → in each library by rule number, by words, by meaning → fuse → decide → cite. Each library is
 * searched as if it were alone. Errors: those of `resolveScope`, `cancelled`, and `internal` or a store's code when the
 * search itself failed; never an empty answer in their place.
 */
export async function searchPolicies(
  parts: SearchParts,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<Result<SearchAnswer>> {
  try {
    const scope = resolveScope(parts.store, request.scope, parts.today());
    return scope.ok ? await searchScope(parts, request, scope.value, signal) : scope;
  } catch (thrown) {
    return signal?.aborted ? fail('cancelled') : { ok: false, error: toAppError(thrown) };
  }
}

async function searchScope(
  parts: SearchParts,
  request: SearchRequest,
  scope: ResolvedScope,
  signal: AbortSignal | undefined,
): Promise<Result<SearchAnswer>> {
  const clock = startSearchClock();
  const legs = request.legs ?? LEGS;
  const parsed = parseQuery(request.query);
  // Where numbers are not looked for, a rule number is a word like others.
  const query = legs.includes('number') ? parsed : { ...parsed, clauses: [], onlyClauses: false };
  const degraded = legs.includes('meaning') ? degradedCodes(parts, scope) : [];
  const answers = await searchLibraries(parts, { query, legs, scope, degraded, clock }, signal);
  signal?.throwIfAborted();
  const found = clock.time('fuse', () => citeAnswer(query, answers, scope, request));
  return succeed({
    query: request.query,
    scope: request.scope,
    answered: found.hits.length > 0,
    ...found,
    widened: distinctWidenings(answers),
    unknownClauses: unknownClauses(query, answers),
    notSearched: [...unreadFiles(parts.store, scope), ...documentsOutOfForce(parts.store, scope)],
    degraded,
    ...(request.explain === true && { explanation: explainQuery(query) }),
    ms: clock.times(),
  });
}

/** What the libraries of one search have in common. */
interface SharedSearch {
  query: ParsedQuery;
  legs: readonly Leg[];
  scope: ResolvedScope;
  degraded: readonly DegradedCode[];
  clock: SearchClock;
}

interface WidenedAnswer extends LibraryAnswer {
  widened: Widening[];
}

async function searchLibraries(
  { store, embedder, ordinaryWords }: SearchParts,
  { query, legs, scope, degraded, clock }: SharedSearch,
  signal: AbortSignal | undefined,
): Promise<WidenedAnswer[]> {
  const vectorOf = createQuestionVectors(embedder);
  const useMeaning = legs.includes('meaning') && !query.onlyClauses && !degraded.some(isModelProblem);
  const answers: WidenedAnswer[] = [];
  for (const library of scope.libraries) {
    signal?.throwIfAborted();
    const filter = scope.filters.get(library.row);
    if (!filter) continue;
    const listed = clock.time('words', () => widenQuery(query.text, wideningsFor(store, library)));
    const widened =
      ordinaryWords && legs.includes('words')
        ? await clock.timeAsync('words', () => correctSpelling(store, library, query, listed, ordinaryWords))
        : listed;
    const vector = useMeaning ? await clock.timeAsync('model', () => vectorOf(widened.meaningText)) : null;
    signal?.throwIfAborted();
    const use = { number: legs.includes('number'), words: legs.includes('words') };
    const meaning = vector && questionMeaning(vector, query.script, embedder.calibration);
    const search = { store, library, filter, query, widened, embedder, meaning, legs: use, clock };
    answers.push({ ...searchLibrary(search), widened: widened.widened });
  }
  return answers;
}

function degradedCodes({ store, embedder }: SearchParts, scope: ResolvedScope): DegradedCode[] {
  const problem = modelProblem(embedder);
  if (problem) return [problem];
  return meaningIncomplete(store, embedder, scope.libraries) ? ['meaning-incomplete'] : [];
}

function isModelProblem(code: DegradedCode): boolean {
  return code !== 'meaning-incomplete';
}

function citeAnswer(
  { text, onlyClauses }: ParsedQuery,
  answers: readonly WidenedAnswer[],
  scope: ResolvedScope,
  { limit = LIMITS.defaultHits, explain = false }: SearchRequest,
) {
  const passages = answers.flatMap(({ ranked }, libraryIndex) => ranked.map((entry) => ({ ...entry, libraryIndex })));
  const { hits, nearest } = orderAnswer(passages, limit);
  const asked = onlyClauses ? null : askedFor(text);
  const citeAs = (entry: OrderedPlace, rank: number) => {
    const library = scope.libraries[entry.libraryIndex]?.name ?? '';
    return cite(entry, rank, { library, groups: answers[entry.libraryIndex]?.words.groups ?? [], asked, explain });
  };
  return {
    hits: hits.map((entry, index) => citeAs(entry, index + 1)),
    nearest: nearest.map((entry, index) => citeAs(entry, hits.length + index + 1)),
  };
}

/** Each widening once, of the libraries that used it. */
function distinctWidenings(answers: readonly WidenedAnswer[]): Widening[] {
  const byForms = new Map<string, Widening>();
  for (const widening of answers.flatMap(({ widened }) => widened)) {
    const forms = `${widening.from}\n${widening.to}`;
    if (!byForms.has(forms)) byForms.set(forms, widening);
  }
  return [...byForms.values()];
}

/** Rule numbers that no clause in scope bears, as printed in the query. */
function unknownClauses({ clauses }: ParsedQuery, answers: readonly LibraryAnswer[]): string[] {
  const unborne = clauses.filter(({ key }) => !answers.some(({ borne }) => borne.has(key)));
  return [...new Set(unborne.map(({ printed }) => printed))];
}
