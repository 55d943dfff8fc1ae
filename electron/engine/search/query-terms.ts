import { stemOf, type Term } from '../text/terms.ts';
import type { ParsedQuery } from './parse-query.ts';
import {
  DECIDING_INFORMATION,
  MOST_TERMS,
  NUMBER_WEIGHT,
  SHORTEST_PREFIX,
  SPLIT_PAIR_WEIGHT,
  TERM_OF_ART,
} from './search-constants.ts';
import type { Alternative } from './widen-query.ts';

/** A word as the words index knows it. */
export interface IndexedTerm {
  /** As printed, folded. */
  printed: string;
  /** Stem of a word; null for numbers, amounts and Chinese. */
  stem: string | null;
}

/** One content term of the query with all its ways to be found. */
export interface TermGroup {
  /** Ways to say it; all terms of one must stand in a passage. The first is the query's own. */
  forms: IndexedTerm[][];
  /** 0..1: what each form counts when it is found. */
  formWeights: number[];
  /** Also found by a longer word that begins so; null unless it is the unfinished last word. */
  prefix: string | null;
  /** In how many passages of the library it stands, in its most frequent form. */
  passages: number;
  /** How much finding it says: information in nats, less for numbers and for pairs that join two words. */
  weight: number;
  /** The same for the decision, where no rare word may outweigh all others. */
  decidingWeight: number;
}

/** What a library's words index counts. */
export interface WordsCounts {
  passages: number;
  frequencyOf(term: string): number;
}

/** Every term that stands for a query, to ask the library's frequencies once. */
export function termsToCount(terms: readonly Term[], alternatives: readonly Alternative[]): string[] {
  const all = [...terms, ...alternatives.flatMap((alternative) => alternative.terms)].map(indexedTerm);
  return all.flatMap(({ printed, stem }) => (stem === null ? [printed] : [printed, stem]));
}

/** The query's content terms in one library, each with its forms and its weight. */
export function termGroups(query: ParsedQuery, alternatives: readonly Alternative[], counts: WordsCounts): TermGroup[] {
  const boundaries = wordBoundaries(query.text);
  return query.terms.slice(0, MOST_TERMS).map((term) => {
    const others = alternatives.filter((other) => term.start >= other.start && term.end <= other.end);
    const forms = [[indexedTerm(term)], ...others.map((other) => other.terms.map(indexedTerm))];
    const formWeights = [1, ...others.map((other) => other.weight)];
    const passages = Math.max(...forms.map((form) => frequencyOfForm(form, counts)));
    const said = information(passages, counts.passages);
    const factor = kindWeight(term, boundaries) * (others.some((other) => other.isTermOfArt) ? TERM_OF_ART : 1);
    return {
      forms,
      formWeights,
      prefix: passages === 0 ? openPrefix(query, term) : null,
      passages,
      weight: said * factor,
      decidingWeight: Math.min(said, DECIDING_INFORMATION) * factor,
    };
  });
}

/** ln(1 + (N − n + ½) / (n + ½)): BM25's weight of a term that n of N passages hold. Above 0. */
function information(passages: number, all: number): number {
  const within = Math.min(passages, all);
  return Math.log(1 + (all - within + 0.5) / (within + 0.5));
}

function frequencyOfForm(form: readonly IndexedTerm[], counts: WordsCounts): number {
  const frequencies = form.map(({ printed, stem }) =>
    Math.max(counts.frequencyOf(printed), stem === null ? 0 : counts.frequencyOf(stem)),
  );
  return Math.min(...frequencies);
}

function indexedTerm({ term, kind }: Term): IndexedTerm {
  return { printed: term, stem: kind === 'word' ? stemOf(term) : null };
}

function kindWeight(term: Term, boundaries: ReadonlySet<number>): number {
  if (term.kind === 'number' || term.kind === 'amount') return NUMBER_WEIGHT;
  if (term.kind !== 'han-pair') return 1;
  for (let at = term.start + 1; at < term.end; at += 1) if (boundaries.has(at)) return SPLIT_PAIR_WEIGHT;
  return 1;
}

/** Only the last word may be unfinished, and only a word that nobody wrote: "po" must not find every "policy". */
function openPrefix(query: ParsedQuery, term: Term): string | null {
  const open = query.lastWordOpen && term.kind === 'word' && term.end === query.text.length;
  return open && term.term.length >= SHORTEST_PREFIX ? term.term : null;
}

const CHINESE_WORDS = new Intl.Segmenter('zh', { granularity: 'word' });

/** Offsets at which a word begins, by the dictionary of the runtime. */
function wordBoundaries(text: string): ReadonlySet<number> {
  return new Set(Array.from(CHINESE_WORDS.segment(text), ({ index }) => index));
}
