import fs from 'node:fs/promises';
import path from 'node:path';
import { CodedError, type AppError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { matchFiles, type MatchFile } from './match-files.ts';
import { walkFolder } from './walk-folder.ts';

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

/** Something in a folder that is no file to be read, with the reason. */
export interface PassedOver extends PlannedFile {
  error: AppError;
}

export interface ImportPlan {
  /** In order of the named paths and of their keys. */
  files: PlannedFile[];
  passedOver: PassedOver[];
  /** The named folders. */
  folders: string[];
}

/** The document that a file already is in the library, because a folder above it was imported; null when it is none. */
export type KnownFile = (file: string) => { key: string; sourceFolder: string } | null;

/**
 * Files for the named paths. A folder stands for every file below it that `include` means, but for hidden ones and links.
 * A file named by itself is always meant; one that the library knows keeps the key it has.
 * Throws `file-missing` for a path that does not exist.
 */
export async function planImport(
  paths: readonly string[],
  known: KnownFile,
  include: readonly string[] = [],
): Promise<ImportPlan> {
  const plan: ImportPlan = { files: [], passedOver: [], folders: [] };
  const isMeant = matchFiles(include);
  for (const named of paths) {
    const stat = await orCoded(named, fs.stat(named));
    if (stat.isDirectory()) await addFolder(plan, await orCoded(named, fs.realpath(named)), isMeant);
    else plan.files.push(await namedFile(named, known));
    if (plan.files.length > LIMITS.importFiles) throw new CodedError('invalid-input', { files: plan.files.length });
  }
  return { ...plan, files: withoutRepetition(plan.files), passedOver: withoutRepetition(plan.passedOver) };
}

/** A file of a folder with its key: composed (NFC), since macOS hands out decomposed names. */
export function fileWithin(folder: string, relative: string): PlannedFile {
  return {
    path: path.join(folder, relative),
    file: relative === '' ? path.basename(folder) : relative,
    key: keyOf(relative === '' ? path.basename(folder) : relative),
    sourceFolder: folder,
  };
}

/**
 * Files in order of their keys. Two names that differ only in how their accents are composed are one key: the one
 * that is not composed is passed over by name, since it would become a new version of the other.
 */
export function apartFromTwins(files: readonly PlannedFile[]): { first: PlannedFile[]; twins: PassedOver[] } {
  const sorted = [...files].sort((a, b) => compare(a.key, b.key) || Number(isComposed(b)) - Number(isComposed(a)));
  const isTwin = (file: PlannedFile, index: number) => sorted[index - 1]?.key === file.key;
  return {
    first: sorted.filter((file, index) => !isTwin(file, index)),
    twins: sorted
      .filter(isTwin)
      .map((file) => ({ ...file, error: { code: 'key-taken', details: { folder: file.sourceFolder } } })),
  };
}

function isComposed({ file }: PlannedFile): boolean {
  return file === file.normalize('NFC');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function keyOf(relative: string): string {
  return relative.split(path.sep).join('/').normalize('NFC');
}

async function orCoded<T>(named: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new CodedError(code === 'ENOENT' ? 'file-missing' : 'file-unreadable', { file: path.basename(named) });
  }
}

async function addFolder(plan: ImportPlan, folder: string, isMeant: MatchFile): Promise<void> {
  const { files, passedOver } = await walkFolder(folder);
  const planned = files.map((relative) => fileWithin(folder, relative)).filter(({ key }) => isMeant(key));
  const { first, twins } = apartFromTwins(planned);
  plan.folders.push(folder);
  plan.files = plan.files.concat(first);
  plan.passedOver = plan.passedOver.concat(twins);
  for (const { relative, error } of passedOver) {
    const entry = fileWithin(folder, relative);
    // Nobody knows whether a folder that cannot be opened holds files that are meant.
    if (error.code === 'folder-unreadable' || isMeant(entry.key)) plan.passedOver.push({ ...entry, error });
  }
}

/** The folder's links are resolved, the file's own are not: its key is the name that the person gave. */
async function namedFile(named: string, known: KnownFile): Promise<PlannedFile> {
  const folder = await orCoded(named, fs.realpath(path.dirname(path.resolve(named))));
  const file = path.join(folder, path.basename(named));
  const place = known(file) ?? { key: keyOf(path.relative(folder, file)), sourceFolder: folder };
  return { path: file, file: named, ...place };
}

function withoutRepetition<File extends PlannedFile>(files: File[]): File[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
