import { useState } from 'react';
import type { Hit, SearchAnswer } from '../../shared/search-result.ts';

/** The hits that a person picks out of an answer, in the order of the answer. */
export interface SelectedHits {
  isSelecting: boolean;
  hits: readonly Hit[];
  has: (hit: Hit) => boolean;
  toggle: (hit: Hit) => void;
  begin: () => void;
  all: () => void;
  none: () => void;
  end: () => void;
}

/** A new question begins without a selection. */
export function useSelectedHits(answer: SearchAnswer | null): SelectedHits {
  const asked = answer === null ? '' : JSON.stringify([answer.query, answer.scope]);
  const [selection, setSelection] = useState<{ asked: string; references: readonly string[] } | null>(null);
  const current = selection?.asked === asked ? selection.references : null;
  const shown = answer === null ? [] : [...answer.hits, ...answer.nearest];
  const choose = (references: readonly string[]) => setSelection({ asked, references });
  return {
    isSelecting: current !== null,
    hits: shown.filter(({ reference }) => current?.includes(reference)),
    has: ({ reference }) => current?.includes(reference) ?? false,
    toggle({ reference }) {
      const chosen = current ?? [];
      choose(chosen.includes(reference) ? chosen.filter((other) => other !== reference) : [...chosen, reference]);
    },
    begin: () => choose([]),
    all: () => choose((answer?.hits ?? []).map(({ reference }) => reference)),
    none: () => choose([]),
    end: () => setSelection(null),
  };
}
