import type { Hit, OtherPlace } from '../../../shared/search-result.ts';
import type { Asked } from '../text/asked-for.ts';
import { citedPlace } from '../store/cited-place.ts';
import type { StoredPassage } from '../store/passages.ts';
import { answerSentence } from './answer-sentence.ts';
import { explanationOf } from './explain-ranking.ts';
import { markText } from './mark-text.ts';
import type { RankedPlace } from './merge-duplicates.ts';
import type { TermGroup } from './query-terms.ts';
import { standingTerms } from './standing-terms.ts';

/** What a hit is shown for. */
export interface Cited {
  /** Name of the hit's library. */
  library: string;
  /** The query's content terms there. */
  groups: readonly TermGroup[];
  /** What kind of answer the query asks for; null when it is a rule number alone, which all of a passage answers. */
  asked: readonly Asked[] | null;
  /** With the numbers behind it. */
  explain: boolean;
}

/** A passage as the answer shows it. */
export function cite(ranked: RankedPlace, rank: number, { library, groups, asked, explain }: Cited): Hit {
  const { passage, score, why, matched, others } = ranked;
  const { text } = passage;
  const terms = standingTerms(text);
  const answer = asked && answerSentence({ text, terms, groups, asked });
  return {
    rank,
    score,
    ...citedPlace(library, passage),
    marks: markText(terms, groups),
    ...(answer === null ? {} : { answer }),
    ...(others.length === 0 ? {} : { alsoAt: others.map((other) => otherPlace(library, other)) }),
    why,
    matched: [matched, groups.length],
    ...(explain && { explanation: explanationOf(ranked) }),
  };
}

function otherPlace(library: string, passage: StoredPassage): OtherPlace {
  const place = citedPlace(library, passage);
  const { reference, document, version, clause, headings, lines, pages, pageLabels } = place;
  return { reference, document, version, clause, headings, lines, pages, pageLabels };
}
