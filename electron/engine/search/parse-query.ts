import { LIMITS } from '../../../shared/limits.ts';
import { ruleIdKey } from '../text/clause-key.ts';
import { clausesInQuery, type QueryClause } from '../text/clauses-in-query.ts';
import { contentTermsOf, termsOf, type Term } from '../text/terms.ts';
import { scriptOf, type Script } from './script-of.ts';

/** What a person typed, taken apart. All offsets count from `text`. */
export interface ParsedQuery {
  /** What is looked for: without exclusions and quotation marks. */
  text: string;
  script: Script;
  clauses: QueryClause[];
  /** The query is nothing but one or more rule numbers. */
  onlyClauses: boolean;
  /**
   * Key of the whole query as an id that only a rule set's own column can tell from a word (GIFT-A, A1); it counts where a
   * rule bears it. Null where the query is a rule number anyway, or one character.
   */
  idKey: string | null;
  /** Content terms in order, each once. */
  terms: Term[];
  /** Word sequences that must stand in a hit (`"quoted"`), see `wordSequence`. */
  phrases: string[];
  /** Word sequences that must not stand in it (`-word`, `-"two words"`). */
  excluded: string[];
  /** Whether the last word may go on: the query ends inside it. */
  lastWordOpen: boolean;
}

/**
 * Only a minus after white space and before a letter excludes: `a-b`, `-3` and `leave - how long` are plain text, and so
 * is a minus at the very start, since nothing would be left to look for.
 */
const EXCLUSION = /(?<=\s)[-－](?:["“”＂]([^"“”＂]+)["“”＂]|(\p{L}\S*))/gu;
const QUOTATION = /["“”＂]([^"“”＂]+)["“”＂]/gu;
const QUOTATION_MARK = /["“”＂]/g;

/** Takes any text. Never throws; what is no syntax is plain words. */
export function parseQuery(query: string): ParsedQuery {
  const typed = query.slice(0, LIMITS.query);
  const wanted = typed.replace(EXCLUSION, ' ');
  const text = wanted.replace(QUOTATION_MARK, ' ');
  const clauses = clausesInQuery(text);
  const terms = uniqueTerms(contentTermsOf(text));
  const onlyClauses = clauses.length > 0 && clauses.every((clause) => clause.whole);
  const idKey = onlyClauses ? null : ruleIdKey(text.trim());
  return {
    text,
    script: scriptOf(text),
    clauses,
    onlyClauses,
    idKey: idKey !== null && idKey.length > 1 ? idKey : null,
    terms,
    phrases: sequences([...wanted.matchAll(QUOTATION)].map((match) => match[1] ?? '')),
    excluded: sequences([...typed.matchAll(EXCLUSION)].map((match) => match[1] ?? match[2] ?? '')),
    lastWordOpen: terms.some((term) => term.kind === 'word' && term.end === text.length),
  };
}

/**
 * A text as its folded words and single Chinese characters between spaces, so that ` sick leave ` and ` 请 假 ` are found
 * in it at word boundaries by plain comparison, in any spelling and either Chinese script.
 */
export function wordSequence(text: string): string {
  const words = termsOf(text).filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'han');
  return ` ${words.map(({ term }) => term).join(' ')} `;
}

function sequences(texts: string[]): string[] {
  return texts.map(wordSequence).filter((sequence) => sequence.trim() !== '');
}

/** Of a repeated term the last is kept: the one that may still be growing. */
function uniqueTerms(terms: Term[]): Term[] {
  const byTerm = new Map<string, Term>();
  for (const term of terms) byTerm.set(term.term, term);
  return [...byTerm.values()];
}
