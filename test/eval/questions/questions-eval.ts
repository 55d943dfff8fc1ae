import path from 'node:path';
import { startBenchEngine } from '../../bench/bench-engine.ts';
import { printRow, printSection, tellProgress } from '../../bench/print-table.ts';
import { askQuestions, importDemo, type Outcome } from './ask-questions.ts';
import { divided, figuresOf, grouped, type Grouping } from './figures.ts';
import { readQuestions } from './question.ts';

/**
 * Asks the project's own questions over the demo libraries and prints how many were answered right, by band, topic,
 * language and library. Argument: a folder to write in.
 */

const GROUPINGS: [string, Grouping][] = [
  ['Band', ({ question }) => question.band],
  ['Topic', ({ question }) => question.topic],
  ['Language', ({ question }) => question.language],
  ['Library', ({ question }) => question.library],
];

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function printAnswerable(outcomes: readonly Outcome[]): void {
  for (const [title, by] of GROUPINGS) {
    printSection(`${title}, questions with an answer`);
    printRow('', ['questions', 'first', 'first three', 'answered']);
    for (const [name, group] of [...grouped(outcomes, by), ['all', outcomes] as const]) {
      const { questions, first, three, answered } = figuresOf(group);
      printRow(name, [String(questions), percent(first), percent(three), percent(answered)]);
    }
  }
}

function printOthers(outcomes: readonly Outcome[]): void {
  printSection('Questions without an answer');
  printRow('', ['questions', 'refused']);
  const kinds = grouped(outcomes, ({ question }) => question.noAnswer ?? null);
  for (const [name, group] of [...kinds, ...grouped(outcomes, ({ question }) => question.band)]) {
    printRow(name, [String(group.length), percent(1 - figuresOf(group).answered)]);
  }
}

function printMissed(answerable: readonly Outcome[], others: readonly Outcome[]): void {
  printSection('Not among the first three');
  for (const { question, first, last } of answerable.filter(({ last: place }) => place === null || place > 3)) {
    printRow(`${question.id} ${question.text}`, [`${first ?? '–'}/${last ?? '–'}`]);
  }
  printSection('Has an answer, but “no rule found” was said');
  for (const { question } of answerable.filter(({ answered }) => !answered))
    printRow(`${question.id} ${question.text}`, []);
  printSection('Has no answer, but was answered');
  for (const { question } of others.filter(({ answered }) => answered)) printRow(`${question.id} ${question.text}`, []);
}

const [working = ''] = process.argv.slice(2);
const engine = startBenchEngine(path.join(working, 'questions'), { background: false });
tellProgress('Importing the demo libraries.');
await importDemo(engine);
tellProgress('Asking.');
const { answerable, others } = divided(await askQuestions(engine, readQuestions()));
await engine.client.stop();
printAnswerable(answerable);
printOthers(others);
printMissed(answerable, others);
