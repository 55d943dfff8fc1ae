import { useEffect, useState } from 'react';
import type { FacetCounts } from '../../shared/facet-counts.ts';
import type { DocumentsInScope } from '../../shared/scoped-operations.ts';
import { policies } from '../api/policies.ts';
import { scopeOf, without, type Narrowing, type NarrowingChoice } from './narrowing.ts';
import { vanishedChoice } from './vanished-choice.ts';

export interface ScopeCounts {
  /** Null until they were counted for the first time. */
  facets: FacetCounts | null;
  held: DocumentsInScope | null;
  /** Choices that no library in scope holds any more; they are left aside in the counts. */
  vanished: readonly NarrowingChoice[];
}

const UNCOUNTED: ScopeCounts = { facets: null, held: null, vanished: [] };
/** Milliseconds without a keystroke or a change of scope: counting waits for the search, never the reverse. */
const PAUSE_BEFORE_COUNTING = 400;
/** The same when only policies changed: an import changes them with every file. */
const PAUSE_BEFORE_RENEWAL = 2_000;

/** What a scope holds and what can be chosen in it, counted when the person pauses. */
export function useScopeCounts(
  chosen: readonly string[],
  narrowing: Narrowing,
  query: string,
  renewal: string,
): ScopeCounts {
  const asked = JSON.stringify([chosen, narrowing]);
  const wanted = `${asked} ${renewal}`;
  const [counted, setCounted] = useState({ asked: '', wanted: '', counts: UNCOUNTED });
  const isCounted = counted.wanted === wanted;
  const pause = counted.asked === asked ? PAUSE_BEFORE_RENEWAL : PAUSE_BEFORE_COUNTING;

  useEffect(() => {
    if (isCounted) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void countScope(chosen, narrowing).then((counts) => {
        if (isCurrent && counts) setCounted({ asked, wanted, counts });
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chosen, narrowing, asked, wanted, isCounted, pause, query]);

  return counted.counts;
}

/** Null when there is nothing to count in, or when the counting failed: the search itself says why. */
async function countScope(chosen: readonly string[], narrowing: Narrowing): Promise<ScopeCounts | null> {
  const vanished: NarrowingChoice[] = [];
  for (let rest = narrowing; ;) {
    const scope = scopeOf(chosen, rest);
    if (scope === null) return UNCOUNTED;
    const facets = await policies.countFacets({ scope });
    if (facets.ok) {
      const held = await policies.documentsInScope({ scope });
      return { facets: facets.value, held: held.ok ? held.value : null, vanished };
    }
    const gone = vanishedChoice(facets.error, rest);
    if (gone === null) return null;
    vanished.push(gone);
    rest = without(rest, gone);
  }
}
