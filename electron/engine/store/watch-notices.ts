import type { NoticeKind, WatchNotice } from '../../../shared/import-report.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { recordChange } from './changes.ts';
import type { Store } from './open-store.ts';
import { remove } from './remove.ts';
import { renameDocument } from './rename-document.ts';
import { unwatchFolder } from './watched-folders.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** What the watcher found a folder to have lost. */
export type Loss =
  | { kind: 'folder-gone' }
  | { kind: 'deleted'; document: number; sha256: string }
  | { kind: 'moved'; document: number; sha256: string; movedTo: string };

/**
 * Brings a folder's notices in line with what was found: new losses are told, one that a person decided to keep is not
 * told again, and what is lost no more is withdrawn. `keepOthers`: nothing is known of the rest, so nothing is withdrawn.
 * Writes only when something differs. Answers whether it did.
 */
export function noticeLosses(store: Store, folderRow: number, losses: readonly Loss[], keepOthers = false): boolean {
  const wanted = new Map(losses.map((loss) => [stateOf(loss), loss]));
  const held = store.database
    .prepare<[number], { id: number; state: string }>('SELECT id, state FROM watch_notice WHERE folder = ?')
    .all(folderRow);
  const known = new Set(held.map(({ state }) => state));
  const missing = [...wanted].filter(([state]) => !known.has(state));
  const outdated = keepOthers ? [] : held.filter(({ state }) => !wanted.has(state));
  if (missing.length === 0 && outdated.length === 0) return false;
  inWriteTransaction(store, () => {
    for (const { id } of outdated) store.database.prepare('DELETE FROM watch_notice WHERE id = ?').run(id);
    const insert = store.database.prepare(
      `INSERT OR IGNORE INTO watch_notice (folder, kind, document, moved_to, state, raised_at)
       SELECT id, @kind, @document, @movedTo, @state, @at FROM watched_folder WHERE id = @folder`,
    );
    for (const [state, loss] of missing) {
      insert.run({ document: null, movedTo: null, ...loss, state, folder: folderRow, at: Date.now() });
    }
  });
  return true;
}

/** What waits for a person's decision, the oldest first. */
export function listWatchNotices(store: Store): WatchNotice[] {
  return openNotices(store, null).map(({ id, kind, uuid, name, folder, key, title, movedTo, raisedAt }) => ({
    id,
    kind,
    library: { id: uuid, name },
    folder,
    document: key === null ? null : { key, title: title ?? key },
    movedTo,
    raisedAt,
  }));
}

/**
 * Carries a person's decision out. `accept`: the document gets the key of its moved file, is removed, or the folder is
 * watched no more; else all stays, and the same state is not told again. Errors: `notice-unknown`, `key-taken`.
 */
export function resolveNotice(store: Store, id: number, accept: boolean, account: string): Result<null> {
  return inWriteTransaction(store, () => {
    const [notice] = openNotices(store, id);
    if (notice === undefined) return fail('notice-unknown', { id });
    recordChange(store, account, 'resolve-notice', { notice: id, document: notice.document, accepted: accept ? 1 : 0 });
    if (!accept) {
      store.database.prepare('UPDATE watch_notice SET kept_at = ? WHERE id = ?').run(Date.now(), id);
      return succeed(null);
    }
    const result = carryOut(store, notice, account);
    if (result.ok) store.database.prepare('DELETE FROM watch_notice WHERE id = ?').run(id);
    return result;
  });
}

function carryOut(store: Store, notice: NoticeRow, account: string): Result<null> {
  const { kind, key, document, movedTo, uuid } = notice;
  if (kind === 'moved' && document !== null && movedTo !== null)
    return renameDocument(store, document, movedTo, account);
  if (kind === 'deleted' && key !== null) {
    const removed = remove(store, { library: uuid, document: key, account });
    return removed.ok ? succeed(null) : removed;
  }
  unwatchFolder(store, notice.folderRow, account);
  return succeed(null);
}

interface NoticeRow {
  id: number;
  kind: NoticeKind;
  folderRow: number;
  folder: string;
  uuid: string;
  name: string;
  document: number | null;
  key: string | null;
  title: string | null;
  movedTo: string | null;
  raisedAt: number;
}

function openNotices(store: Store, only: number | null): NoticeRow[] {
  return store.database
    .prepare<[{ only: number | null }], NoticeRow>(
      `SELECT notice.id, notice.kind, folder.id AS folderRow, folder.folder, library.uuid, library.name, notice.document,
         document.key, version.title, notice.moved_to AS movedTo, notice.raised_at AS raisedAt
       FROM watch_notice AS notice
       JOIN watched_folder AS folder ON folder.id = notice.folder
       JOIN library ON library.id = folder.library
       LEFT JOIN document ON document.id = notice.document
       LEFT JOIN newest_version AS version ON version.document = document.id
       WHERE notice.kept_at IS NULL AND library.removed_at IS NULL AND document.removed_at IS NULL
         AND (@only IS NULL OR notice.id = @only)
       ORDER BY notice.id`,
    )
    .all({ only });
}

function stateOf(loss: Loss): string {
  if (loss.kind === 'folder-gone') return loss.kind;
  const { kind, document, sha256 } = loss;
  return JSON.stringify([kind, document, sha256, kind === 'moved' ? loss.movedTo : null]);
}
