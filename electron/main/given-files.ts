import fs from 'node:fs';
import path from 'node:path';
import type { ChosenFiles } from '../../shared/operation-results.ts';
import type { FileGrants } from './ipc/file-grants.ts';

/** Files that the person opened with the program from outside: named on its command line, dropped on its icon. */
export interface GivenFiles {
  /** Absolute paths; what is not there is passed over. Answers what was taken. */
  give(paths: readonly string[]): string[];
  /** What was given last, as the window may know it, once. */
  take(): ChosenFiles | null;
}

export function createGivenFiles(grants: FileGrants): GivenFiles {
  let given: string[] = [];
  return {
    give(paths) {
      const found = paths.filter((file) => path.isAbsolute(file) && fs.existsSync(file));
      if (found.length > 0) given = found;
      return found;
    },
    take() {
      if (given.length === 0) return null;
      const taken = given;
      given = [];
      return { grant: grants.add(taken), names: taken.map((file) => path.basename(file)) };
    },
  };
}
