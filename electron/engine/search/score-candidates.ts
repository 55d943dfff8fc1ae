import { contextOf, type ContextPassage } from '../store/context-passages.ts';
import { documentTitles } from '../store/libraries.ts';
import type { StoredPassage } from '../store/passages.ts';
import type { Candidate } from './candidate.ts';
import { fieldCoverage, labelOf } from './field-coverage.ts';
import type { MeaningLeg } from './find-by-meaning.ts';
import type { NumberLeg } from './find-by-number.ts';
import type { WordsLeg } from './find-by-words.ts';
import { fuse, scoreOf, type LegsInUse } from './fuse-rankings.ts';
import { closenessOf, type Closeness } from './measure-closeness.ts';
import { namedDocuments } from './named-documents.ts';
import { fieldTermsFor, passageTermsFor, type FieldTerms, type PassageTerms } from './passage-terms.ts';
import { holdsPhrases } from './required-words.ts';
import { foreignTo, scriptOf } from './script-of.ts';
import { scoreWords, type ContextTerms } from './score-words.ts';
import { CONTEXT } from './search-constants.ts';
import type { LibrarySearch } from './library-search.ts';

/** What the legs found in one library. */
export interface Found {
  numbers: NumberLeg;
  /** Keys of the clauses that the query means. */
  own: ReadonlySet<string>;
  words: WordsLeg;
  meaning: MeaningLeg;
}

/**
 * Scores passages: each alone first, then the best again with what stands around them, which would take too long for all.
 */
export function scoreCandidates(
  passages: readonly StoredPassage[],
  search: LibrarySearch,
  found: Found,
  legs: LegsInUse,
): Candidate[] {
  const measure = createMeasure(search, found);
  const alone = passages.map((passage) => measure(passage, []));
  const byScore = alone
    .map((candidate) => ({ candidate, score: scoreOf(fuse(candidate, legs)) }))
    .sort((one, other) => other.score - one.score || one.candidate.passage.id - other.candidate.passage.id);
  const best = byScore.slice(0, CONTEXT.candidates).map(({ candidate }) => candidate.passage);
  const contexts = contextOf(search.store, best, search.filter, CONTEXT);
  return alone.map((candidate) => {
    const context = contexts.get(candidate.passage.id);
    return context === undefined ? candidate : measure(candidate.passage, context);
  });
}

type Measure = (passage: StoredPassage, context: readonly ContextPassage[]) => Candidate;

function createMeasure(search: LibrarySearch, found: Found): Measure {
  const { query, legs } = search;
  const wordsOf = legs.words ? createWordsMeasure(search, found) : () => null;
  const measureCloseness = createClosenessMeasure(search, found.meaning);
  return (passage, context) => {
    const bearsNumber = found.numbers.ids.includes(passage.id);
    const isOwn = passage.clauseKey !== null && found.own.has(passage.clauseKey);
    return {
      passage,
      number: bearsNumber ? (isOwn ? 'own' : 'other') : null,
      words: wordsOf(passage, context),
      closeness: measureCloseness(passage),
      foreign: foreignTo(query.script, scriptOf(passage.text)),
      holdsPhrases: holdsPhrases(passage, query),
    };
  };
}

function createWordsMeasure({ store, library }: LibrarySearch, { words }: Found) {
  const { groups, averageLength } = words;
  const termsOf = passageTermsFor(groups);
  const termsOfText = fieldTermsFor(groups);
  const named = namedDocuments(documentTitles(store, library), groups);
  const known = new Map<number, PassageTerms>();
  const around = new Map<number, FieldTerms>();
  const termsAround = ({ id, text }: ContextPassage) => {
    const terms = known.get(id)?.body ?? around.get(id) ?? termsOfText(text);
    around.set(id, terms);
    return terms;
  };
  return (passage: StoredPassage, context: readonly ContextPassage[]) => {
    const own = known.get(passage.id) ?? termsOf(passage);
    known.set(passage.id, own);
    const together = context.length === 0 ? aloneTerms(own) : joinedTerms(context, termsAround);
    const counted = { own, context: together, named: named.get(passage.document.row) ?? 0 };
    const words = scoreWords(counted, groups, averageLength);
    if (passage.kind !== 'field') return words;
    return { ...words, coverage: fieldCoverage(own, termsOfText(labelOf(passage.text)), groups) };
  };
}

function aloneTerms({ body, length }: PassageTerms): ContextTerms {
  return { count: body.count, countBegun: body.countBegun, length };
}

function joinedTerms(
  context: readonly ContextPassage[],
  termsOf: (passage: ContextPassage) => FieldTerms,
): ContextTerms {
  const texts = context.map(termsOf);
  return {
    count: (term) => texts.reduce((sum, text) => sum + text.count(term), 0),
    countBegun: (prefix) => texts.reduce((sum, text) => sum + text.countBegun(prefix), 0),
    length: context.reduce((sum, { wordsLength }) => sum + wordsLength, 0),
  };
}

function createClosenessMeasure({ meaning }: LibrarySearch, { likenesses, others }: MeaningLeg) {
  if (meaning === null) return () => null;
  return (passage: StoredPassage): Closeness | null => {
    const likeness = likenesses.get(passage.id) ?? others;
    return likeness === null ? null : { likeness, closeness: closenessOf(likeness, passage, meaning) };
  };
}
