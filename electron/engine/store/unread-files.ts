import type { AppError, ErrorCode, ErrorDetails } from '../../../shared/app-error.ts';
import { hidesText, type ProblemCode, type ReadingProblem } from '../../../shared/document.ts';
import { groupPages } from '../../../shared/group-pages.ts';
import { DOCUMENT_IN_SCOPE, documentParameters } from './filter-parameters.ts';
import { ensureLibrary, findLibraryByName } from './libraries.ts';
import { documentKeyName, pathName } from './names.ts';
import type { Store } from './open-store.ts';
import type { ResolvedScope } from './scope.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A file of a library, or a part of one, that no search can see. */
export interface UnreadFile {
  /** Key that the file has, or would have got. */
  file: string;
  code: ErrorCode | ProblemCode;
  details: ErrorDetails;
}

/**
 * Remembers that a file could not be read; makes the library when it is missing, since a search in it has to say what it
 * did not see. `state`: whatever tells the file from a changed one, such as its size and time of change.
 */
export function recordUnreadFile(
  store: Store,
  file: { library: string; key: string; state: string; error: AppError; demo?: boolean | undefined },
): void {
  inWriteTransaction(store, () => {
    const library = ensureLibrary(store, file.library, file.demo === true);
    insertUnread(store, library.row, file);
  });
}

/**
 * Puts what was passed over in a folder in the place of what was passed over there before: such an entry is no file, so
 * nothing else would ever take it off the list.
 */
export function replacePassedOver(
  store: Store,
  library: string,
  folder: string,
  entries: readonly { key: string; error: AppError }[],
): void {
  const state = `passed over in ${pathName(folder)}`;
  inWriteTransaction(store, () => {
    const found = findLibraryByName(store, library);
    if (found !== null) {
      store.database.prepare('DELETE FROM unread_file WHERE library = ? AND state = ?').run(found.row, state);
    }
    if (entries.length === 0) return;
    const { row } = found ?? ensureLibrary(store, library, false);
    for (const { key, error } of entries) insertUnread(store, row, { key, state, error });
  });
}

function insertUnread(store: Store, libraryRow: number, file: { key: string; state: string; error: AppError }): void {
  const { key, state, error } = file;
  store.database
    .prepare(`INSERT OR REPLACE INTO unread_file (library, key, state, code, details, at) VALUES (?, ?, ?, ?, ?, ?)`)
    .run(libraryRow, documentKeyName(key), state, error.code, JSON.stringify(error.details), Date.now());
}

/** Forgets that a file could not be read: it was read after all, or removed. Answers whether there was such a file. */
export function clearUnreadFile(store: Store, libraryRow: number, key: string): boolean {
  const { changes } = store.database
    .prepare('DELETE FROM unread_file WHERE library = ? AND key = ?')
    .run(libraryRow, documentKeyName(key));
  return changes > 0;
}

/** Why this very file could not be read before; null when it was not tried, or changed since. */
export function failedBefore(store: Store, libraryRow: number, key: string, state: string): AppError | null {
  const row = store.database
    .prepare<[number, string, string], { code: ErrorCode; details: string }>(
      'SELECT code, details FROM unread_file WHERE library = ? AND key = ? AND state = ?',
    )
    .get(libraryRow, documentKeyName(key), state);
  return row === undefined ? null : { code: row.code, details: JSON.parse(row.details) as ErrorDetails };
}

/** What a search in this scope could not see: files that could not be read, and parts of documents that hold no text. */
export function unreadFiles(store: Store, scope: ResolvedScope): UnreadFile[] {
  const { documents, sections, tags } = scope.scope;
  // A file that was never read is no document and has no section and no tag, so a choice of these leaves it out.
  const isChosen = [documents, sections, tags].some((part) => part !== undefined);
  return scope.libraries.flatMap(({ row }) => {
    const filter = scope.filters.get(row);
    if (filter === undefined) return [];
    return [
      ...(isChosen ? [] : refusedFiles(store, row)),
      ...unreadParts(store, { ...documentParameters(scope, filter), library: row }),
    ];
  });
}

function refusedFiles(store: Store, libraryRow: number): UnreadFile[] {
  return store.database
    .prepare<[number], { file: string; code: ErrorCode; details: string }>(
      'SELECT key AS file, code, details FROM unread_file WHERE library = ? ORDER BY key',
    )
    .all(libraryRow)
    .map((row) => ({ ...row, details: JSON.parse(row.details) as ErrorDetails }));
}

function unreadParts(
  store: Store,
  parameters: ReturnType<typeof documentParameters> & { library: number },
): UnreadFile[] {
  return store.database
    .prepare<[typeof parameters], { file: string; problems: string }>(
      `SELECT document.key AS file, newest.problems
       FROM document JOIN newest_version AS newest ON newest.document = document.id
       WHERE document.library = @library AND document.removed_at IS NULL AND newest.problems <> '[]'
         AND ${DOCUMENT_IN_SCOPE}
       ORDER BY document.key`,
    )
    .all(parameters)
    .flatMap(({ file, problems }) =>
      groupPages((JSON.parse(problems) as ReadingProblem[]).filter(hidesText)).map((problem) => ({ file, ...problem })),
    );
}
