import type { WatchedDocument } from '../store/watched-folders.ts';
import type { FolderLook, SeenFile } from './look-at-folder.ts';
import type { MatchFile } from './match-files.ts';

/** What a look at a watched folder found, compared with the look before and with what the store remembers. */
export interface FolderChanges {
  /** New and changed files that have not moved since the look before. */
  ready: SeenFile[];
  /** Documents whose files were not there in either look. */
  lost: WatchedDocument[];
  /** Documents whose files are missing in this look: a new file with their bytes may be theirs under another name. */
  missing: WatchedDocument[];
  /** Keys that are gone and were no documents. */
  forgotten: string[];
}

/**
 * A file counts once it is the same in two looks, since one that is being written is still growing; it is gone once two
 * looks did not see it, since many programs save by deleting and renaming. Below a folder that cannot be opened nothing
 * counts as gone. `before`: null at the first look.
 */
export function compareLooks(
  { now, before }: { now: FolderLook; before: FolderLook | null },
  { seen, documents }: { seen: ReadonlyMap<string, string>; documents: ReadonlyMap<string, WatchedDocument> },
  isMeant: MatchFile,
): FolderChanges {
  const ready = [...now.files.values()].filter(
    (file) =>
      (isMeant(file.key) || file.error?.code === 'folder-unreadable') &&
      seen.get(file.key) !== file.stamp &&
      before?.files.get(file.key)?.stamp === file.stamp,
  );
  const closed = [...now.files.values()].filter(({ error }) => error?.code === 'folder-unreadable');
  const gone = [...seen.keys()].filter(
    (key) => !now.files.has(key) && !closed.some((folder) => key.startsWith(`${folder.key}/`)),
  );
  const goneTwice = gone.filter((key) => before !== null && !before.files.has(key));
  return {
    ready: ready.sort((a, b) => (a.key < b.key ? -1 : 1)),
    missing: documentsOf(gone, documents),
    lost: documentsOf(goneTwice, documents),
    forgotten: goneTwice.filter((key) => !documents.has(key)),
  };
}

function documentsOf(keys: readonly string[], documents: ReadonlyMap<string, WatchedDocument>): WatchedDocument[] {
  return keys.flatMap((key) => documents.get(key) ?? []);
}
