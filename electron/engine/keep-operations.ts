import type { KEEP_OPERATIONS } from '../../shared/keep-operations.ts';
import { parseReference } from '../../shared/reference.ts';
import { fail, succeed } from '../../shared/result.ts';
import type { EngineOperations, OperationParts } from './engine-operations.ts';
import {
  askedQuestions,
  clearHistory,
  forgetQuestion,
  isHistoryOn,
  rememberQuestion,
} from './store/asked-questions.ts';
import { addBookmark, editBookmark, listBookmarks } from './store/bookmarks.ts';
import { removeKept, restoreKept } from './store/kept-removal.ts';
import { listSavedSearches, renameSavedSearch, saveSearch } from './store/saved-searches.ts';
import { writeSetting } from './store/settings.ts';

/** What a person keeps for themselves. */
export function keepOperations({
  store,
  today,
}: Pick<OperationParts, 'store' | 'today'>): Pick<EngineOperations, keyof typeof KEEP_OPERATIONS> {
  return {
    listHistory: async () => succeed({ on: isHistoryOn(store), questions: askedQuestions(store) }),
    async rememberQuestion(asked) {
      rememberQuestion(store, asked);
      return succeed(null);
    },
    forgetQuestion: async ({ id }) => (forgetQuestion(store, id) ? succeed(null) : fail('kept-unknown', { id })),
    clearHistory: async () => succeed({ erased: clearHistory(store) }),
    async switchHistory({ on }) {
      writeSetting(store, 'history', on ? null : 'off');
      return succeed(null);
    },
    listSavedSearches: async () => succeed(listSavedSearches(store)),
    saveSearch: async (search) => saveSearch(store, search),
    renameSavedSearch: async ({ id, name }) => renameSavedSearch(store, id, name),
    listBookmarks: async () => succeed(listBookmarks(store, today())),
    async addBookmark({ reference, note }) {
      const parsed = parseReference(reference);
      return parsed ? addBookmark(store, parsed, note) : fail('reference-invalid');
    },
    editBookmark: async ({ id, note }) => editBookmark(store, id, note),
    removeKept: async ({ kind, id }) => removeKept(store, kind, id),
    restoreKept: async ({ kind, id }) => restoreKept(store, kind, id),
  };
}
