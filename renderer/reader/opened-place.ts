import { parseReference } from '../../shared/reference.ts';
import type { Hit } from '../../shared/search-result.ts';
import type { Range } from '../ui/text-segments.ts';
import type { DocumentAddress } from './use-document.ts';

/** What the reader shows: a version of a document and, when it was opened from a hit, the place in it. */
export interface OpenedPlace {
  address: DocumentAddress;
  title: string;
  hit: Hit | null;
}

/** The passage to show and its marks, as offsets into the document's text. */
export interface PassagePlace {
  range: Range;
  marks: Range[];
}

/** Where a hit is read. Null for a reference that cannot be understood. */
export function placeOfHit(hit: Hit): OpenedPlace | null {
  const reference = parseReference(hit.reference);
  if (!reference) return null;
  const { library, document, version } = reference;
  return { address: { library, document, sha256: version }, title: hit.document.title, hit };
}

/** The passage of a hit in the whole text. The hit's marks count from the passage, the reader's from the text. */
export function passageOfHit(hit: Hit): PassagePlace | null {
  const reference = parseReference(hit.reference);
  if (!reference) return null;
  const { start, end } = reference;
  return { range: [start, end], marks: hit.marks.map(([from, to]): Range => [start + from, start + to]) };
}
