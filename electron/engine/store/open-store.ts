import { closeSync, existsSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { getLoadablePath } from 'sqlite-vec';
import { CodedError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { finishErasing } from './erase.ts';
import { giveToFolderOwner, makeOwnedFolder } from './folder-owner.ts';
import { migrate } from './migrate.ts';
import { asStoreError } from './store-errors.ts';

/** The open store. Everything in this folder takes one; nothing outside it sees SQL. */
export interface Store {
  readonly database: Database.Database;
  /** Absolute path of the data folder. */
  readonly folder: string;
  close(): void;
}

const STORE_FILE = 'policies.sqlite';

/**
 * Opens the store of a data folder, making both when they are missing, and brings it to the newest form. Throws
 * `store-newer`, `store-damaged`, `store-busy`, `store-read-only` or `disk-full`; a file that it refuses stays as it is.
 * `busyTimeout`: milliseconds to wait for another writer.
 */
export function openStore(folder: string, busyTimeout: number = LIMITS.storeBusy): Store {
  const absolute = resolve(folder);
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      return openOnce(absolute, busyTimeout);
    } catch (thrown) {
      const error = asStoreError(thrown, absolute);
      // SQLite does not wait when two processes switch the same new file to WAL: the loser sees "busy" at once.
      if (!(error instanceof CodedError && error.code === 'store-busy') || Date.now() >= deadline) throw error;
      pause(20);
    }
  }
}

function openOnce(folder: string, busyTimeout: number): Store {
  const database = openFile(folder, busyTimeout);
  try {
    setPragmas(database);
    database.loadExtension(unpackedPath(getLoadablePath()));
    migrate(database);
    const store: Store = { database, folder, close: () => database.close() };
    finishErasing(store);
    return store;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

/** The file is made before SQLite sees it, so that nobody but its owner can ever read it and root can pass it on. */
function openFile(folder: string, busyTimeout: number): Database.Database {
  makeOwnedFolder(folder);
  const file = join(folder, STORE_FILE);
  if (!existsSync(file)) {
    closeSync(openSync(file, 'a', 0o600));
    giveToFolderOwner(file, folder);
  }
  return new Database(file, { timeout: busyTimeout });
}

function setPragmas(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  // FULL: an import that was reported survives a power cut. NORMAL would save one fsync for each document, which is
  // nothing beside reading and embedding it.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Removed text must not stay readable in free pages.
  database.pragma('secure_delete = ON');
}

/** SQLite loads an extension by itself and knows nothing of Electron's archive (asg017/sqlite-vec #194). */
function unpackedPath(path: string): string {
  return path.replace(/app\.asar(?=[\\/])/, 'app.asar.unpacked');
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
