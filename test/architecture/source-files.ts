import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Relative to the checkout, with `/`. */
  name: string;
  text: string;
}

const SOURCE = /\.(ts|tsx|mjs|js)$/;

/** Every source file below the given folders of the checkout; kept test material is no source. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => namesBelow(folder))
    .filter((name) => SOURCE.test(name) && !name.startsWith('test/fixtures/'))
    .map((name) => ({ name, text: fs.readFileSync(path.join(ROOT, name), 'utf8') }));
}

function namesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .sort();
}
