import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Abbreviation } from '../store/phrasings.ts';

const LIST = z.array(z.strictObject({ from: z.string().min(1), to: z.string().min(1) }));

/** The list of abbreviations and synonyms that comes with the program: what people type, and what policies say. */
export async function loadShippedPhrasings(resourcesFolder: string): Promise<Abbreviation[]> {
  const list = LIST.parse(JSON.parse(await fs.readFile(path.join(resourcesFolder, 'phrasings.json'), 'utf8')));
  return list.map(({ from, to }) => ({ short: from, long: to }));
}
