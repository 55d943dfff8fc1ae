import { useCallback, useMemo, useState } from 'react';
import type { Span } from '../../shared/block.ts';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import type { Hit } from '../../shared/search-result.ts';
import type { Range } from '../ui/text-segments.ts';
import { annotationsOf } from './document-annotations.ts';
import { passageOfHit } from './opened-place.ts';
import type { Reading } from './reading-context.tsx';
import { rangeOf, type Goal } from './reading.ts';
import { NOTHING_FOUND, useFind, type FoundPlaces } from './use-find.ts';

export interface Finding {
  sought: string;
  /** Null while it is not known. */
  places: FoundPlaces | null;
  /** Index of the place that was gone to last; -1 when there is none. */
  at: number;
  seek: (text: string) => void;
  /** To the next place, or back by -1; goes round at the ends. */
  step: (by: 1 | -1) => void;
}

export interface ReadingState {
  reading: Reading;
  finding: Finding;
  /** Null when no link was followed; else goes back to where it stood. */
  goBack: (() => void) | null;
  goTo: (place: Span) => void;
}

/** Where the person is in a document: the hit, then wherever links, headings and finding led. */
export function useReading(opened: OpenedDocument, hit: Hit | null): ReadingState {
  const passage = useMemo(() => (hit ? passageOfHit(hit) : null), [hit]);
  const start = useMemo((): Goal | null => (passage ? { range: passage.range } : null), [passage]);
  const [moved, setMoved] = useState<{ from: Goal | null; trail: readonly (Goal | null)[]; goal: Goal } | null>(null);
  const [sought, setSought] = useState('');
  const address = { library: opened.library.id, document: opened.document.key, sha256: opened.version.sha256 };
  const places = useFind(address, sought);
  const found = places ?? NOTHING_FOUND;
  // Another hit of the same document begins anew.
  const isMoved = moved !== null && moved.from === start;
  const goal = isMoved ? moved.goal : start;
  const trail = useMemo(() => (isMoved ? moved.trail : []), [isMoved, moved]);

  const go = useCallback(
    (range: Range, keepsTrail: boolean) => {
      setMoved({ from: start, trail: keepsTrail ? [...trail, goal] : trail, goal: { range } });
    },
    [start, trail, goal],
  );
  const at = found.ranges.findIndex((range) => goal?.range === range);
  const current = found.ranges[at] ?? null;
  const annotations = useMemo(() => annotationsOf(opened.text, opened.marks), [opened]);
  const reading = useMemo(
    (): Reading => ({
      markings: { passage, found: found.ranges, current },
      goal,
      annotations,
      follow: (place) => go(rangeOf(place), true),
    }),
    [passage, found.ranges, current, goal, annotations, go],
  );
  const last = trail.at(-1);

  return {
    reading,
    finding: {
      sought,
      places,
      at,
      seek: setSought,
      step: (by) => stepTo(found.ranges, at, by, goal, (range) => go(range, false)),
    },
    goBack:
      last === undefined
        ? null
        : () => setMoved({ from: start, trail: trail.slice(0, -1), goal: last ?? { range: [0, 0] } }),
    goTo: (place) => setMoved({ from: start, trail, goal: { range: rangeOf(place), atTop: true } }),
  };
}

function stepTo(ranges: readonly Range[], at: number, by: 1 | -1, goal: Goal | null, go: (range: Range) => void): void {
  const beside = ranges.findIndex(([begin]) => begin >= (goal?.range[0] ?? 0));
  const from = at === -1 ? Math.max(0, beside) - (by === 1 ? 1 : 0) : at;
  const next = ranges[(from + by + ranges.length) % ranges.length];
  if (next) go(next);
}
