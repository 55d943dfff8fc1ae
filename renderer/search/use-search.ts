import { useEffect, useRef, useState } from 'react';
import type { Scope } from '../../shared/scope.ts';
import { policies } from '../api/policies.ts';
import { SearchSession, type SearchView } from './search-session.ts';

export interface SearchState {
  view: SearchView;
  /** Whether what is shown answers an earlier question, or one in another scope, while the present one is under way. */
  isOlder: boolean;
  retry: () => void;
}

/**
 * The answer to what stands in the box. A new `renewal` asks the same again without disturbing what is shown: policies
 * or the model changed meanwhile.
 */
export function useSearch(query: string, scope: Scope | null, renewal: string): SearchState {
  const [view, setView] = useState<SearchView>({ kind: 'blank' });
  const [retries, setRetries] = useState(0);
  const session = useRef<SearchSession | null>(null);

  useEffect(() => {
    const created = new SearchSession(policies, setView);
    session.current = created;
    return () => {
      created.close();
    };
  }, []);

  useEffect(() => {
    session.current?.ask(scope === null ? null : { query, scope });
  }, [query, scope, renewal, retries]);

  return {
    view,
    isOlder: 'request' in view && (view.request.query !== query || view.request.scope !== scope),
    retry: () => {
      setRetries((count) => count + 1);
    },
  };
}
