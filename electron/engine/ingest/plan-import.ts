import fs from 'node:fs/promises';
import path from 'node:path';
import { CodedError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';

/** A file that is to be brought in, with the key it will have. */
export interface PlannedFile {
  /** Absolute. */
  path: string;
  /** As it is told to the person: as named, or relative to the named folder. */
  file: string;
  /** Path relative to the source folder, `/` as separator, NFC. */
  key: string;
  /** The imported folder; for a file named by itself, the folder it lies in. */
  sourceFolder: string;
}

/** The document that a file already is in the library, because a folder above it was imported; null when it is none. */
export type KnownFile = (file: string) => { key: string; sourceFolder: string } | null;

/**
 * Files for the named paths, in order of their keys. A folder stands for every file below it but hidden ones and links
 * (a link can lead out of the folder, or round in a circle). A named file that the library knows keeps the key it has.
 * Throws `file-missing` for a path that does not exist.
 */
export async function planImport(paths: readonly string[], known: KnownFile): Promise<PlannedFile[]> {
  const planned: PlannedFile[] = [];
  for (const named of paths) {
    const stat = await orCoded(named, fs.stat(named));
    if (stat.isDirectory()) planned.push(...(await filesBelow(await fs.realpath(named))));
    else planned.push(await namedFile(named, known));
    if (planned.length > LIMITS.importFiles) throw new CodedError('invalid-input', { files: planned.length });
  }
  return withoutRepetition(planned);
}

/** The key of a file in a folder. NFC, since macOS hands out decomposed names. */
function keyWithin(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/').normalize('NFC');
}

async function orCoded<T>(named: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new CodedError(code === 'ENOENT' ? 'file-missing' : 'file-unreadable', { file: path.basename(named) });
  }
}

async function filesBelow(folder: string): Promise<PlannedFile[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isHidden(path.relative(folder, file)))
    .map((file) => ({
      path: file,
      file: path.relative(folder, file),
      key: keyWithin(folder, file),
      sourceFolder: folder,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function isHidden(relative: string): boolean {
  return relative.split(path.sep).some((part) => part.startsWith('.'));
}

/** The folder's links are resolved, the file's own are not: its key is the name that the person gave. */
async function namedFile(named: string, known: KnownFile): Promise<PlannedFile> {
  const folder = await fs.realpath(path.dirname(path.resolve(named)));
  const file = path.join(folder, path.basename(named));
  return { path: file, file: named, ...(known(file) ?? { key: keyWithin(folder, file), sourceFolder: folder }) };
}

function withoutRepetition(files: PlannedFile[]): PlannedFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
