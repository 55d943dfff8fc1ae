import type { Span } from '../../../shared/block.ts';
import { gives, type Asked } from '../text/asked-for.ts';
import { sentencesOf } from '../text/sentences.ts';
import { ANSWER_SENTENCE } from './search-constants.ts';
import type { TermGroup } from './query-terms.ts';
import { standing, type StandingTerm } from './standing-terms.ts';

/** A passage's text with its terms, and what the question looks for in it. */
interface Asking {
  text: string;
  terms: readonly StandingTerm[];
  groups: readonly TermGroup[];
  asked: readonly Asked[];
}

/**
 * The sentence of a passage that answers: the one that holds most of the question's information, counted as the words
 * leg counts it, with some preference for one that gives what is asked for (how many: an amount). What the sentence
 * before it says counts in part, since "It is approved by the manager" leaves out what it speaks of. Null where the
 * passage is one sentence, or where none stands out. The model takes no part: vectors of sentences are not stored, and
 * making them costs about 5 ms each, for ten hits as much as the whole search.
 */
export function answerSentence({ text, terms, groups, asked }: Asking): [number, number] | null {
  const sentences = statementsOf(text);
  if (sentences.length < 2) return null;
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const shares = sharesOf(sentences, { text, terms, groups, asked }, total);
  const best = shares.indexOf(Math.max(...shares));
  const second = Math.max(...shares.filter((_, index) => index !== best));
  const [sentence, share] = [sentences[best], shares[best] ?? 0];
  return sentence && share - second >= ANSWER_SENTENCE.margin ? [sentence.start, sentence.end] : null;
}

/** Of each sentence the share of the question's information, with what it gives beyond; 0 where no word of it stands. */
function sharesOf(sentences: readonly Span[], { text, terms, groups, asked }: Asking, total: number): number[] {
  const held = sentences.map(({ start, end }) => {
    const stands = standing(terms.filter((term) => term.start >= start && term.end <= end));
    return groups.map((group) => stands.group(group));
  });
  return sentences.map(({ start, end }, index) => {
    const sentence = text.slice(start, end);
    let share = 0;
    groups.forEach(({ weight }, group) => {
      if (held[index]?.[group]) share += weight / total;
      else if (held[index - 1]?.[group]) share += (ANSWER_SENTENCE.before * weight) / total;
    });
    if (share === 0 || asked.length === 0) return share;
    return share + (ANSWER_SENTENCE.given * asked.filter((kind) => gives(sentence, kind)).length) / asked.length;
  });
}

/** The next item of a list that runs on in one sentence: 一、…；二、…, (a) …; (b) … or a line of its own. */
const NEXT_ITEM =
  /[；;][ \t]*(?:(?:and|or|及|或)[ \t]*)?(?=\r?\n|[(（]?(?:[一二三四五六七八九十]{1,3}|\d{1,2}|[a-z])[)）、.．])/g;
/** What a sentence is printed with and does not say: markers of lists, bars between cells. */
const MARKER_BEFORE = /^[\s|*•·>–—-]+/;
const BAR_BEHIND = /[\s|]+$/;

/** Sentences, with the items of a list in one sentence apart, without list markers and bars. */
function statementsOf(text: string): Span[] {
  return sentencesOf(text)
    .flatMap(({ start, end }) => {
      const cuts = [...text.slice(start, end).matchAll(NEXT_ITEM)].map(
        (match) => start + match.index + match[0].length,
      );
      return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
    })
    .map((span) => said(text, span))
    .filter(({ start, end }) => start < end);
}

function said(text: string, { start, end }: Span): Span {
  const printed = text.slice(start, end);
  const marker = MARKER_BEFORE.exec(printed)?.[0].length ?? 0;
  return { start: start + marker, end: start + printed.replace(BAR_BEHIND, '').length };
}
