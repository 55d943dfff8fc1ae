import type { Format, Status } from './document.ts';

/** What a scope would hold if this were chosen in one of its parts. */
export interface FacetCount<Choice extends string = string> {
  /** As the scope takes it. */
  choice: Choice;
  passages: number;
  documents: number;
}

/**
 * What can be chosen in each part of a scope. Each count honours all other parts of the scope, but not what is chosen in
 * its own: so it says what choosing it instead would give. Choices without a passage are left out; the most frequent
 * come first.
 */
export interface FacetCounts {
  /** What the scope holds as it is. */
  total: { passages: number; documents: number };
  /** Heading paths of the two outermost levels. */
  sections: FacetCount[];
  statuses: FacetCount<Status>[];
  formats: FacetCount<Format>[];
  /** Author's tags and people's phrasings. */
  tags: FacetCount[];
  /** Keys. */
  documents: (FacetCount & { title: string })[];
}
