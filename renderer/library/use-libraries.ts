import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { LibrarySummary } from '../../shared/document.ts';
import { policies } from '../api/policies.ts';

export interface LibrariesView {
  /** Null until they were listed for the first time. */
  libraries: LibrarySummary[] | null;
  error: AppError | null;
  /** Rises with every change of libraries, documents or phrasings. */
  revision: number;
}

/** Milliseconds between two listings that only bring the counts of embedded passages up to date. */
const COUNTS_INTERVAL = 2_000;

/** The libraries with their documents, listed anew whenever they change, here or in another process. */
export function useLibraries(): LibrariesView {
  const [view, setView] = useState<LibrariesView>({ libraries: null, error: null, revision: 0 });
  useEffect(() => {
    let isCurrent = true;
    let latest = 0;
    let embedded: number | null = null;
    let counting: ReturnType<typeof setTimeout> | undefined;

    async function list(isChange: boolean): Promise<void> {
      const number = (latest += 1);
      if (isChange) setView((known) => ({ ...known, revision: known.revision + 1 }));
      const result = await policies.listLibraries({});
      if (!isCurrent || number !== latest) return;
      setView((known) =>
        result.ok ? { ...known, libraries: result.value, error: null } : { ...known, error: result.error },
      );
    }

    function countLater(): void {
      counting ??= setTimeout(() => {
        counting = undefined;
        void list(false);
      }, COUNTS_INTERVAL);
    }

    const stopHearing = policies.onEvent((event) => {
      if (event.type === 'libraries-changed') void list(true);
      if (event.type !== 'status' || event.status.embedded === embedded) return;
      if (embedded !== null) countLater();
      embedded = event.status.embedded;
    });
    void list(false);
    return () => {
      isCurrent = false;
      clearTimeout(counting);
      stopHearing();
    };
  }, []);
  return view;
}
