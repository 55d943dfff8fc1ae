import { useCallback, useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { WatchedFolder } from '../../shared/import-report.ts';
import { policies } from '../api/policies.ts';

export interface WatchedFoldersView {
  /** Null until they were listed. */
  folders: WatchedFolder[] | null;
  failure: AppError | null;
  /** The folder that is no longer watched since the screen was opened. */
  stopped: string | null;
  stop: (folder: WatchedFolder) => void;
}

/** The watched folders, listed anew when one is added or given up, here or in another process. */
export function useWatchedFolders(): WatchedFoldersView {
  const [folders, setFolders] = useState<WatchedFolder[] | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);

  const list = useCallback(() => {
    void policies.listWatchedFolders({}).then((result) => {
      if (result.ok) setFolders(result.value);
      setFailure(result.ok ? null : result.error);
    });
  }, []);

  useEffect(() => {
    list();
    return policies.onEvent((event) => {
      if (event.type === 'libraries-changed' || event.type === 'notices-changed') list();
    });
  }, [list]);

  function stop({ id, folder }: WatchedFolder): void {
    void policies.unwatchFolder({ id }).then((result) => {
      if (result.ok) setStopped(folder);
      else setFailure(result.error);
      list();
    });
  }

  return { folders, failure, stopped, stop };
}
