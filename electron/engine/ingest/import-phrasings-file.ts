import fs from 'node:fs';
import type { AppError } from '../../../shared/app-error.ts';
import { CodedError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { PhrasingsImport } from '../../../shared/phrasing-operations.ts';
import { PHRASING_ORIGINS } from '../../../shared/search-result.ts';
import { decodeText } from '../read/decode-text.ts';
import { importPhrasings, type ImportedPhrasing, type PhrasingImport } from '../store/import-phrasings.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import { hashInClause } from './phrasing-clause.ts';
import { parsePhrasingsCsv, type PhrasingCells, type PhrasingColumn } from './phrasings-csv.ts';

export interface PhrasingsFile extends Omit<PhrasingImport, 'phrasings' | 'only'> {
  path: string;
  /** Of lines that name none; then no line may name another. */
  library: ResolvedLibrary | null;
  /** Of lines that name none. */
  author: string;
}

/**
 * Brings people's phrasings in from a CSV file, all of them or none.
 *
 * @throws CodedError `file-missing`, `file-unreadable`, `not-a-file`, `file-too-large`, `encoding-unknown`, `csv-damaged`,
 *   `csv-columns`
 */
export function importPhrasingsFile(store: Store, file: PhrasingsFile): PhrasingsImport {
  const lines = parsePhrasingsCsv(decodeText(bytesOf(file.path)).text);
  const phrasings: ImportedPhrasing[] = [];
  const errors: { line: number; error: AppError }[] = [];
  let passedOver = 0;
  for (const { line, cells } of lines) {
    const read = readLine(cells, file);
    if (read === 'passed-over') passedOver += 1;
    else if ('code' in read) errors.push({ line, error: read });
    else phrasings.push({ line, ...read });
  }
  // Every line is looked at, so that a person can put all of them right at once.
  const found = importPhrasings(store, { ...file, phrasings, only: errors.length > 0 ? 'check' : 'all' });
  const all = [...errors, ...found.errors].sort((one, other) => one.line - other.line);
  return { added: found.added, present: found.present, passedOver, errors: all };
}

type ReadLine = Omit<ImportedPhrasing, 'line'> | AppError | 'passed-over';

function readLine(cells: PhrasingCells, { library, author }: PhrasingsFile): ReadLine {
  const cell = (column: PhrasingColumn) => cells[column].trim();
  const origin = PHRASING_ORIGINS.find((known) => known === (cell('origin') || 'person'));
  if (origin === undefined) return wrong('origin');
  if (origin !== 'person') return 'passed-over';
  if (cell('phrasing') === '') return { code: 'cell-missing', details: { column: 'phrasing' } };
  const tooLong = (['phrasing', 'meaning', 'author'] as const).find(
    (column) => cell(column).length > (column === 'author' ? LIMITS.author : LIMITS.phrasing),
  );
  if (tooLong !== undefined) return wrong(tooLong);
  const name = cell('library') || (library?.name ?? '');
  if (name === '') return { code: 'cell-missing', details: { column: 'library' } };
  if (library !== null && name.normalize('NFC') !== library.name) return wrong('library');
  const createdAt = cell('date') === '' ? Date.now() : timeOf(cell('date'));
  if (createdAt === null) return wrong('date');
  const about = aboutOf(cell('document'), cell('clause'), cell('meaning'));
  if ('code' in about) return about;
  if ('meaning' in about && about.meaning === cell('phrasing')) return wrong('meaning');
  return { library: name, phrasing: cell('phrasing'), author: cell('author') || author, createdAt, about };
}

/** A phrasing stands either for a meaning in the whole library or for a clause of a document. */
function aboutOf(document: string, clause: string, meaning: string): ImportedPhrasing['about'] | AppError {
  if (meaning !== '') return document === '' && clause === '' ? { meaning } : wrong('meaning');
  if (document === '' && clause === '') return { code: 'cell-missing', details: { column: 'meaning' } };
  if (document === '') return { code: 'cell-missing', details: { column: 'document' } };
  if (clause === '') return { code: 'cell-missing', details: { column: 'clause' } };
  return { document, ...hashInClause(clause) };
}

function wrong(column: PhrasingColumn): AppError {
  return { code: 'cell-invalid', details: { column } };
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

function timeOf(date: string): number | null {
  const time = DATE.test(date) ? Date.parse(date) : Number.NaN;
  // Date.parse takes 30 February for 2 March.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date.slice(0, 10)) ? null : time;
}

function bytesOf(file: string): Buffer {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) throw new CodedError('not-a-file');
    if (stat.size > LIMITS.phrasingsFile) {
      throw new CodedError('file-too-large', { bytes: stat.size, limit: LIMITS.phrasingsFile });
    }
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof CodedError) throw error;
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new CodedError(missing ? 'file-missing' : 'file-unreadable');
  }
}
