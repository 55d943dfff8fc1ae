import { createContext, useContext } from 'react';
import type { Span } from '../../shared/block.ts';
import type { AnnotationFinder } from './document-annotations.ts';
import type { Goal, Markings } from './reading.ts';

/** What every line of the text needs to know of the reading. */
export interface Reading {
  markings: Markings;
  goal: Goal | null;
  annotations: AnnotationFinder;
  /** Goes to another place of the document. */
  follow: (place: Span) => void;
}

export const ReadingContext = createContext<Reading>({
  markings: { passage: null, found: [], current: null },
  goal: null,
  annotations: { within: () => [] },
  follow: () => undefined,
});

export function useReadingContext(): Reading {
  return useContext(ReadingContext);
}
