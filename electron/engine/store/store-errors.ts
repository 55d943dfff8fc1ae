import Database from 'better-sqlite3';
import { CodedError } from '../../../shared/app-error.ts';
import { readWriter } from './writer-note.ts';

/**
 * What SQLite or the file system threw, as a CodedError: `store-busy` with the process that writes, `store-damaged`,
 * `store-read-only`, `disk-full`. Anything else comes back as it is.
 */
export function asStoreError(thrown: unknown, folder: string): unknown {
  const code = codeOf(thrown);
  if (code === null) return thrown;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    const writer = readWriter(folder);
    return new CodedError('store-busy', { pid: writer?.pid ?? null }, { cause: thrown });
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return new CodedError('store-damaged', { reason: code }, { cause: thrown });
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return new CodedError('disk-full', {}, { cause: thrown });
  // A file system without shared memory (some network drives) takes WAL mode and fails at the first write
  // (colbymchenry/codegraph #990).
  if (
    /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|SQLITE_IOERR_SHM|SQLITE_IOERR_LOCK|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/.test(
      code,
    )
  ) {
    return new CodedError('store-read-only', { reason: code }, { cause: thrown });
  }
  return thrown;
}

function codeOf(thrown: unknown): string | null {
  if (thrown instanceof Database.SqliteError) return thrown.code;
  if (thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' && 'errno' in thrown) {
    return thrown.code;
  }
  return null;
}
