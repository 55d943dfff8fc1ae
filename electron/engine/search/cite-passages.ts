import { formatDay } from '../../../shared/dates.ts';
import { formatReference } from '../../../shared/reference.ts';
import type { Hit } from '../../../shared/search-result.ts';
import type { RankedPassage } from './candidate.ts';
import { markText } from './mark-text.ts';
import type { TermGroup } from './query-terms.ts';

/** A passage as the answer shows it. `library`: its library's name. `groups`: the query's content terms there. */
export function cite(ranked: RankedPassage, rank: number, library: string, groups: readonly TermGroup[]): Hit {
  const { passage, score, why, matched } = ranked;
  const { label, sha256, status, from, to } = passage.version;
  return {
    rank,
    score,
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
    marks: markText(passage.text, groups),
    why,
    matched: [matched, groups.length],
  };
}
