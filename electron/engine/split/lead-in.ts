import { foldText } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { headingText } from './headings.ts';

/** In UTF-16 units. Longer sentences are rules that happen to announce something, too long to stand in a heading path. */
const LONGEST_LEAD_IN = 160;
/** A colon or dash that leaves the sentence open. */
const OPEN_END = /[:：—–][*_`]*$/;
/** What announces rules although the sentence is closed; in folded text. */
const ANNOUNCES =
  /\b(?:the following|as follows|following (?:cases|conditions|items|rules|documents|persons|steps)|(?:any|each|one|all) of these|listed below|set out below)\b|如下|下列|下述|以下|左列/;

/**
 * The sentence of a rule that introduces the rules behind it ("The following need approval:", 有下列情形之一者), as it
 * stands in their headings; null when it introduces none. One that ends in a full stop counts only where a list follows.
 */
export function leadInOf(rule: string, listFollows: boolean): string | null {
  const last = sentencesOf(rule).at(-1);
  const sentence = last ? rule.slice(last.start, last.end) : '';
  const own = rule.length <= LONGEST_LEAD_IN ? rule : sentence;
  if (own === '' || own.length > LONGEST_LEAD_IN) return null;
  const introduces = OPEN_END.test(own) || (listFollows && ANNOUNCES.test(foldText(sentence)));
  return introduces ? headingText(own) : null;
}
