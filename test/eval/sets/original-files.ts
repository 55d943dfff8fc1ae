import path from 'node:path';
import { z } from 'zod';
import type { Hit } from '../../../shared/search-result.ts';
import { libraryId, type BenchEngine } from '../../bench/bench-engine.ts';
import { printRow, printSection, tellProgress } from '../../bench/print-table.ts';
import { askLibrary, WAYS, type Way } from './measure-questions.ts';
import { share } from './passage-sets.ts';
import { readLines } from './question-set.ts';

const ACCEPTED = z.object({ file: z.string(), page: z.int().nullish(), clause: z.string().nullish() });
const QUESTION = z.looseObject({
  id: z.string(),
  text: z.string(),
  lang: z.string().default(''),
  set: z.string(),
  accept: z.array(ACCEPTED).min(1),
});
type AcceptedPlace = z.infer<typeof ACCEPTED>;
type FileQuestion = z.infer<typeof QUESTION>;

/** Most pages of a citation that still says where to look. */
const MOST_PAGES = 2;
/** A reader looks at three hits. */
const LOOKED_AT = 3;

/**
 * Imports the folders that hold the files which the questions name, a library for each set, and prints for each set and
 * language how often an accepted place is among the first three.
 *
 * @param file lines of questions over original files
 * @param documents folder that the files are named from
 */
export async function measureOriginalFiles(engine: BenchEngine, file: string, documents: string): Promise<void> {
  const questions = readLines(file, QUESTION);
  const sets = Map.groupBy(questions, ({ set }) => set);
  const libraries = new Map<string, string>();
  for (const [set, asked] of sets) libraries.set(set, await importFolders(engine, set, asked, documents));
  await engine.ask('waitForVectors', {});
  const ways = Object.keys(WAYS) as Way[];
  printSection('Original files: an accepted citation among the first three');
  printRow('', ways);
  for (const [set, asked] of sets) {
    tellProgress(`Asking ${set}.`);
    for (const [language, inLanguage] of Map.groupBy(asked, ({ lang }) => lang)) {
      const shares: string[] = [];
      for (const way of ways) shares.push(share(await accepted(engine, libraries.get(set) ?? '', inLanguage, way)));
      printRow(`${set}, ${language} (${inLanguage.length})`, shares);
    }
  }
}

async function importFolders(
  engine: BenchEngine,
  set: string,
  questions: readonly FileQuestion[],
  documents: string,
): Promise<string> {
  const name = `files ${set}`;
  if (!(await engine.ask('listLibraries', {})).some((library) => library.name === name)) {
    tellProgress(`Importing the files of ${set}.`);
    const folders = new Set(questions.flatMap(({ accept }) => accept.map((place) => path.dirname(place.file))));
    for (const folder of folders) {
      await engine.ask('importFiles', { library: name, paths: [path.join(documents, folder)] });
    }
  }
  return libraryId(engine, name);
}

async function accepted(
  engine: BenchEngine,
  library: string,
  questions: readonly FileQuestion[],
  way: Way,
): Promise<number> {
  let found = 0;
  for (const { text, accept } of questions) {
    const { hits, nearest } = await askLibrary(engine, library, text, WAYS[way]);
    const first = [...hits, ...nearest].slice(0, LOOKED_AT);
    if (first.some((hit) => accept.some((place) => isAt(hit, place)))) found += 1;
  }
  return found / questions.length;
}

function isAt(hit: Hit, { file, page, clause }: AcceptedPlace): boolean {
  if (hit.document.key !== path.basename(file)) return false;
  if (typeof page === 'number') {
    const [first, last] = hit.pages ?? [0, -1];
    return first <= page && page <= last && last - first < MOST_PAGES;
  }
  return [hit.clause, ...hit.headings].some((printed) => isClause(printed ?? '', clause ?? ''));
}

/** Whether a printed number is this clause or one of its parts; 第 24 條之 1 is another clause than 第 24 條. */
function isClause(printed: string, wanted: string): boolean {
  const [own, other] = [printed, wanted].map((text) => text.replace(/\s+/gu, ''));
  return other !== '' && own !== undefined && own.startsWith(other ?? '') && !own.startsWith(`${other ?? ''}之`);
}
