import type { WatchedFolder } from '../../../shared/import-report.ts';
import { recordChange } from './changes.ts';
import { ensureLibrary } from './libraries.ts';
import { pathName } from './names.ts';
import type { Store } from './open-store.ts';
import { clearUnreadFile } from './unread-files.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A watched folder as the watcher needs it. */
export interface FolderToWatch {
  row: number;
  /** Of the library. */
  libraryRow: number;
  /** Name of the library. */
  library: string;
  /** Absolute path, as the file system spells it. */
  folder: string;
  include: string[];
  /** The drive that the folder lay on when it was last looked at; null before that. */
  device: string | null;
}

/** Watches a folder, or changes the patterns of one that is watched. Makes the library when it is missing. */
export function watchFolder(
  store: Store,
  watched: { library: string; folder: string; include: readonly string[]; account: string },
): number {
  return inWriteTransaction(store, () => {
    const library = ensureLibrary(store, watched.library, false);
    const row = store.database
      .prepare<[Record<string, string | number>], number>(
        `INSERT INTO watched_folder (library, folder, include, added_by, added_at)
         VALUES (@library, @folder, @include, @account, @at)
         ON CONFLICT (library, folder) DO UPDATE SET include = excluded.include RETURNING id`,
      )
      .pluck()
      .get({
        library: library.row,
        folder: watched.folder,
        include: JSON.stringify(watched.include),
        account: watched.account,
        at: Date.now(),
      });
    recordChange(store, watched.account, 'watch', { library: library.id, folder: Number(row) });
    return Number(row);
  });
}

/** Stops watching; documents stay. False when the folder is not watched. */
export function unwatchFolder(store: Store, row: number, account: string): boolean {
  return inWriteTransaction(store, () => {
    const { changes } = store.database.prepare('DELETE FROM watched_folder WHERE id = ?').run(row);
    if (changes > 0) recordChange(store, account, 'unwatch', { folder: row });
    return changes > 0;
  });
}

/** Every watched folder of the libraries that are not removed, the oldest first. */
export function listWatchedFolders(store: Store): Omit<WatchedFolder, 'network'>[] {
  return store.database
    .prepare<[], ListedRow>(
      `SELECT folder.id, library.uuid, library.name, folder.folder, folder.include, folder.added_by AS addedBy,
         folder.added_at AS addedAt
       FROM watched_folder AS folder JOIN library ON library.id = folder.library
       WHERE library.removed_at IS NULL ORDER BY folder.id`,
    )
    .all()
    .map(({ uuid, name, include, ...row }) => ({
      ...row,
      library: { id: uuid, name },
      include: JSON.parse(include) as string[],
    }));
}

interface ListedRow extends Omit<WatchedFolder, 'network' | 'library' | 'include'> {
  uuid: string;
  name: string;
  include: string;
}

/** The same for the watcher. */
export function foldersToWatch(store: Store): FolderToWatch[] {
  return store.database
    .prepare<[], Omit<FolderToWatch, 'include'> & { include: string }>(
      `SELECT folder.id AS row, folder.library AS libraryRow, library.name AS library, folder.folder, folder.include,
         folder.device
       FROM watched_folder AS folder JOIN library ON library.id = folder.library
       WHERE library.removed_at IS NULL ORDER BY folder.id`,
    )
    .all()
    .map((row) => ({ ...row, include: JSON.parse(row.include) as string[] }));
}

/** Remembers on which drive the folder lies. */
export function rememberDevice(store: Store, row: number, device: string): void {
  inWriteTransaction(store, () => {
    store.database.prepare('UPDATE watched_folder SET device = ? WHERE id = ?').run(device, row);
  });
}

/** The files of a watched folder as they were when they got their outcome: key → stamp. */
export function seenFiles(store: Store, row: number): Map<string, string> {
  const rows = store.database
    .prepare<[number], { key: string; stamp: string }>('SELECT key, stamp FROM watched_file WHERE folder = ?')
    .all(row);
  return new Map(rows.map(({ key, stamp }) => [key, stamp]));
}

/** Remembers files that got their outcome. Nothing when the folder is watched no more. */
export function rememberFiles(store: Store, row: number, files: ReadonlyMap<string, string>): void {
  inWriteTransaction(store, () => {
    const remember = store.database.prepare(
      `INSERT OR REPLACE INTO watched_file (folder, key, stamp) SELECT id, ?, ? FROM watched_folder WHERE id = ?`,
    );
    for (const [key, stamp] of files) remember.run(key, stamp, row);
  });
}

/** Forgets files that are gone and were no documents, also among those that no search can see. */
export function forgetFiles(store: Store, folder: FolderToWatch, keys: readonly string[]): void {
  if (keys.length === 0) return;
  inWriteTransaction(store, () => {
    const forget = store.database.prepare('DELETE FROM watched_file WHERE folder = ? AND key = ?');
    for (const key of keys) {
      forget.run(folder.row, key);
      clearUnreadFile(store, folder.libraryRow, key);
    }
  });
}

/** A document whose file lies in a watched folder. */
export interface WatchedDocument {
  row: number;
  key: string;
  /** Of its newest version. */
  sha256: string;
}

/** The documents that came from a folder, by key. */
export function documentsFrom(store: Store, folder: FolderToWatch): Map<string, WatchedDocument> {
  const rows = store.database
    .prepare<[number, string], WatchedDocument>(
      `SELECT document.id AS row, document.key, version.sha256
       FROM document JOIN newest_version AS version ON version.document = document.id
       WHERE document.library = ? AND document.source_folder = ? AND document.removed_at IS NULL`,
    )
    .all(folder.libraryRow, pathName(folder.folder));
  return new Map(rows.map((document) => [document.key, document]));
}
