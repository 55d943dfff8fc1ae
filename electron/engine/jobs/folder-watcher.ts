import { setTimeout as pause } from 'node:timers/promises';
import { toAppError, type AppError } from '../../../shared/app-error.ts';
import type { ImportedFile } from '../../../shared/operation-results.ts';
import type { Result } from '../../../shared/result.ts';
import { compareLooks, type FolderChanges } from '../ingest/compare-looks.ts';
import { hashFile } from '../ingest/hash-file.ts';
import { refused } from '../ingest/import-outcome.ts';
import { lookAtFolder, type FolderLook, type SeenFile } from '../ingest/look-at-folder.ts';
import { matchFiles } from '../ingest/match-files.ts';
import { isOnNetworkDrive } from '../ingest/network-drives.ts';
import type { Store } from '../store/open-store.ts';
import { recordUnreadFile } from '../store/unread-files.ts';
import { noticeLosses, type Loss } from '../store/watch-notices.ts';
import {
  documentsFrom,
  foldersToWatch,
  forgetFiles,
  rememberDevice,
  rememberFiles,
  seenFiles,
  type FolderToWatch,
  type WatchedDocument,
} from '../store/watched-folders.ts';
import type { FilesToImport } from './reading-lane.ts';

export interface WatcherParts {
  store: Store;
  /** The one write path, with its queue, its report and its events. */
  importAll: (files: FilesToImport) => Promise<Result<ImportedFile[]>>;
  /** Called when there are other notices than before. */
  onNotices: () => void;
  onError: (error: AppError) => void;
}

/** Milliseconds between two looks at a folder: what two equal looks at a file that is being written lie apart. */
const LOCAL_PACE = 2_000;
/** The same for a network drive, which other people use too. */
const NETWORK_PACE = 30_000;
/** A look at a large or slow folder takes its time; it may take one part in so many of it. */
const SHARE_OF_TIME = 20;

interface Watched {
  before: FolderLook | null;
  /** When it is looked at next, in milliseconds since 1970. */
  dueAt: number;
  /** SHA-256 of new files that may be moved ones, by key and stamp. */
  hashes: Map<string, string>;
}

/**
 * Brings the changes of watched folders in while it runs. It looks at every file's size and time again and again instead
 * of waiting for events of the system: these are lost on network drives, after sleep and when too much happens at once,
 * so the looks would be needed all the same, and they cost little.
 */
export class FolderWatcher {
  readonly #parts: WatcherParts;
  readonly #closing = new AbortController();
  readonly #watched = new Map<number, Watched>();
  #running: Promise<void> | null = null;

  constructor(parts: WatcherParts) {
    this.#parts = parts;
  }

  /** A fault of the store is told and ends this work until the next start. */
  start(): void {
    this.#running ??= this.#run().catch((error: unknown) => {
      this.#parts.onError(toAppError(error));
    });
  }

  /** Resolves when the running step has ended. A drive that does not answer is not waited for. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      for (const folder of foldersToWatch(this.#parts.store)) await this.#lookWhenDue(folder);
      await pause(LOCAL_PACE / 4, undefined, { signal }).catch(() => undefined);
    }
  }

  async #lookWhenDue(folder: FolderToWatch): Promise<void> {
    const { signal } = this.#closing;
    const watched = this.#watched.get(folder.row) ?? { before: null, dueAt: 0, hashes: new Map<string, string>() };
    this.#watched.set(folder.row, watched);
    if (signal.aborted || Date.now() < watched.dueAt) return;
    const begun = Date.now();
    const now = await untilAborted(signal, lookAtFolder(folder.folder));
    const took = Date.now() - begun;
    try {
      if (now !== undefined) await this.#judge(folder, watched, now);
    } catch (error) {
      // Another process writes for long: the next look finds the same.
      if (toAppError(error).code !== 'store-busy') throw error;
    }
    const pace = isOnNetworkDrive(folder.folder) ? NETWORK_PACE : LOCAL_PACE;
    watched.dueAt = Date.now() + Math.max(pace, SHARE_OF_TIME * took);
  }

  async #judge(folder: FolderToWatch, watched: Watched, now: FolderLook | null): Promise<void> {
    const { store } = this.#parts;
    const seen = seenFiles(store, folder.row);
    if (now === null || isEmptyMount(folder, now, seen)) {
      watched.before = null;
      this.#notice(folder, [{ kind: 'folder-gone' }], true);
      return;
    }
    if (folder.device !== now.device) rememberDevice(store, folder.row, now.device);
    const looks = { now, before: watched.before };
    watched.before = now;
    const documents = documentsFrom(store, folder);
    const changes = compareLooks(looks, { seen, documents }, matchFiles(folder.include));
    const moves = await this.#movesAmong(changes, documents, watched);
    if (this.#closing.signal.aborted) return;
    forgetFiles(store, folder, changes.forgotten);
    // At the first look nothing is known to be lost, and what was told before the start still stands.
    this.#notice(folder, lossesOf(changes, moves), looks.before === null);
    const held = new Set([...moves.values()].map(({ key }) => key));
    await this.#bringIn(
      folder,
      changes.ready.filter((file) => !held.has(file.key)),
    );
  }

  /** The new file of each missing document that stands there under another name: same bytes, and no document yet. */
  async #movesAmong(
    { ready, missing }: FolderChanges,
    documents: ReadonlyMap<string, WatchedDocument>,
    { hashes }: Watched,
  ): Promise<Map<WatchedDocument, SeenFile>> {
    const moves = new Map<WatchedDocument, SeenFile>();
    if (missing.length === 0) return moves;
    for (const file of ready) {
      if (file.error !== null || documents.has(file.key)) continue;
      const name = `${file.stamp} ${file.key}`;
      const hashed = hashes.get(name) ?? (await untilAborted(this.#closing.signal, this.#hashOf(file)));
      if (hashed === undefined || hashed === null) continue;
      hashes.set(name, hashed);
      const document = missing.find((lost) => lost.sha256 === hashed && !moves.has(lost));
      if (document) moves.set(document, file);
    }
    return moves;
  }

  async #hashOf(file: SeenFile): Promise<string | null> {
    const hashed = await hashFile(file.path, this.#closing.signal);
    return hashed.ok ? hashed.value : null;
  }

  #notice(folder: FolderToWatch, losses: readonly Loss[], keepOthers = false): void {
    if (noticeLosses(this.#parts.store, folder.row, losses, keepOthers)) this.#parts.onNotices();
  }

  /** Files that could not be brought in are tried again when they change, but for those that changed meanwhile. */
  async #bringIn(folder: FolderToWatch, ready: readonly SeenFile[]): Promise<void> {
    const { store, importAll } = this.#parts;
    const { library } = folder;
    // Its library may have been removed while the folder was looked at.
    if (ready.length === 0 || !foldersToWatch(store).some(({ row }) => row === folder.row)) return;
    const settled = ready.flatMap((file) => (file.error ? [this.#passOver(library, file, file.error)] : []));
    const files = ready.filter(({ error }) => error === null).map((file) => ({ ...file, library, watched: true }));
    const result = await importAll({ files, settled });
    if (!result.ok || this.#closing.signal.aborted) return;
    const again = new Set(result.value.filter(isToBeTriedAgain).map(({ key }) => key));
    const outcomes = ready.filter(({ key }) => !again.has(key)).map(({ key, stamp }) => [key, stamp] as const);
    rememberFiles(store, folder.row, new Map(outcomes));
  }

  #passOver(library: string, file: SeenFile, error: AppError): ImportedFile {
    recordUnreadFile(this.#parts.store, { library, key: file.key, state: file.stamp, error });
    return refused({ ...file, library }, error);
  }
}

/** Where a drive is not connected, the folder it belongs to often stands there empty, as part of another drive. */
function isEmptyMount(folder: FolderToWatch, now: FolderLook, seen: ReadonlyMap<string, string>): boolean {
  return now.files.size === 0 && seen.size > 0 && folder.device !== null && folder.device !== now.device;
}

function lossesOf({ lost }: FolderChanges, moves: ReadonlyMap<WatchedDocument, SeenFile>): Loss[] {
  return lost.map((document) => {
    const { row, sha256 } = document;
    const file = moves.get(document);
    return file === undefined
      ? { kind: 'deleted', document: row, sha256 }
      : { kind: 'moved', document: row, sha256, movedTo: file.key };
  });
}

function isToBeTriedAgain({ code, details }: ImportedFile): boolean {
  return code === 'file-missing' || (code === 'file-unreadable' && details['reason'] === 'changed-while-reading');
}

/** What the work answers, or undefined as soon as it is aborted: a read of a dead network drive may never end. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const end = () => {
      resolve(undefined);
    };
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', end);
    });
  });
}
