import { useCallback, useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { Bookmark, History, KeptKind, SavedSearch } from '../../shared/keep-operations.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

interface KeptLists {
  /** Each null until it was read for the first time. */
  history: History | null;
  searches: SavedSearch[] | null;
  bookmarks: Bookmark[] | null;
}

/** A saved search or a bookmark that was removed, with the way back. */
export interface RemovedKept {
  kind: KeptKind;
  id: number;
  title: string;
}

export interface Kept extends KeptLists {
  /** Why the last step failed. */
  failure: AppError | null;
  removed: RemovedKept | null;
  /** Does one step and reads its list anew; says whether it was done. */
  change: (list: keyof KeptLists, step: Promise<Result<unknown>>) => Promise<boolean>;
  remove: (removed: RemovedKept) => void;
  undo: () => void;
  dismiss: () => void;
}

const READ = {
  history: () => policies.listHistory({}),
  searches: () => policies.listSavedSearches({}),
  bookmarks: () => policies.listBookmarks({}),
};

/** The lists of what a person keeps. Bookmarks are read anew when policies change, for then their rules may stand elsewhere. */
export function useKept(revision: number): Kept {
  const [lists, setLists] = useState<KeptLists>({ history: null, searches: null, bookmarks: null });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [removed, setRemoved] = useState<RemovedKept | null>(null);

  const take = useCallback((list: keyof KeptLists, result: Result<NonNullable<KeptLists[keyof KeptLists]>>) => {
    if (result.ok) setLists((known) => ({ ...known, [list]: result.value }));
    else setFailure(result.error);
  }, []);

  useEffect(() => {
    void READ.history().then((result) => take('history', result));
    void READ.searches().then((result) => take('searches', result));
  }, [take]);
  useEffect(() => {
    void READ.bookmarks().then((result) => take('bookmarks', result));
  }, [take, revision]);

  const change = useCallback(
    async (list: keyof KeptLists, step: Promise<Result<unknown>>) => {
      const result = await step;
      setFailure(result.ok ? null : result.error);
      take(list, await READ[list]());
      return result.ok;
    },
    [take],
  );

  return {
    ...lists,
    failure,
    removed,
    change,
    remove(kept) {
      void change(listOf(kept), policies.removeKept({ kind: kept.kind, id: kept.id })).then((isDone) => {
        setRemoved(isDone ? kept : null);
      });
    },
    undo() {
      if (removed === null) return;
      void change(listOf(removed), policies.restoreKept({ kind: removed.kind, id: removed.id }));
      setRemoved(null);
    },
    dismiss() {
      setRemoved(null);
      setFailure(null);
    },
  };
}

function listOf({ kind }: RemovedKept): keyof KeptLists {
  return kind === 'search' ? 'searches' : 'bookmarks';
}
