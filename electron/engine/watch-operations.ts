import fs from 'node:fs/promises';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { CodedError } from '../../shared/app-error.ts';
import type { WatchedFolder } from '../../shared/import-report.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import { isOnNetworkDrive } from './ingest/network-drives.ts';
import { listWatchNotices, resolveNotice } from './store/watch-notices.ts';
import { listWatchedFolders, unwatchFolder, watchFolder } from './store/watched-folders.ts';

type WatchOperation = 'watchFolder' | 'unwatchFolder' | 'listWatchedFolders' | 'listWatchNotices' | 'resolveNotice';

/** Watched folders and what a person is asked about them. */
export function watchOperations(parts: OperationParts): Pick<EngineOperations, WatchOperation> {
  const { store, account, teller, emit } = parts;
  const watched = (): WatchedFolder[] =>
    listWatchedFolders(store).map((folder) => ({ ...folder, network: isOnNetworkDrive(folder.folder) }));
  const noticesChanged = <T>(result: Result<T>): Result<T> => {
    if (result.ok) emit({ type: 'notices-changed' });
    return result;
  };
  return {
    async watchFolder({ library, folder, include }) {
      const real = await realFolder(folder);
      const row = watchFolder(store, { library, folder: real, include: include ?? [], account });
      teller.librariesChanged();
      const added = watched().find(({ id }) => id === row);
      return added ? succeed(added) : fail('watch-unknown', { id: row });
    },
    unwatchFolder: async ({ id }) =>
      noticesChanged(unwatchFolder(store, id, account) ? succeed(null) : fail('watch-unknown', { id })),
    listWatchedFolders: async () => succeed(watched()),
    listWatchNotices: async () => succeed(listWatchNotices(store)),
    async resolveNotice({ id, accept }) {
      const result = resolveNotice(store, id, accept, account);
      if (result.ok && accept) teller.librariesChanged();
      return noticesChanged(result);
    },
  };
}

/** The folder's own path without links. Throws `folder-missing` or `folder-unreadable`. */
async function realFolder(folder: string): Promise<string> {
  try {
    const real = await fs.realpath(folder);
    await fs.readdir(real);
    return real;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new CodedError(code === 'ENOENT' || code === 'ENOTDIR' ? 'folder-missing' : 'folder-unreadable');
  }
}
