import path from 'node:path';
import { libraryId, type BenchEngine } from '../../bench/bench-engine.ts';
import { printRow, printSection, tellProgress } from '../../bench/print-table.ts';
import { measureQuestions, WAYS, type GradedQuestion, type Way } from './measure-questions.ts';
import { corpusName, writePassageDocuments, type PassageDocuments } from './passage-documents.ts';
import type { RankingMeasures } from './measures.ts';
import type { QuestionSet } from './question-set.ts';

/** A set with the library that holds its passages. */
export interface ImportedSet extends QuestionSet {
  library: string;
  documents: PassageDocuments;
}

/** Imports the passages of every set through the program's own write path; equal ones once. */
export async function importSets(
  engine: BenchEngine,
  folder: string,
  sets: readonly QuestionSet[],
): Promise<ImportedSet[]> {
  const imported: ImportedSet[] = [];
  for (const set of sets) {
    const name = corpusName(set.passages);
    const documents = writePassageDocuments(path.join(folder, name), set.passages);
    if (!(await engine.ask('listLibraries', {})).some((library) => library.name === name)) {
      tellProgress(`Importing ${set.name}.`);
      const files = await engine.ask('importFiles', { library: name, paths: [documents.folder] });
      const refused = files.filter(({ outcome }) => outcome === 'refused');
      if (refused.length > 0) throw new Error(`${set.name}: ${refused[0]?.code}`);
    }
    imported.push({ ...set, documents, library: await libraryId(engine, name) });
  }
  tellProgress('Waiting for the vectors.');
  await engine.ask('waitForVectors', {});
  return imported;
}

const COLUMNS = ['R@1', 'R@5', 'R@10', 'MRR@10', 'nDCG@10', 'hit@3', 'answered'];

/** Prints a table for each way of finding, a row for each set; then the means of nDCG@10. */
export async function measureSets(engine: BenchEngine, sets: readonly ImportedSet[]): Promise<void> {
  for (const way of Object.keys(WAYS) as Way[]) {
    printSection(`Passage sets, ${way}`);
    printRow('', COLUMNS);
    const gains: number[] = [];
    for (const set of sets) {
      tellProgress(`${way}: ${set.name}`);
      const measures = await measureQuestions(engine, set.library, gradedQuestions(set), way, set.documents.passagesOf);
      printRow(`${set.name} (${set.questions.length})`, cells(measures));
      if (!set.name.includes('/')) gains.push(measures.gain);
    }
    printRow('mean nDCG@10, each set once', [share(gains.reduce((sum, gain) => sum + gain, 0) / gains.length)]);
  }
}

function gradedQuestions({ questions, relevance }: QuestionSet): GradedQuestion[] {
  return questions.flatMap(({ id, text }) => {
    const grades = relevance.get(id);
    return grades === undefined ? [] : [{ text, grades }];
  });
}

/** Measures in the order of the columns. */
function cells(measures: RankingMeasures & { answered: number }): string[] {
  const { recall1, recall5, recall10, reciprocalRank, gain, hit3, answered } = measures;
  return [recall1, recall5, recall10, reciprocalRank, gain, hit3, answered].map(share);
}

/** A share of 0..1 as it is printed. */
export function share(value: number): string {
  return value.toFixed(3);
}
