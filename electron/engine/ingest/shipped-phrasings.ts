import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Abbreviation } from '../store/phrasings.ts';

const LIST = z.array(z.array(z.string().min(1)).min(2));

/**
 * The list of abbreviations and synonyms that comes with the program: what people type, and what policies say. The file
 * holds groups of forms that mean the same; each of a group is paired with every other.
 */
export async function loadShippedPhrasings(resourcesFolder: string): Promise<Abbreviation[]> {
  const groups = LIST.parse(JSON.parse(await fs.readFile(path.join(resourcesFolder, 'phrasings.json'), 'utf8')));
  return groups.flatMap((group) =>
    group.flatMap((short, index) => group.slice(index + 1).map((long) => ({ short, long }))),
  );
}
