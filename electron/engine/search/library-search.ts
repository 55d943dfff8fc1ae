import type { Embedder } from '../embed/embedder.ts';
import type { ResolvedLibrary } from '../store/libraries.ts';
import type { Store } from '../store/open-store.ts';
import type { ScopeFilter } from '../store/scope.ts';
import type { QuestionMeaning } from './measure-closeness.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { SearchClock } from './search-clock.ts';
import type { WidenedQuery } from './widen-query.ts';

/** What to look for in one library. */
export interface LibrarySearch {
  store: Store;
  library: ResolvedLibrary;
  filter: ScopeFilter;
  query: ParsedQuery;
  widened: WidenedQuery;
  embedder: Pick<Embedder, 'fingerprint' | 'calibration'>;
  /** Null when the meaning leg takes no part. */
  meaning: QuestionMeaning | null;
  legs: { number: boolean; words: boolean };
  clock: SearchClock;
}
