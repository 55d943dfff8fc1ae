import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A passage of a set: the unit that a question's answer is named by. */
const PASSAGE = z.looseObject({ id: z.string(), doc: z.string(), title: z.string().default(''), text: z.string() });
const QUESTION = z.looseObject({ id: z.string(), text: z.string(), lang: z.string().default('') });
const RELEVANCE = z.looseObject({ query: z.string(), passage: z.string(), grade: z.number().positive() });

export type SetPassage = z.infer<typeof PASSAGE>;
export type SetQuestion = z.infer<typeof QUESTION>;

/** Questions over passages, with the grade of each passage that answers. */
export interface QuestionSet {
  /** Folder of the set, and the folder of its questions when it asks the same in several ways. */
  name: string;
  passages: SetPassage[];
  questions: SetQuestion[];
  /** By question: grade of each relevant passage. */
  relevance: Map<string, Map<string, number>>;
}

/**
 * The sets of a folder, by name: `NAME/corpus.jsonl` with `queries.jsonl` and `qrels.jsonl`, and further wordings of the
 * questions in folders below. Where `sample400.json` beside them or above names a set, only its questions are asked.
 */
export function readQuestionSets(folder: string): QuestionSet[] {
  const sample = readSample(folder);
  const names = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'corpus.jsonl')));
  return names.sort().flatMap((name) => {
    const own = path.join(folder, name);
    const passages = readLines(path.join(own, 'corpus.jsonl'), PASSAGE);
    const wordings = ['', ...fs.readdirSync(own)].filter((below) =>
      fs.existsSync(path.join(own, below, 'queries.jsonl')),
    );
    return wordings.map((below) => {
      const asked = sample.get(name);
      const questions = readLines(path.join(own, below, 'queries.jsonl'), QUESTION);
      return {
        name: path.posix.join(name, below),
        passages,
        questions: questions.filter(({ id }) => asked === undefined || asked.has(id)),
        relevance: readRelevance(own, below),
      };
    });
  });
}

function readRelevance(folder: string, below: string): Map<string, Map<string, number>> {
  const own = path.join(folder, below, 'qrels.jsonl');
  const lines = readLines(fs.existsSync(own) ? own : path.join(folder, 'qrels.jsonl'), RELEVANCE);
  const relevance = new Map<string, Map<string, number>>();
  for (const { query, passage, grade } of lines) {
    const grades = relevance.get(query) ?? new Map<string, number>();
    relevance.set(query, grades.set(passage, grade));
  }
  return relevance;
}

function readSample(folder: string): Map<string, Set<string>> {
  const file = [folder, path.dirname(folder)]
    .map((place) => path.join(place, 'sample400.json'))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) return new Map();
  const named = z.record(z.string(), z.array(z.string())).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return new Map(Object.entries(named).map(([name, ids]) => [name, new Set(ids)]));
}

/** Lines of JSON, each of this form. */
export function readLines<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)));
}
