import { formatDay } from '../../../shared/dates.ts';
import type { ReadPlace } from '../../../shared/operation-results.ts';
import { formatReference } from '../../../shared/reference.ts';
import type { StoredPassage } from './passages.ts';

/** What every citation of a passage says, found by a search or read by its reference. `library`: its library's name. */
export function citedPlace(library: string, passage: StoredPassage): Omit<ReadPlace, 'newerVersion'> {
  const { label, sha256, status, from, to } = passage.version;
  return {
    reference: formatReference(passage.reference),
    library,
    kind: passage.kind,
    document: { key: passage.document.key, title: passage.document.title },
    version: { label, sha256, status, from: formatDay(from), to: formatDay(to) },
    clause: passage.clause,
    headings: passage.headings,
    lines: passage.lines,
    pages: passage.pages,
    pageLabels: passage.pageLabels,
    text: passage.text,
    ...rareDetails(passage),
  };
}

/** What few passages have, and then say: an anchor in their page, and that they come from a scan. */
export function rareDetails({
  anchor,
  scanConfidence,
}: Pick<StoredPassage, 'anchor' | 'scanConfidence'>): Pick<ReadPlace, 'anchor' | 'scan'> {
  return {
    ...(anchor === null ? {} : { anchor }),
    ...(scanConfidence === null ? {} : { scan: { confidence: scanConfidence } }),
  };
}
