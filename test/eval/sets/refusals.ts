import fs from 'node:fs';
import { z } from 'zod';
import type { BenchEngine } from '../../bench/bench-engine.ts';
import { printRow, printSection, tellProgress } from '../../bench/print-table.ts';
import { askLibrary, WAYS } from './measure-questions.ts';
import { share, type ImportedSet } from './passage-sets.ts';
import { readLines } from './question-set.ts';

const TEXT = z.looseObject({ text: z.string(), lang: z.string().default('') });

/** Sets of the same subject over policies of two organisations: what one answers, the other does not. */
const SAME_SUBJECT: readonly [string, string][] = [
  ['azure-hr', 'hk-eo-en2en'],
  ['hk-eo-en2en', 'azure-hr'],
];
/** The same encyclopedia or guide, or both of these: their questions may well be answered by one another's passages. */
const FAMILIES = ['xquad', 'hk-eo'];
/** Questions of one set that are asked another one. */
const ASKED = 50;

/**
 * Prints how often questions that a set's passages do not answer are refused: those of other sets, and of a file with
 * questions that no policy answers.
 */
export async function measureRefusals(engine: BenchEngine, sets: readonly ImportedSet[], none: string): Promise<void> {
  const plain = sets.filter(({ name }) => !name.includes('/'));
  const questions = fs.existsSync(none) ? readLines(none, TEXT) : [];
  printSection('Refused: questions of another subject');
  printRow('', ['refused', 'asked']);
  for (const set of plain) {
    tellProgress(`Refusals: ${set.name}`);
    const strangers = plain.filter((other) => !isOfOneSubject(set.name, other.name)).flatMap(someQuestions);
    await printRefused(engine, set, `${set.name}, questions of other sets`, strangers);
    if (!set.name.startsWith('xquad'))
      await printRefused(engine, set, `${set.name}, questions that no policy answers`, questions);
  }
  printSection('Refused: questions of the same subject to another organisation');
  printRow('', ['refused', 'asked']);
  for (const [asking, asked] of SAME_SUBJECT) {
    const [from, to] = [asking, asked].map((name) => plain.find((set) => set.name === name));
    if (from === undefined || to === undefined) continue;
    // Some sets hold the documents of another one beside their own: those would answer.
    const known = new Set(from.passages.map(({ text }) => text));
    const foreign = to.passages.filter(({ text }) => !known.has(text)).map(({ doc }) => doc);
    const documents = to.documents.keysOf(new Set(foreign));
    const chosen = documents.length === 0 ? undefined : documents;
    await printRefused(engine, to, `${asked}, questions of ${asking}`, from.questions, chosen);
  }
}

function isOfOneSubject(one: string, other: string): boolean {
  const subjects = [one, other].map((name) => FAMILIES.find((family) => name.startsWith(family)) ?? name);
  return subjects[0] === subjects[1] || (isEmployment(one) && isEmployment(other));
}

/** Handbook, guide and statutes speak of employment, each under other law. */
function isEmployment(name: string): boolean {
  return /^(?:azure-hr|hk-eo|stard)/.test(name);
}

/** Evenly over the set. */
function someQuestions({ questions }: ImportedSet): { text: string }[] {
  const step = Math.max(1, Math.floor(questions.length / ASKED));
  return questions.filter((_, index) => index % step === 0).slice(0, ASKED);
}

async function printRefused(
  engine: BenchEngine,
  { library }: ImportedSet,
  label: string,
  questions: readonly { text: string }[],
  documents?: readonly string[],
): Promise<void> {
  let refused = 0;
  for (const { text } of questions) {
    if (!(await askLibrary(engine, library, text, WAYS.fused, documents)).answered) refused += 1;
  }
  if (questions.length > 0) printRow(label, [share(refused / questions.length), String(questions.length)]);
}
