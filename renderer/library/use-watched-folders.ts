import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { WatchedFolder, WatchNotice } from '../../shared/import-report.ts';
import type { ChosenFiles } from '../../shared/operation-results.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

export interface WatchedFolders {
  folders: readonly WatchedFolder[];
  /** What a person is asked to decide. */
  notices: readonly WatchNotice[];
  /** A folder that was chosen and has no library yet. */
  chosen: ChosenFiles | null;
  error: AppError | null;
  choose: () => Promise<void>;
  watch: (library: string) => Promise<void>;
  stop: (folder: WatchedFolder) => Promise<void>;
  resolve: (notice: WatchNotice, accept: boolean) => Promise<void>;
  dismiss: () => void;
}

/** Watched folders and what was found of them, listed anew whenever they change. */
export function useWatchedFolders(): WatchedFolders {
  const [folders, setFolders] = useState<readonly WatchedFolder[]>([]);
  const [notices, setNotices] = useState<readonly WatchNotice[]>([]);
  const [chosen, setChosen] = useState<ChosenFiles | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  useEffect(() => {
    let isCurrent = true;
    function list(): void {
      void policies.listWatchedFolders({}).then((result) => {
        if (isCurrent && result.ok) setFolders(result.value);
      });
      void policies.listWatchNotices({}).then((result) => {
        if (isCurrent && result.ok) setNotices(result.value);
      });
    }
    list();
    const stopHearing = policies.onEvent((event) => {
      if (event.type === 'notices-changed' || event.type === 'libraries-changed') list();
    });
    return () => {
      isCurrent = false;
      stopHearing();
    };
  }, []);

  function told(result: Result<unknown>): boolean {
    setError(result.ok ? null : result.error);
    return result.ok;
  }

  return {
    folders,
    notices,
    chosen,
    error,
    async choose() {
      const result = await policies.chooseFiles({ folder: true });
      if (told(result) && result.ok) setChosen(result.value);
    },
    async watch(library) {
      if (chosen !== null && told(await policies.watchChosen({ grant: chosen.grant, library }))) setChosen(null);
    },
    async stop({ id }) {
      told(await policies.unwatchFolder({ id }));
    },
    async resolve({ id }, accept) {
      told(await policies.resolveNotice({ id, accept }));
    },
    dismiss: () => setChosen(null),
  };
}
