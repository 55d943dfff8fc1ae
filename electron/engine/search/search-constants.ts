/** Numbers that were chosen by measurement; each says which one. The sets and the way are in docs/SEARCH.md. */

/** Most other forms of one query: a longer list drowns what was asked. */
export const MOST_WIDENINGS = 8;

/** Content terms of one query. A pasted page has more; its first ones say what it is about. */
export const MOST_TERMS = 128;

/** Letters that the unfinished last word needs before it finds longer words. */
export const SHORTEST_PREFIX = 2;

/** A number in a question is a case to be judged by the rule ("a $400 repair"), rarely the number in the rule. */
export const NUMBER_WEIGHT = 0.5;

/** A pair of Chinese characters across two words (工出 in 員工出差) says little, found or not. */
export const SPLIT_PAIR_WEIGHT = 0.5;

/** Of a term found once in this field, against once in a body of average length. */
export const FIELD_WEIGHTS = { body: 1, heading: 0.6, tags: 1.5, number: 1 } as const;

/** BM25's k1: how soon further occurrences stop to count. */
export const SATURATION = 1.2;

/** BM25's b: how much of a passage's length counts against it. */
export const LENGTH_PART = 0.5;

/** How far terms that all stand close together, in the query's order, take the words' score to 1. */
export const ORDER_PART = 0.3;

/**
 * Tokens between two terms that stand close together. A Chinese character makes two tokens, an amount three or four, so
 * eight are about seven English words or three characters.
 */
export const NEAR_TOKENS = 8;

/** Share of the unreachable maximum that counts as a full match: every term once in an average body, and some more. */
export const FULL_MATCH = 0.6;

/** Passages that one rule number may name in a library: more than a screen shows, fewer than a pathological file has. */
export const MOST_CLAUSE_HITS = 200;

/** Passages that the words gather for scoring. */
export const WORDS_CANDIDATES = 200;

/** Passages whose meaning is nearest and that are scored. */
export const MEANING_CANDIDATES = 200;

/** Terms by which the words index is asked, the rarest of the query. */
export const GATHERED_TERMS = 48;

/** Entries of the words index that one search reads, besides those of the rarest term. */
export const GATHERED_PASSAGES = 20_000;

/** Share of the words in a score when meaning takes part as well and the library knows every word. */
export const WORDS_WEIGHT = { han: 0.65, other: 0.3, none: 0.3 } as const;

/** Part of the words' weight that is left for a passage in another script than the query. */
export const FOREIGN_WORDS = 0.15;

/**
 * Of the score of a passage that is no sentence: a header row, a table row, a heading. It says little by itself, and the
 * model finds short texts near to everything.
 */
export const FRAGMENT = 0.93;

/** Share of a rule number that the query names: above everything that words and meaning can reach beside it. */
export const NUMBER_SHARE = { own: 0.9, other: 0.8 } as const;

/** What is left of words and meaning for a passage that does not bear the number which another one bears. */
export const BESIDE_NUMBER = 0.75;

/** Breaks ties: rules before cases. `most`: the largest of them. */
export const KIND_SHARE = { most: 0.02, rules: 0.02, policy: 0.02, guidance: 0.01, cases: 0, field: 0 } as const;

/** How far a passage moves towards a better one directly beside it. */
export const NEIGHBOUR_LIFT = 0.3;

/**
 * Most information, in nats, for which a term counts in the decision. In a small library every word that it does not
 * know would otherwise outweigh all that it knows.
 */
export const DECIDING_INFORMATION = 2.5;

/**
 * What a passage must reach to be a hit. `both`: of the covered share of the query's information and the strength of the
 * cosine, weighted; `coverage` is the first one's weight in a long question (see decide.ts). The others: where only one
 * of the two can be had.
 */
export const EVIDENCE = { coverage: 0.6, both: 0.375, wordsAlone: 0.4, meaningAlone: 0.38 } as const;

/** A word that has a listed or an explained other form is a term of art, and says more than another one as frequent. */
export const TERM_OF_ART = 1.5;
