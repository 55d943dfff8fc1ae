import type { AppError } from '../../../shared/app-error.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import type { DocumentText } from '../read/document-text.ts';
import type { SavedVersion } from '../store/save-version.ts';
import type { PlannedFile } from './plan-import.ts';

/** A planned file with where it goes and how it is read. */
export interface FileToIngest extends PlannedFile {
  /** Name of the library. */
  library: string;
  newVersionOf?: string | undefined;
  demo?: boolean | undefined;
  /** It comes from a watched folder: nobody asked for this very file, so what was removed stays removed. */
  watched?: boolean | undefined;
  /** WHATWG label of the encoding that a person chose. */
  encoding?: string | undefined;
  /** Opens a locked file. In memory for this import only: no job, report, event or error holds it. */
  password?: string | undefined;
}

type Asked = Pick<FileToIngest, 'file' | 'key' | 'library' | 'newVersionOf'>;

export function refused(file: Asked, { code, details }: AppError): ImportedFile {
  return { ...outcomeOf(file), outcome: 'refused', code, details };
}

export function unchanged(file: Asked): ImportedFile {
  return { ...outcomeOf(file), outcome: 'unchanged' };
}

export function imported(file: Asked, saved: SavedVersion, document: DocumentText): ImportedFile {
  const { outcome, key, sameBytesAs } = saved;
  const details = sameBytesAs === null ? {} : { sameBytesAs };
  return { ...outcomeOf(file), ...readingOf(document), key, outcome, details };
}

/** The version was there and has its text anew: no new version, since the bytes are the same. */
export function reread(file: Asked, document: DocumentText): ImportedFile {
  return { ...outcomeOf(file), ...readingOf(document), outcome: 'imported', details: { reread: true } };
}

function readingOf({ problems, encoding }: DocumentText): Pick<ImportedFile, 'problems' | 'encoding'> {
  return { problems, encoding };
}

function outcomeOf({ file, library, key, newVersionOf }: Asked): Omit<ImportedFile, 'outcome'> {
  return { file, library, key: newVersionOf ?? key, code: null, details: {}, problems: [], encoding: null };
}
