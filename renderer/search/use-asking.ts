import { useMemo, useState } from 'react';
import type { LibrarySummary } from '../../shared/document.ts';
import type { Scope } from '../../shared/scope.ts';
import { nameablesOf } from './name-matching.ts';
import { narrowingOf, scopeOf, valuesOf, withChoices, type Narrowing } from './narrowing.ts';
import { readTypedFilters, type TypedReading } from './typed-filters.ts';
import { useScopeCounts, type ScopeCounts } from './use-scope-counts.ts';
import { useSearch, type SearchState } from './use-search.ts';

/** The question, what narrows it, and its answer. */
export interface Asking {
  /** What stands in the box. */
  text: string;
  /** Filters in it that are still being typed, and those that stay words. */
  reading: TypedReading;
  narrowing: Narrowing;
  /** The libraries that are searched: those typed as `in:`, else those chosen. */
  searched: readonly LibrarySummary[];
  /** Null while there is no library. */
  scope: Scope | null;
  counts: ScopeCounts;
  search: SearchState;
  type: (text: string) => void;
  /** Completes a filter that is still being typed; false when there is none. */
  completeFilter: () => boolean;
  narrow: (narrowing: Narrowing) => void;
  /** Asks again what was asked before, in the scope of then. Its libraries are for the caller to choose. */
  askAgain: (text: string, scope: Scope) => void;
}

interface AskingOptions {
  libraries: readonly LibrarySummary[];
  chosen: readonly LibrarySummary[];
  /** Changes when the same question may have another answer. */
  renewal: string;
}

const NOT_NARROWED: Narrowing = [];

export function useAsking({ libraries, chosen, renewal }: AskingOptions): Asking {
  const [text, setText] = useState('');
  const [narrowing, setNarrowing] = useState(NOT_NARROWED);
  const chosenKey = chosen.map(({ id }) => id).join(' ');
  const chosenIds = useMemo(() => (chosenKey === '' ? [] : chosenKey.split(' ')), [chosenKey]);
  const scope = useMemo(() => scopeOf(chosenIds, narrowing), [chosenIds, narrowing]);
  const searched = useMemo(() => {
    const typed = valuesOf(narrowing, 'libraries');
    return typed.length === 0 ? chosen : libraries.filter(({ id }) => typed.includes(id));
  }, [libraries, chosen, narrowing]);
  const counts = useScopeCounts(chosenIds, narrowing, text, renewal);
  const nameables = useMemo(
    () => nameablesOf(libraries, searched, counts.facets),
    [libraries, searched, counts.facets],
  );
  const reading = useMemo(() => readTypedFilters(text, nameables, false), [text, nameables]);
  const search = useSearch(reading.asked, scope, renewal);

  function take(read: TypedReading): void {
    setText(read.rest);
    if (read.choices.length > 0) setNarrowing((known) => withChoices(known, read.choices));
  }

  return {
    text,
    reading,
    narrowing,
    searched,
    scope,
    counts,
    search,
    type: (typed) => take(readTypedFilters(typed, nameables, false)),
    completeFilter() {
      if (reading.pending === null) return false;
      take(readTypedFilters(text, nameables, true));
      return true;
    },
    narrow: setNarrowing,
    askAgain(asked, of) {
      setNarrowing(narrowingOf(of));
      setText(asked);
    },
  };
}
