import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isDemoDismissed } from '../store/settings.ts';
import type { Store } from '../store/open-store.ts';
import type { FileToIngest } from './import-outcome.ts';
import { planImport } from './plan-import.ts';

const LIST = z.array(z.strictObject({ name: z.string().min(1), folder: z.string().regex(/^[a-z0-9-]+$/) }));

/**
 * The files of the demo libraries, without those that a person removed. Their source folder is named after the library,
 * not after the place of the program, so that a program that was moved or replaced still knows its own files.
 */
export async function demoFiles(store: Store, resourcesFolder: string): Promise<FileToIngest[]> {
  const demo = path.join(resourcesFolder, 'demo');
  const libraries = LIST.parse(JSON.parse(await fs.readFile(path.join(demo, 'libraries.json'), 'utf8')));
  const files: FileToIngest[] = [];
  for (const { name, folder } of libraries) {
    const plan = await planImport([path.join(demo, folder)], () => null);
    for (const planned of plan.files) {
      if (isDemoDismissed(store, name, planned.key)) continue;
      files.push({
        ...planned,
        file: `${folder}/${planned.key}`,
        sourceFolder: `demo/${folder}`,
        library: name,
        demo: true,
      });
    }
  }
  return files;
}
