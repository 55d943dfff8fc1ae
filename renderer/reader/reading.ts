import type { Span } from '../../shared/block.ts';
import type { Range } from '../ui/text-segments.ts';
import type { PassagePlace } from './opened-place.ts';

/** Where to go in the document. Each jump is a new object, so that the same place can be gone to twice. */
export interface Goal {
  range: Range;
  /** Whether it comes to the top, as a heading does, or to the middle. */
  atTop?: true;
}

/** What is marked in a document, as text and on its pages. */
export interface Markings {
  passage: PassagePlace | null;
  /** Where the sought text stands. */
  found: readonly Range[];
  /** The one of them that was gone to last. */
  current: Range | null;
}

export function rangeOf({ start, end }: Span): Range {
  return [start, end];
}

/** Of ranges in order, those that have a part in `within`. */
export function rangesWithin(ranges: readonly Range[], [start, end]: Range): readonly Range[] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.[1] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((ranges[last]?.[0] ?? end) < end) last += 1;
  return ranges.slice(low, last);
}
