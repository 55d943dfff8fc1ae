import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import { policies } from '../api/policies.ts';
import type { Range } from '../ui/text-segments.ts';
import type { OriginalAddress } from './pages/original-bytes.ts';

export interface FoundPlaces {
  ranges: readonly Range[];
  total: number;
  failure: AppError | null;
}

export const NOTHING_FOUND: FoundPlaces = { ranges: [], total: 0, failure: null };
/** Milliseconds after a key before the document is searched: a search of 20 MB of text takes longer than a key. */
const PAUSE = 80;

/** Where a text stands in a version; null while it is not known. */
export function useFind({ library, document, sha256 }: OriginalAddress, sought: string): FoundPlaces | null {
  const wanted = sought.trim();
  const [answer, setAnswer] = useState<{ sought: string; places: FoundPlaces } | null>(null);

  useEffect(() => {
    if (wanted === '') return;
    const requestId = `find-${crypto.randomUUID()}`;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void policies.findInDocument({ library, document, sha256, text: wanted }, requestId).then((result) => {
        if (!isCurrent) return;
        const places = result.ok ? { ...result.value, failure: null } : { ...NOTHING_FOUND, failure: result.error };
        setAnswer({ sought: wanted, places });
      });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      policies.cancel(requestId);
    };
  }, [library, document, sha256, wanted]);

  if (wanted === '') return NOTHING_FOUND;
  return answer?.sought === wanted ? answer.places : null;
}
