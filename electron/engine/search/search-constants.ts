/**
 * Numbers that were chosen by measurement, each with the measurement. The sets, the way and the whole tables stand in
 * docs/SEARCH.md; "hr", "eo-en", "eo-zh" are nDCG@10 of an English benefits handbook and of an employment guide in
 * English and Chinese, cut into passages of about 400 and 130 characters; "demo" is the share of 115 questions about the
 * demo libraries whose rule stands first.
 */

/** Most other forms of one query: a longer list drowns what was asked. A limit, not measured. */
export const MOST_WIDENINGS = 8;

/**
 * Of a synonym from the shipped list, against the word as it was typed; a short form's long form is the word itself. 0.7,
 * 0.9 and 1 answer all 321 demo questions and ten pairs of a rule and its exception alike.
 */
export const SYNONYM_WEIGHT = 0.9;

/** Content terms of one query. A pasted page has more; its first ones say what it is about. A limit, not measured. */
export const MOST_TERMS = 128;

/** Letters that the unfinished last word needs before it finds longer words. A limit, not measured. */
export const SHORTEST_PREFIX = 2;

/**
 * A number in a question is a case to be judged by the rule ("a $400 repair"), rarely the number in the rule. Chinese guide by
 * words alone: 0.2 .629, 0.5 .621; rule first of the demo questions in the same words .990 and .979, all else alike.
 */
export const NUMBER_WEIGHT = 0.2;

/**
 * A pair of Chinese characters across two words (工出 in 員工出差) says less, found or not. eo-zh fused: 0.1 .656,
 * 0.3 .668, 0.5 .679, 0.6 .684, 1 .681; above 0.5 pairs that are no word count against short questions.
 */
export const SPLIT_PAIR_WEIGHT = 0.5;

/**
 * A word that has a listed or an explained other form is a term of art, and says more than another one as frequent.
 * With 1 here a question for a purchase order and a repair finds a table of repair times before the rule
 * about orders; demo .774, with both as they are .809.
 */
export const TERM_OF_ART = 1.5;

/**
 * Of a term found once in this field, against once in a body of average length. Headings hold the document's title, which
 * all its passages share. nDCG@10 of words alone, 0.6, 1, 1.5: policies of 40 companies .209, .265, .291; English guide
 * .400, .406, .440; statutes .513, .505, .513; Chinese guide .655, .662, .646. Tags are phrasings that a person chose for
 * this rule; they and numbers were not measured.
 */
export const FIELD_WEIGHTS = { body: 1, heading: 1.2, tags: 1.5, number: 1 } as const;

/** BM25's k1: how soon further occurrences stop to count. Words, eo-zh: 0.6 .627, 0.9 .654, 1.2 .668, 1.8 .672. */
export const SATURATION = 1.2;

/** BM25's b: how much of a passage's length counts against it. Fused, mean of hr, eo-en, eo-zh: 0.3 .569, 0.5 .573, 0.75 .568. */
export const LENGTH_PART = 0.5;

/**
 * Part of the words' score of the text that says how far the terms stand close together, in the query's order. Two rules
 * that hold the same words apart (late by 30 minutes or more; by 10 or more, less than 30) differ in nothing else.
 */
export const ORDER_PART = 0.15;

/** Words, numbers or Chinese characters from one term to the next that stand close together. A limit, not measured. */
export const NEAR_PLACES = 8;

/** Share of the unreachable maximum that counts as a full match: every term once in an average body, and some more. */
export const FULL_MATCH = 0.6;

/** Passages that one rule number may name in a library: more than a screen shows, fewer than a pathological file has. */
export const MOST_CLAUSE_HITS = 200;

/**
 * Passages that the words gather for scoring, which takes 10 µs for each. Of the ten that the score puts first among all
 * 9,500 passages of seven public sets in one library, 98 to 100 of 100 are among them, of the first ones 96 to 100.
 */
export const WORDS_CANDIDATES = 200;

/** Passages whose meaning is nearest and that are scored. */
export const MEANING_CANDIDATES = 200;

/** Terms by which the words index is asked, the rarest of the query. A limit, not measured. */
export const GATHERED_TERMS = 48;

/** Entries of the words index that one search reads, besides those of the rarest term. A limit, not measured. */
export const GATHERED_PASSAGES = 20_000;

/**
 * Share of the words in a score when meaning takes part as well. Mean nDCG@10 of nine public sets: 0.3 .704, 0.4 .709,
 * 0.5 .710, 0.55 .712, 0.6 .714.
 */
export const WORDS_WEIGHT = 0.6;

/**
 * Part of the words' score that says how far the query names the passage's document by its title. nDCG@10 of a set of
 * policies of 40 companies, each named in the question, without and with it: .314 and .380; of two nearly equal plans in
 * one handbook .509 and .521.
 */
export const NAMED_PART = 0.5;

/**
 * Part of the words' share that is left for a passage in another script than the query. Chinese questions over English
 * text, nDCG@10: 0.15 to 0.25 .70, 1 .69; their rule among the first three of the demo: 0.15 .78, 1 .67.
 */
export const FOREIGN_WORDS = 0.15;

/**
 * What the closeness of a text of fewer than `words` words (or Chinese characters) lacks, in cosines, at most: the model
 * finds short texts near to everything. nDCG@10 fused, of 15 words and most 0, 0.03, 0.05, 0.08: Chinese questions over
 * English text .789, .799, .799, .799; an English employment guide .564, .577, .584, .572; the Chinese guide .731, .709,
 * .706, .699.
 */
export const SHORT_TEXT = { words: 10, most: 0.06 } as const;

/**
 * What stands around a passage in its section, page or paragraph (at most `reach` passages on each side, until there are
 * `words`), and how much of the words' score it is. `score`, words alone, 0, 0.5 and 1: benefits handbook .433, .470, .432;
 * English guide .358, .400, .387; Chinese guide .629, .655, .643; statutes .501, .513, .520. Of the closeness it has no
 * part: with 0, 0.2 and 0.4 the mean of nine sets is .7135, .7123, .7118. `length`: words of a context of average length,
 * by which BM25's `lengthPart` (its b) counts. `candidates`: the best passages for which it is read.
 */
export const CONTEXT = {
  reach: 8,
  words: 200,
  score: 0.5,
  length: 150,
  lengthPart: 0.75,
  candidates: 48,
} as const;

/**
 * So many of the best hits make a hit of what scores as high. nDCG@10, mean of nine sets: none .7061, 1 .7080, 3 .7101,
 * 5 .7117, all .7122; an accepted page among the first three of an English guide as PDF: none .57, 1 .62, from 2 on .66.
 */
export const RAISED_BY = 5;

/** Share of a rule number that the query names: above everything that words and meaning can reach beside it. */
export const NUMBER_SHARE = { own: 0.9, other: 0.8 } as const;

/** What is left of words and meaning for a passage that does not bear the number which another one bears. */
export const BESIDE_NUMBER = 0.75;

/** Breaks ties: rules before cases. `most`: the largest of them. */
export const KIND_SHARE = { most: 0.02, rules: 0.02, policy: 0.02, guidance: 0.01, cases: 0, field: 0 } as const;

/**
 * How far a passage moves towards a better one directly beside it. Of ten questions whose answer is a rule and the
 * exception beside it, both stand first: 0 seven, 0.15 seven, 0.3 and 0.5 nine. Demo questions that want several passages,
 * all among the first three: 0 .542, the others .583; the rule first in .810 with each.
 */
export const NEIGHBOUR_LIFT = 0.3;

/**
 * Which passages lift (the best ones) and which are lifted (short ones: a paragraph stands by itself). `best` 1, 3 and 8
 * and `mostSentences` 1, 2 and 5 answer the demo questions and the ten pairs (nine) alike. Before the present score, of 141
 * questions to an employment guide, .61 had their page among the first ten without either limit, with both .645.
 */
export const LIFTING = { best: 3, mostSentences: 2 } as const;

/**
 * Most information, in nats, for which a term counts in the decision. In a small library every word that it does not
 * know would otherwise outweigh all that it knows. Demo, answered and refused of 14 near questions: 2.5 .904 and 12,
 * without a limit .870 and 13.
 */
export const DECIDING_INFORMATION = 2.5;

/**
 * Share of the query's information that a passage must cover to be a hit where words must decide alone: without the model,
 * and for a field line. With the model: `Calibration`. Answered of what has an answer and refused of another subject by
 * words alone: benefits handbook .98 and .90, English guide .85 and .80, Chinese guide .69 and .94.
 */
export const EVIDENCE_OF_WORDS = { han: 0.3, other: 0.4, none: 0.4 } as const;

/**
 * From which likeness on two questions are the same: twice the content terms that they share over those of both. It lets
 * one word of four differ. 16 pairs by hand (lift-taught.test.ts), half of which ask the same: 0.75 divides all.
 */
export const SAME_QUESTION = 0.75;

/**
 * Share of the score that a rule gets from a person's word that it answers just this question. The fifth passage of 228 demo
 * questions, taught half of them as they are and half without their last word, comes first in 114 of 114 and 107 of 114
 * with 0.3, 0.45, 0.6 and 0.8 alike. With 0.6 or more a rule of score 0.2 comes before one of 0.9.
 */
export const TAUGHT_SHARE = 0.6;

/** What is left of the score of the others then. Of the same 228 questions 0.5, 0.75 and 1 put as many first. */
export const BESIDE_TAUGHT = 0.75;

/** Words of one query that are looked for in another spelling. A limit, not measured. */
export const MOST_CORRECTED = 3;

/**
 * When a word of the library is near enough to one that it does not know. `shortest`: letters of the typed word; `most`:
 * words for one; from `twoErrorsFrom` letters on two errors are forgiven. `sameStart`: letters that agree, or hold the
 * one error. A library of 100,000 passages and 83,000 words: all words with the same first letter take 15 to 230 ms, with
 * the same three 0.1 to 10 ms, and the words one error away in these three 3 to 5 ms. `mostMissing`: letters that an
 * unfinished word may still lack.
 */
export const NEAR_WORDS = { shortest: 4, most: 3, twoErrorsFrom: 8, sameStart: 3, mostMissing: 20 } as const;

/**
 * Of a word that was found in another spelling, against the word as it was typed, in score and decision. 116 English demo
 * questions in whose longest word two letters change places, rule first and answered: 0.4 .716 and .733, 0.7 .716 and
 * .741, 0.85 and 1 .724 and .750, a question more; by words alone among the first three .569, with 1 .560.
 */
export const SPELLING_WEIGHT = 0.7;

/**
 * Choosing the sentence of a passage that answers, in shares of the question's information; right of 58 questions in three
 * languages. `given`, for a sentence that gives the kind of answer asked for: 0 48, 0.15 54, 0.3 to 1 56. `before`, how much
 * of what only the sentence before it holds counts: 0 54, 0.2 and 0.4 56. `margin`, by how much it must stand out: 0.02 and
 * 0.05 56, 0.1 53.
 */
export const ANSWER_SENTENCE = { given: 0.3, before: 0.2, margin: 0.02 } as const;

/**
 * Characters from which a text says by itself what it is about, so that it means the same under another heading: about
 * twelve words of English, twenty characters of Chinese. A limit, not measured.
 */
export const SPEAKS_FOR_ITSELF = { han: 20, other: 70 } as const;

/**
 * When a rule that states an exception beside a hit is touched by the question: its score and its meaning as shares of the
 * hit's, and how much a word says that touches it as a share of what the rarest says. `score` 0.3, 0.5, 0.7, `meaning` 0.8,
 * 0.9, 0.97 and `rare` 0.5 and 0.8 answer the demo questions and the ten pairs (nine) alike, and so does `most` 0, which
 * brings none: lifting is enough there. `rare` 1: among the first three .779 for .770 in other words, .810 for .828 in
 * another language. Before the present score, any sentence of a long passage and `rare` 0.5 left .56 of a benefits
 * handbook's pages among the first three, as they are .62. `most`: exceptions of one hit, a limit.
 */
export const EXCEPTION_BESIDE = { score: 0.5, meaning: 0.9, rare: 0.8, most: 2 } as const;

/**
 * What each further passage on a page keeps of its score. An accepted page among the first three, of 50 questions to a
 * benefits handbook and 141 to an employment guide, both as PDF: 1 .66 and .69, only for passages without a clause 0.9 .66
 * and .69, for all 0.95 .66 and .71, 0.9 .68 and .72, 0.8 .68 and .73. No question of the demo libraries loses by it.
 */
export const SAME_PAGE = 0.9;
