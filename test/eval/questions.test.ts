import { describe, expect, test } from 'vitest';
import type { PassageRow } from '../../shared/operation-results.ts';
import { sharedTestEngine } from '../support/start-test-engine.ts';
import { askQuestions, importDemo, type Outcome } from './questions/ask-questions.ts';
import { divided, figuresOf } from './questions/figures.ts';
import { BANDS, readQuestions, TOPICS } from './questions/question.ts';
import floors from './floors.json';

const QUESTIONS = readQuestions();

/** Measured, less three points; in percent. */
type Floor = Record<'first' | 'three' | 'answered', number>;

const engine = sharedTestEngine(async (opened) => {
  await importDemo(opened);
  outcomes.push(...(await askQuestions(opened, QUESTIONS)));
});
const outcomes: Outcome[] = [];

describe('the questions over the demo libraries', () => {
  test('have a name of their own each', () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
  });

  test('are different questions within a library', () => {
    expect(new Set(QUESTIONS.map(({ library, text }) => `${library}\n${text}`)).size).toBe(QUESTIONS.length);
  });

  test('are at least 120, at least 40 of them in each band', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
    for (const band of BANDS) expect(QUESTIONS.filter((one) => one.band === band).length).toBeGreaterThanOrEqual(40);
  });

  test('have every topic in every band', () => {
    const wanted = BANDS.flatMap((band) => TOPICS.map((topic) => `${band} ${topic}`));
    expect([...new Set(QUESTIONS.map(({ band, topic }) => `${band} ${topic}`))].sort()).toEqual(wanted.sort());
  });

  test('are at least 30 without an answer, in a subject of the policies and in another', () => {
    const kinds = QUESTIONS.flatMap(({ noAnswer }) => noAnswer ?? []);
    expect(kinds.length).toBeGreaterThanOrEqual(30);
    expect(kinds).toEqual(expect.arrayContaining(['near-subject', 'another-subject']));
  });

  test('accept words that stand in one passage of the document', async () => {
    const missing: string[] = [];
    for (const { id, name } of await engine().ask('listLibraries', {})) {
      const passages = await allPassages(id);
      for (const question of QUESTIONS.filter(({ library }) => library === name))
        for (const { document, contains } of question.accept)
          if (!passages.some((passage) => passage.document.key === document && passage.text.includes(contains)))
            missing.push(`${question.id}: ${contains}`);
    }
    expect(missing).toEqual([]);
  });
});

async function allPassages(library: string): Promise<PassageRow[]> {
  const passages: PassageRow[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: PassageRow[]; next: number | null } = await engine().ask('listPassages', { library, after });
    passages.push(...page.rows);
    after = page.next;
  }
  return passages;
}

describe.each(BANDS)('questions in %s', (band) => {
  const floor: Floor = floors.bands[band];
  const figures = () => figuresOf(divided(outcomes).answerable.filter(({ question }) => question.band === band));

  test(`have an accepted rule first in at least ${floor.first} %`, () => {
    expect(100 * figures().first).toBeGreaterThanOrEqual(floor.first);
  });

  test(`have what must come among the first three in at least ${floor.three} %`, () => {
    expect(100 * figures().three).toBeGreaterThanOrEqual(floor.three);
  });

  test(`are answered in at least ${floor.answered} %`, () => {
    expect(100 * figures().answered).toBeGreaterThanOrEqual(floor.answered);
  });
});

describe('questions without an answer', () => {
  test.each([
    ['no such rule in a subject of the policies', 'near-subject'],
    ['a subject that the policies do not touch', 'another-subject'],
    ['a number that no clause bears', 'no-such-clause'],
  ] as const)('are refused often enough: %s', (_, kind) => {
    const { answered } = figuresOf(outcomes.filter(({ question }) => question.noAnswer === kind));
    expect(100 * (1 - answered)).toBeGreaterThanOrEqual(floors.refused[kind]);
  });
});
