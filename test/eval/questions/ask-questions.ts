import type { EngineOperation, InputOf, OutputOf } from '../../../shared/contract.ts';
import type { SearchAnswer } from '../../../shared/search-result.ts';
import type { Question } from './question.ts';

/** What a question brought. */
export interface Outcome {
  question: Question;
  /** Anything was said to answer. */
  answered: boolean;
  /** Place from 1 of the first accepted passage among those shown; null when there is none. */
  first: number | null;
  /** Place of the last of the accepted passages that must come: all of them, or one. */
  last: number | null;
}

/** An engine, of a test or of a program. */
interface Engine {
  ask<Name extends EngineOperation>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
}

/** Brings the demo libraries into an empty store, found in every way. */
export async function importDemo(engine: Engine): Promise<void> {
  await engine.ask('importDemo', {});
  await engine.ask('waitForVectors', {});
}

/** Asks every question once, in its own library. */
export async function askQuestions(engine: Engine, questions: readonly Question[]): Promise<Outcome[]> {
  const libraries = new Map((await engine.ask('listLibraries', {})).map(({ name, id }) => [name, id]));
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const library = libraries.get(question.library);
    if (library === undefined) throw new Error(`there is no library ${question.library}`);
    const answer = await engine.ask('search', { query: question.text, scope: { libraries: [library] } });
    if (answer.degraded.length > 0) throw new Error(`${question.id} was answered with ${answer.degraded.join()}`);
    outcomes.push(outcomeOf(question, answer));
  }
  return outcomes;
}

function outcomeOf(question: Question, answer: SearchAnswer): Outcome {
  const shown = [...answer.hits, ...answer.nearest];
  const places = question.accept.map(({ document, contains }) => {
    const index = shown.findIndex((hit) => hit.document.key === document && hit.text.includes(contains));
    return index === -1 ? null : index + 1;
  });
  const found = places.filter((place) => place !== null).sort((one, other) => one - other);
  const first = found[0] ?? null;
  const last = question.all !== true ? first : found.length === places.length ? (found.at(-1) ?? null) : null;
  return { question, answered: answer.answered, first, last };
}
