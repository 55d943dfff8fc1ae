import type { ImportedFile, ImportOutcome } from './operation-results.ts';

/** How an import ended. `cancelled`: taken back by a person; `failed`: the store refused a write. */
export type ImportEnding = 'done' | 'cancelled' | 'failed';

/** One import into one library, as the list of reports shows it. */
export interface ImportSummary {
  id: number;
  /** Name of the library. */
  library: string;
  /** Who imported. */
  account: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Null while files wait or are being read. */
  endedAt: number | null;
  ending: ImportEnding | null;
  counts: Record<ImportOutcome, number>;
}

/** A page of a report: what became of each file. */
export interface ImportReport extends ImportSummary {
  files: Omit<ImportedFile, 'library'>[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

/** A folder whose changes are brought in while the window is open. */
export interface WatchedFolder {
  id: number;
  library: { id: string; name: string };
  /** Absolute path. */
  folder: string;
  /** Patterns of the files that are brought in; empty: all that are not hidden. */
  include: string[];
  /** Whether it lies on a network drive, which is looked at less often. */
  network: boolean;
  addedBy: string;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/**
 * What a watched folder has lost. `moved`: the document's file has another name now; `deleted`: it is gone;
 * `folder-gone`: the folder is not there or its drive is not connected, and nothing is known of its files.
 */
export const NOTICE_KINDS = ['moved', 'deleted', 'folder-gone'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that a person is asked to decide about. */
export interface WatchNotice {
  id: number;
  kind: NoticeKind;
  library: { id: string; name: string };
  folder: string;
  /** Null for `folder-gone`. */
  document: { key: string; title: string } | null;
  /** The document's key if it follows its file; for `moved` only. */
  movedTo: string | null;
  /** Milliseconds since 1970. */
  raisedAt: number;
}
